import type { orders as ru } from "../../ru/ordering/orders.ts";

export const orders: typeof ru = {
  resultTitle: "Payment of the order",
  checking: "Checking order status",
  checkingMore: "Waiting for the bank's answer. It usually takes a few seconds.",
  checkingLong:
    "The bank has not answered yet. You may close this page: we will write to you once the payment has gone through.",
  undecided:
    "The bank has not said yet whether the payment went through. If you have paid, please wait: we will write to you once the money arrives. If not, go back to the payment. It cannot go through twice.",
  goOnPaying: "Back to the payment",
  paid: "Order paid successfully",
  thanks: (name) => `Thank you, ${name}!`,
  accepted: (number) => `Order ${number} is placed`,
  letter: (email) => `The receipt and a link to the order were sent to ${email}`,
  notPaid: "Unable to pay for the order",
  notPaidMore: "You have not been charged. Try again or use another card.",
  heldUntil: (time) => `The pieces are put aside for you until ${time}`,
  zone: "Moscow time",
  payAgain: "Pay again",
  pay: "Pay",
  expiredMore:
    "The pieces are on sale again. If you still like them, please order once more. Should the bank take the money after all, it comes back by itself.",
  toOrder: "Open the order",
  toShop: "Back to the shop",
  failedTitle: "The order's status did not load",
  order: (number) => `Order ${number}`,
  preorder: (number) => `Preorder ${number}`,
  placedAt: (time) => `Placed ${time}`,
  items: "Pieces",
  total: "Sum",
  recipient: "Recipient",
  delivery: "Delivery",
  payment: "Payment",
  history: "What has happened",
  receipts: "Receipts",
  receiptKinds: {
    payment: "Payment receipt",
    hand_over: "Receipt on hand-over",
    refund: "Refund receipt",
  },
  receiptTax: (tax) => `incl. VAT ${tax}`,
  expectedOn: (date) => `Expected ${date}`,
};
