export { chatDigits, chatLink, plainChatText } from './chat-link.ts'
export { type ChatMessage, type ChatMessageParts, chatMessage, clippedForChat, fitsChatLink } from './chat-message.ts'
export { DOCUMENT_TYPES, type DocumentType, documentName, documentTypesOf } from './document-type.ts'
export { invoiceFacts, invoiceFieldsOf, invoiceLabel, invoiceProblems } from './invoice.ts'
export {
  fitsInvoice,
  INVOICE_FIELDS,
  type Invoice,
  type InvoiceField,
  type InvoiceFieldName,
} from './invoice-field.ts'
export {
  type Address,
  type AnswerOutcome,
  awaitsAnswer,
  type Buyer,
  canMoveOrder,
  canMoveShipment,
  DEFAULT_CHAT_HOLD_MINUTES,
  DEFAULT_MAX_OPEN_ORDERS,
  DEFAULT_MAX_UNITS,
  isChatOrder,
  isPrivateOrder,
  isTestOrder,
  type KnownBuyer,
  MAX_CHAT_HOLD_MINUTES,
  normaliseIdNumber,
  ORDER_PRIVATE_DAYS,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type Order,
  type OrderAnswer,
  type OrderDelivery,
  type OrderDraft,
  type OrderLine,
  type OrderNumber,
  type OrderOutcome,
  type OrderQuote,
  type OrderRefusal,
  type OrderStatus,
  type SalesChannel,
  SHIPMENT_STATUSES,
  SHIPMENT_TRANSITIONS,
  SHOP_ANSWERS,
  type ShipmentStatus,
  type ShopAnswer,
} from './order.ts'
export { MAX_MAIL_NOTE, type MailNotes, ORDER_STEPS, type OrderStep } from './order-step.ts'
