export { followedCarriers, trackingUrlOf } from './carrier.ts'
export { chatDigits, chatLink, plainChatText } from './chat-link.ts'
export { type ChatMessage, type ChatMessageParts, chatMessage, clippedForChat, fitsChatLink } from './chat-message.ts'
export {
  CHAT_PLACES,
  CHAT_TEXTS,
  type ChatPlace,
  type ChatText,
  type ChatTexts,
  chatTextOf,
  fillChatText,
  MAX_CHAT_TEXT,
  unknownPlaces,
} from './chat-text.ts'
export { hasWrongCheckDigit } from './check-digit.ts'
export { DOCUMENT_TYPES, type DocumentType, documentName, documentTypesOf } from './document-type.ts'
export { invoiceFacts, invoiceFieldsOf, invoiceLabel, invoiceProblems } from './invoice.ts'
export {
  fitsInvoice,
  INVOICE_FIELDS,
  INVOICE_LIMITS,
  type Invoice,
  type InvoiceField,
  type InvoiceFieldName,
} from './invoice-field.ts'
export { MAX_CONFIRM_TRIES, NEXT_STEPS, type NextStep, nextStepOf, type OrderProgress } from './next-step.ts'
export {
  type Address,
  type AnswerOutcome,
  awaitsAnswer,
  type Buyer,
  DEFAULT_CHAT_HOLD_MINUTES,
  DEFAULT_CONFIRM_HOURS,
  DEFAULT_MAX_OPEN_ORDERS,
  DEFAULT_MAX_UNITS,
  isChatOrder,
  isPrivateOrder,
  isTestOrder,
  type KnownBuyer,
  MAX_CHAT_HOLD_MINUTES,
  MAX_CONFIRM_HOURS,
  normaliseIdNumber,
  ORDER_PRIVATE_DAYS,
  type Order,
  type OrderAnswer,
  type OrderDelivery,
  type OrderDraft,
  type OrderLine,
  type OrderNumber,
  type OrderOutcome,
  type OrderQuote,
  type OrderRefusal,
  type SalesChannel,
  SHOP_ANSWERS,
  type ShopAnswer,
} from './order.ts'
export {
  ADDRESS_FIELD_NAMES,
  ADDRESS_FIELDS,
  type AddressFieldName,
  addressLines,
  BUYER_FIELD_NAMES,
  BUYER_FIELDS,
  type BuyerFieldName,
  eachField,
  eachText,
  type OrderField,
  readTexts,
  type TextsOf,
  textFieldNames,
} from './order-fields.ts'
export { awaitsPayment, mayPay, orderAfterPayment, payable, takesProof } from './order-payment.ts'
export {
  canChange,
  canMoveOrder,
  canMoveShipment,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderStatus,
  SHIPMENT_STATUSES,
  SHIPMENT_TRANSITIONS,
  type ShipmentStatus,
} from './order-status.ts'
export { MAX_MAIL_NOTE, type MailNotes, ORDER_STEPS, type OrderStep } from './order-step.ts'
export {
  type OrderMoney,
  type PaidAttempt,
  REFUND_WAYS,
  type Refund,
  type RefundWay,
  type RestockedUnits,
  receivedFor,
  refundable,
  refundableOf,
} from './refund.ts'
export { checkoutWordsEn } from './words/checkout/en.ts'
export { checkoutWordsEs } from './words/checkout/es.ts'
export { checkoutWordsFr } from './words/checkout/fr.ts'
export { checkoutWordsPt } from './words/checkout/pt.ts'
export { CHAT_WORDS, CHECKOUT_WORDS, depositName, ORDER_WORDS, paymentName, SALE_WORDS } from './words/index.ts'
export { orderWordsEn } from './words/order/en.ts'
export { orderWordsEs } from './words/order/es.ts'
export { orderWordsFr } from './words/order/fr.ts'
export { orderWordsPt } from './words/order/pt.ts'
export { saleWordsEn } from './words/sale/en.ts'
export { saleWordsEs } from './words/sale/es.ts'
export { saleWordsFr } from './words/sale/fr.ts'
export { saleWordsPt } from './words/sale/pt.ts'
