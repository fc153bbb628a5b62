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
 * Every fact of a checkout stands in one of these. A template places them and draws what is around each, so that a new
 * fact is added here, once. Classes are the kit's: `field`, `half` of what shares its line, `options`, `button`, `link`.
 */
type Section = { readonly checkout: Checkout }

/** Who buys. */
export const BuyerSection = ({ checkout }: Section) => (
  <BuyerFields checkout={checkout} wide="field" short="field half" />
)

/** How it gets there, and where to. */
export const DeliverySection = ({ checkout }: Section) => (
  <>
    <DeliveryChoice checkout={checkout} className="options" />
    <PlaceFields checkout={checkout} wide="field" short="field half" />
  </>
)

/** How it is paid. */
export const PaymentSection = ({ checkout }: Section) => <PaymentChoice checkout={checkout} className="options" />

/** What the shop asks besides, what the buyer wants to say, and their yes to the terms. */
export const NotesSection = ({ checkout }: Section) => (
  <>
    <QuestionFields checkout={checkout} className="field" />
    <Field field={checkout.fields.message} className="field" />
    <CheckoutConsent checkout={checkout} className="remember" />
    <RememberBuyer checkout={checkout} className="remember" />
  </>
)

/**
 * What it comes to and how long it takes, then the buttons. `submit`, `byChat`: what a template changes of them; `children`: under
 * the first.
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
