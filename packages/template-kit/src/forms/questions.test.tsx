import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CartProvider } from '../cart/cart-provider.tsx'
import type { ScreenViews, Words } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import checkout from '../words/orders/es.ts'
import placed from '../words/placed/es.ts'
import { useCheckoutForm } from './checkout/checkout-form.ts'
import { CheckoutForm } from './checkout/checkout-parts.tsx'
import { Field } from './field.tsx'
import { useQuestions } from './questions.ts'

const orders = { ...checkout, ...placed }

const words: Words = { ...es, ...orders }
const NAMES = ['name', 'idNumber', 'neighbourhood'] as const

afterEach(() => {
  cleanup()
  // The form stores what was typed in the history entry, which is the same for all tests.
  history.replaceState(null, '')
})

/** Three questions of a checkout: two are required, one is optional. */
function Conversation({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const checkout = useCheckoutForm(view)
  const questions = useQuestions(NAMES, checkout.askable)
  return (
    <CheckoutForm checkout={{ ...checkout, formProps: questions.whileOpen(checkout.formProps) }}>
      {NAMES.map((name) => (
        <div key={name} data-testid={name} data-state={questions.stateOf(name)}>
          <Field field={checkout.fields[name]} />
          <button type="button" onClick={() => questions.edit(name)}>
            {`${name}: ${questions.answers[name] ?? '?'}`}
          </button>
        </div>
      ))}
      <button type="submit">Enviar</button>
      <button type="submit" name="step" value="coupon">
        Cupón
      </button>
    </CheckoutForm>
  )
}

function open(view: ScreenViews['Checkout'] = fixtures.screens.Checkout.ready) {
  return render(
    <ShopProvider view={fixtures.shop} words={words} host={{ askCart: async () => fixtures.carts.full.answer }}>
      <CartProvider>
        <Conversation view={view} />
      </CartProvider>
    </ShopProvider>,
  )
}
const states = () => NAMES.map((name) => screen.getByTestId(name).dataset.state)
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))

test('questions are asked one after another, and an answer that the form would refuse is not accepted (L4, V1)', async () => {
  open()
  expect(states()).toEqual(['open', 'later', 'later'])
  send()
  await screen.findByText(orders['invalid.required'])
  expect(states()).toEqual(['open', 'later', 'later'])
  write('Nombre completo', 'Marina Prueba')
  send()
  await waitFor(() => expect(states()).toEqual(['answered', 'open', 'later']))
  write('Número de documento', 'abc')
  send()
  await screen.findByText(orders['invalid.numeric'])
  write('Número de documento', '1020304050')
  send()
  // An optional question accepts an empty answer.
  await waitFor(() => expect(states()).toEqual(['answered', 'answered', 'open']))
  send()
  await waitFor(() => expect(states()).toEqual(['answered', 'answered', 'answered']))
  expect(screen.getByRole('button', { name: 'name: Marina Prueba' })).toBeTruthy()
})

test('changing an answer keeps the answers after it', async () => {
  open()
  write('Nombre completo', 'Marina Prueba')
  send()
  write('Número de documento', '1020304050')
  send()
  await waitFor(() => expect(states()).toEqual(['answered', 'answered', 'open']))
  fireEvent.click(screen.getByRole('button', { name: /^name:/ }))
  expect(states()).toEqual(['open', 'later', 'later'])
  write('Nombre completo', 'Marina Otra')
  send()
  await waitFor(() => expect(states()).toEqual(['answered', 'answered', 'open']))
  expect(screen.getByRole('button', { name: 'name: Marina Otra' })).toBeTruthy()
})

test('after a refused submission, only questions with errors are asked again', async () => {
  open(fixtures.screens.Checkout.withErrors)
  await waitFor(() => expect(states()).toEqual(['answered', 'open', 'later']))
})
