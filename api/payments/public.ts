export { callBank, isBankSilent, passSilence } from "./call-bank.ts";
export { type Decision, decidePayment } from "./decide-payment.ts";
export { holdsMoney, isOpenPayment } from "./payment-states.ts";
export { paymentTitles } from "./payment-titles.ts";
export type { BankAnswer, ProviderContext } from "./providers/provider.ts";
export { findProvider, providerNamed, providerOfType } from "./providers/registry.ts";
export { insertEvent, isEventHandled, markEventHandled } from "./queries/inbox.ts";
export {
  findPaymentByKey,
  insertPayment,
  movePayment,
  noteLastWord,
  type PaymentMoveRow,
  type PaymentRow,
  selectPaymentMoves,
  selectPayments,
  takePaymentsToAsk,
} from "./queries/payments.ts";
export { insertReceipt, type ReceiptRow, selectReceipts } from "./queries/receipts.ts";
export {
  closeRefund,
  insertRefund,
  isRefundDone,
  noteRefundError,
  type RefundRow,
  type RefundToTry,
  selectRefunds,
  takeRefundsToTry,
} from "./queries/refunds.ts";
export {
  type ReceiptKind,
  type ReceiptUnit,
  receiptPositions,
} from "./receipt.ts";
export { type PaymentIntent, registerPayment } from "./register-payment.ts";
export { returnAddresses } from "./return-addresses.ts";
