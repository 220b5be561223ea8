export { noteCarted, notePurchase } from "./hearing/note-event.ts";
