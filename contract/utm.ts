/** Marketing parameters of the address that a shopper came by: `utm_source=…` and its kin. */
export const utmNames = ["source", "medium", "campaign", "content", "term"] as const;
export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

export const utmMaxLength = 200;
