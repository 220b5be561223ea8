export type { OrderNews } from "./message.ts";
export { queueEmail } from "./queue-message.ts";
