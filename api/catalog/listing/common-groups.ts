/** The filter groups that every shop has, in the order of the panel. */
export const commonGroups = ["size", "color", "brand", "label"] as const;
