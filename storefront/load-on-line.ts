/**
 * Loads code or words of a part of the page. While there is no line they cannot come: they are
 * waited for then, for an error would take the whole page with it.
 */
export async function loadOnLine<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // On the server it is not told.
    if (navigator.onLine !== false) throw error;
    await new Promise((come) => addEventListener("online", come, { once: true }));
    return loadOnLine(load);
  }
}
