import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach } from 'vitest'
import { CartProvider } from '../../cart/cart-provider.tsx'
import type { ScreenViews, ShopView, Words } from '../../design.ts'
import { fixturesFor } from '../../fixtures/index.ts'
import { ShopProvider } from '../../shop-context.tsx'
import { loadWords } from '../../words.ts'
import { Field } from '../field.tsx'
import { useCheckoutForm } from './checkout-form.ts'
import { ChatButton, CheckoutButton, CheckoutForm, DeliveryChoice, PaymentChoice } from './checkout-parts.tsx'
import { CheckoutProblems } from './checkout-problems.tsx'
import { CouponField } from './coupon-field.tsx'

export const fixtures = fixturesFor('es')
export const ready = fixtures.screens.Checkout.ready

let words: Words
/** For test files that render a `Shop`: loads its words before each test, and unmounts it afterwards. */
export function setUpShop() {
  beforeEach(async () => {
    words = await loadWords('es', ['orders', 'placed'])
  })
  afterEach(() => {
    cleanup()
    // The form stores what was typed in the history entry, which is the same for all tests.
    history.replaceState(null, '')
  })
}

export function Shop(props: { readonly children: ReactNode; readonly view?: ShopView; readonly pending?: boolean }) {
  const { children, view = fixtures.shop, pending } = props
  return (
    <ShopProvider view={view} words={words} host={{ askCart: async () => fixtures.carts.full.answer, pending }}>
      <CartProvider>{children}</CartProvider>
    </ShopProvider>
  )
}

/** A checkout as a template renders it. */
export function Page({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const checkout = useCheckoutForm(view)
  const { fields, delivery } = checkout
  return (
    <CheckoutForm checkout={checkout}>
      <CheckoutProblems checkout={checkout} />
      <Field field={fields.name} />
      <Field field={fields.idNumber} />
      <Field field={fields.email} />
      <Field field={fields.phone} />
      <DeliveryChoice checkout={checkout} />
      {delivery === 'address' && (
        <>
          <Field field={fields.division} onChange={(value) => checkout.choose('division', value)} />
          <Field field={fields.city} onChange={(value) => checkout.choose('city', value)} />
          <Field field={fields.neighbourhood} />
          <Field field={fields.address} />
          <Field field={fields.details} />
        </>
      )}
      {checkout.chat?.fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <Field field={fields.message} />
      <PaymentChoice checkout={checkout} />
      <CouponField checkout={checkout} />
      <p data-total="">{checkout.totals.total}</p>
      <CheckoutButton checkout={checkout} />
      <ChatButton checkout={checkout} />
    </CheckoutForm>
  )
}
