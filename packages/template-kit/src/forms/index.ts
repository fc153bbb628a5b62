export { ChatOrderPanel } from './chat-order.tsx'
export { BY, BY_CHAT, type CheckoutValue, invoiceName, invoiceProblem, orderDraft, readCheckout } from './checkout.ts'
export { BuyerFields, InvoiceFields, PlaceFields, QuestionFields } from './checkout-field-groups.tsx'
export { type Checkout, useCheckoutForm } from './checkout-form.ts'
export { type CheckoutOptions, checkoutOptions } from './checkout-options.ts'
export {
  BackToCart,
  ChatButton,
  CheckoutButton,
  CheckoutConsent,
  CheckoutForm,
  CheckoutProblems,
  DeliveryChoice,
  DeliveryTime,
  PaymentChoice,
} from './checkout-parts.tsx'
export { BuyerSection, DeliverySection, NotesSection, PaymentSection, SummarySection } from './checkout-sections.tsx'
export { type CheckoutStep, itemsOfStep, STEP } from './checkout-step.ts'
export { readContact } from './contact.ts'
export {
  type Contact,
  ContactEnd,
  ContactFields,
  ContactForm,
  ContactSent,
  useContactForm,
} from './contact-form.tsx'
export { CouponField } from './coupon-field.tsx'
export { Field, type FormField } from './field.tsx'
export { FoldedLines } from './folded-lines.tsx'
export { type OrderFact, type OrderGroup, OrderGroups, useOrderGroups, useReceiptRows } from './order-facts.tsx'
export { readOrderLookup } from './order-lookup.ts'
export { type OrderLookup, OrderLookupForm, TrackingForm, useOrderLookup } from './order-lookup-form.tsx'
export { isThanked, OrderPaymentPanel, useOrderTitle } from './order-payment.tsx'
export { PROOF_FIELD } from './payment-proof.tsx'
export { type Askable, type Questions, useQuestions } from './questions.ts'
export { useRefusal } from './refusal.ts'
export { RememberBuyer } from './remember-buyer.tsx'
export type { FormReply } from './reply.ts'
