export {
  BY,
  BY_CHAT,
  type CheckoutValue,
  invoiceName,
  invoiceProblem,
  orderDraft,
  readCheckout,
} from './checkout/checkout.ts'
export { BuyerFields, InvoiceFields, PlaceFields, QuestionFields } from './checkout/checkout-field-groups.tsx'
export { type Checkout, useCheckoutForm } from './checkout/checkout-form.ts'
export { type CheckoutOptions, checkoutOptions } from './checkout/checkout-options.ts'
export {
  BackToCart,
  ChatButton,
  CheckoutButton,
  CheckoutConsent,
  CheckoutForm,
  DeliveryChoice,
  DeliveryTime,
  PaymentChoice,
} from './checkout/checkout-parts.tsx'
export { CheckoutProblems } from './checkout/checkout-problems.tsx'
export {
  BuyerSection,
  DeliverySection,
  NotesSection,
  PaymentSection,
  SummarySection,
} from './checkout/checkout-sections.tsx'
export { type CheckoutStep, itemsOfStep, STEP } from './checkout/checkout-step.ts'
export { CouponField } from './checkout/coupon-field.tsx'
export { FoldedLines } from './checkout/folded-lines.tsx'
export { RememberBuyer } from './checkout/remember-buyer.tsx'
export { readContact } from './contact/contact.ts'
export {
  type Contact,
  ContactEnd,
  ContactFields,
  ContactForm,
  ContactSent,
  useContactForm,
} from './contact/contact-form.tsx'
export { MessageForm } from './contact/message-form.tsx'
export { Field, type FormField } from './field.tsx'
export { ChatOrderPanel } from './order/chat-order.tsx'
export { type OrderFact, type OrderGroup, OrderGroups, useOrderGroups, useReceiptRows } from './order/order-facts.tsx'
export { readOrderLookup } from './order/order-lookup.ts'
export { type OrderLookup, OrderLookupForm, TrackingForm, useOrderLookup } from './order/order-lookup-form.tsx'
export { isThanked, OrderPaymentPanel, useOrderTitle } from './order/order-payment.tsx'
export { PROOF_FIELD } from './order/payment-proof.tsx'
export { type Askable, type Questions, useQuestions } from './questions.ts'
export { useRefusal } from './refusal.ts'
export type { FormReply } from './reply.ts'
