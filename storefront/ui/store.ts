import { useSyncExternalStore } from "react";

export interface Store<V> {
  get(): V;
  set(value: V): void;
  subscribe(listener: () => void): () => void;
}

/** A value outside of React that parts can watch: `useStore(store)`. */
export function createStore<V>(initial: V): Store<V> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; on the server, and until the page has woken up, its initial one. */
export function useStore<V>(store: Store<V>, initial: V = store.get()): V {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
