export {
  type CheckoutOptions,
  type CheckoutValue,
  checkoutOptions,
  orderDraft,
  readCheckout,
} from './checkout.ts'
export {
  type Checkout,
  CheckoutForm,
  CheckoutProblems,
  DeliveryChoice,
  PaymentChoice,
  useCheckoutForm,
} from './checkout-form.tsx'
export { readContact } from './contact.ts'
export { type Contact, ContactForm, useContactForm } from './contact-form.tsx'
export { CouponField, type CouponStep, STEP } from './coupon-field.tsx'
export { Field, type FormField } from './field.tsx'
export { readOrderLookup } from './order-lookup.ts'
export { type OrderLookup, OrderLookupForm, useOrderLookup } from './order-lookup-form.tsx'
export { OrderPaymentPanel, useOrderTitle } from './order-payment.tsx'
export { type Askable, type Questions, useQuestions } from './questions.ts'
export { useRefusal } from './refusal.ts'
export type { FormReply } from './reply.ts'
