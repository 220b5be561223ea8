export { callBank } from "./call-bank.ts";
export { type Decision, decidePayment } from "./decide-payment.ts";
export { holdsMoney, isOpenPayment } from "./payment-states.ts";
export { paymentTitles } from "./payment-titles.ts";
export type { BankAnswer, ProviderContext } from "./providers/provider.ts";
export { paymentProviders, providerNamed, providerOfType } from "./providers/registry.ts";
export {
  closeRefund,
  findPaymentByKey,
  insertEvent,
  insertPayment,
  insertReceipt,
  insertRefund,
  isEventHandled,
  markEventHandled,
  movePayment,
  noteRefundError,
  type PaymentMoveRow,
  type PaymentRow,
  type ReceiptRow,
  type RefundRow,
  selectPaymentMoves,
  selectPayments,
  selectReceipts,
  selectRefunds,
  takePaymentsToAsk,
  takeRefundsToTry,
} from "./queries.ts";
export {
  type ReceiptKind,
  type ReceiptUnit,
  receiptPositions,
} from "./receipt.ts";
export { type PaymentIntent, registerPayment } from "./register-payment.ts";
export { returnAddresses } from "./return-addresses.ts";
