/** Every way of delivery, and what it ends at: an order needs an address then, or one of the shops. */
const endsAt = { courier: "address", own_shop: "shop" } as const satisfies Record<
  string,
  "address" | "shop"
>;

export type DeliveryType = keyof typeof endsAt;

export const deliveryTypes = Object.keys(endsAt) as [DeliveryType, ...DeliveryType[]];

/** Whether it is brought to the customer's own address; false where it is collected. */
export function goesToAddress(type: DeliveryType): boolean {
  return endsAt[type] === "address";
}
