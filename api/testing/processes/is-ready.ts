/** Whether a shop says that it can serve; undefined when it says nothing, as when it is gone or its connection was reset. */
export function isReady(url: string): Promise<boolean | undefined> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => undefined,
  );
}
