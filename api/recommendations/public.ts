export { noteCarted, notePurchase } from "./note-event.ts";
