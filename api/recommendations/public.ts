export { noteEvent, notePurchase } from "./note-event.ts";
