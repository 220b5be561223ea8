import { type ComponentType, lazy } from "react";

/**
 * React's `lazy` for a part of a page. While there is no line its code cannot come: the part waits
 * for the line then, for an error would take the whole page with it.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loadOnLine = async (): ReturnType<typeof load> => {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine !== false) throw error;
      await new Promise((come) => addEventListener("online", come, { once: true }));
      return loadOnLine();
    }
  };
  return lazy(loadOnLine);
}
