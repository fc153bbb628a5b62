import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CartProvider } from '../../cart/cart-provider.tsx'
import type { ScreenViews, Words } from '../../design.ts'
import { fixturesFor } from '../../fixtures/index.ts'
import { ShopProvider } from '../../shop-context.tsx'
import { loadWords } from '../../words.ts'
import { BuyerFields, PlaceFields } from './checkout-field-groups.tsx'
import { useCheckoutForm } from './checkout-form.ts'
import { CheckoutForm } from './checkout-parts.tsx'
import { CouponField } from './coupon-field.tsx'

const fixtures = fixturesFor('es')
const { ready, withCoupon, couponRefused } = fixtures.screens.Checkout
let words: Words
beforeEach(async () => {
  words = await loadWords('es', ['orders', 'placed'])
})
afterEach(() => {
  cleanup()
  // The form stores what was typed in the history entry, which is the same for all tests.
  history.replaceState(null, '')
})

/** A checkout with its required fields and a coupon. */
function Page({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const checkout = useCheckoutForm(view)
  return (
    <CheckoutForm checkout={checkout}>
      <BuyerFields checkout={checkout} wide="" short="" />
      <PlaceFields checkout={checkout} wide="" short="" />
      <CouponField checkout={checkout} />
      <button type="submit">Enviar</button>
    </CheckoutForm>
  )
}

const show = (view: ScreenViews['Checkout']) => {
  const { container } = render(
    <ShopProvider view={fixtures.shop} words={words} host={{ askCart: async () => fixtures.carts.full.answer }}>
      <CartProvider>
        <Page view={view} />
      </CartProvider>
    </ShopProvider>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  const sent: { step: string | null; coupon: unknown; prevented: boolean }[] = []
  container.addEventListener(
    'submit',
    (event) => {
      const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null
      const step = submitter?.name === 'step' ? submitter.value : null
      sent.push({ step, coupon: new FormData(form).get('coupon'), prevented: event.defaultPrevented })
      event.preventDefault()
    },
    { once: true },
  )
  return { form, sent }
}

test('a code can be submitted with an incomplete form, by its button and by Enter in its field', () => {
  for (const press of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Aplicar', hidden: true })),
    () => fireEvent.keyDown(screen.getByLabelText('Código del cupón'), { key: 'Enter' }),
  ]) {
    const { sent } = show(ready)
    fireEvent.change(screen.getByLabelText('Código del cupón'), { target: { value: 'hola10' } })
    press()
    expect(sent).toEqual([{ step: 'coupon', coupon: 'hola10', prevented: false }])
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
    cleanup()
  }
})

test('the first button of the form is the one that buys, so that Enter in other fields does not apply the coupon', () => {
  const { form, sent } = show(ready)
  const first = form.querySelector<HTMLButtonElement>('button')
  expect(first?.name).toBe('')
  fireEvent.click(first as HTMLElement)
  expect(sent).toEqual([{ step: null, coupon: '', prevented: true }])
  expect(document.querySelectorAll('[aria-invalid]').length).toBeGreaterThan(3)
})

test('the reason for a refusal is at the field only', () => {
  show(couponRefused)
  const field = screen.getByLabelText<HTMLInputElement>('Código del cupón')
  expect(field.value).toBe('hola 10')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Este cupón vale en compras desde $900.000. Te faltan $10.000.',
  )
  expect(field.closest('details')?.open).toBe(true)
  expect(screen.queryByRole('alert')).toBe(null)
})

test('after too many codes the field shows how long to wait', () => {
  show({ ...ready, reply: { initialValue: { coupon: 'x' }, error: { coupon: ['invalid.wait?count=5'] } } })
  const field = screen.getByLabelText('Código del cupón')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('5 minutos')
})

test('an applied coupon is submitted with the order, can be removed, and is part of the submitted total', () => {
  const { form, sent } = show(withCoupon)
  expect(new FormData(form).get('coupon')).toBe('HOLA10')
  const { total } = withCoupon.quote.totals
  expect(total).toBeLessThan(ready.quote.totals.total)
  expect(new FormData(form).get('expectedTotal')).toBe(String(total))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar el cupón HOLA10' }))
  expect(sent).toMatchObject([{ step: 'withoutCoupon', prevented: false }])
})
