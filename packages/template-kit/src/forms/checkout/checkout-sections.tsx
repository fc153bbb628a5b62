import type { ComponentProps, ReactNode } from 'react'
import { TotalsList } from '../../order/totals-list.tsx'
import { Field } from '../field.tsx'
import { BuyerFields, PlaceFields, QuestionFields } from './checkout-field-groups.tsx'
import type { Checkout } from './checkout-form.ts'
import {
  BackToCart,
  ChatButton,
  CheckoutButton,
  CheckoutConsent,
  DeliveryChoice,
  DeliveryTime,
  PaymentChoice,
} from './checkout-parts.tsx'
import { CouponField } from './coupon-field.tsx'
import { RememberBuyer } from './remember-buyer.tsx'

/*
 * The sections of a checkout, which contain all its facts. A template places them and renders what is around each, so that
 * a new fact is added here, once. Classes are the kit's: `field`, `half` of what shares its line, `options`, `button`,
 * `link`.
 */
type Section = { readonly checkout: Checkout }

/** The buyer. */
export const BuyerSection = ({ checkout }: Section) => (
  <BuyerFields checkout={checkout} wide="field" short="field half" />
)

/** The kind of delivery, and its address or branch. */
export const DeliverySection = ({ checkout }: Section) => (
  <>
    <DeliveryChoice checkout={checkout} className="options" />
    <PlaceFields checkout={checkout} wide="field" short="field half" />
  </>
)

/** The payment method. */
export const PaymentSection = ({ checkout }: Section) => <PaymentChoice checkout={checkout} className="options" />

/** The shop's questions, the buyer's message, and the consent to the terms. */
export const NotesSection = ({ checkout }: Section) => (
  <>
    <QuestionFields checkout={checkout} className="field" />
    <Field field={checkout.fields.message} className="field" />
    <CheckoutConsent checkout={checkout} className="remember" />
    <RememberBuyer checkout={checkout} className="remember" />
  </>
)

/**
 * The totals and the delivery time, then the buttons. `submit`, `byChat`: overrides for them; `children`: below the first.
 */
export const SummarySection = ({
  checkout,
  ...own
}: Section & {
  readonly submit?: Omit<ComponentProps<typeof CheckoutButton>, 'checkout'> & { readonly 'data-tone'?: string }
  readonly byChat?: Omit<ComponentProps<typeof ChatButton>, 'checkout'>
  readonly children?: ReactNode
}) => (
  <>
    <CouponField checkout={checkout} className="coupon" />
    <TotalsList totals={checkout.totals} className="sums" />
    <DeliveryTime checkout={checkout} className="muted" />
    <CheckoutButton checkout={checkout} className="button" {...own.submit} />
    {own.children}
    <ChatButton checkout={checkout} className="button" {...own.byChat} />
    <BackToCart className="link" />
  </>
)
