import { createStore } from "../../ui/store.ts";

/**
 * True once nothing is left to say about cookies: the other questions of a first visit come then.
 * Null while nobody has looked.
 */
export const cookiesRead = createStore<boolean | null>(null);
