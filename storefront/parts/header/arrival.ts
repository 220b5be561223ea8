/** Told to the header when another page is shown under it. */
export const arrival = "arrival";
