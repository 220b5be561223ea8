export type { Message, OrderNews, OrderStory, Recipient } from "./message.ts";
export { queueEmail } from "./queue-message.ts";
