import type { Order } from '@store/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProofProblem, ScreenViews } from '../../design.ts'
import { fixtures } from '../../fixtures/index.ts'
import { ShopProvider } from '../../shop-context.tsx'
import es from '../../words/es.ts'
import checkout from '../../words/orders/es.ts'
import placed from '../../words/placed/es.ts'
import { OrderPaymentPanel, useOrderTitle } from './order-payment.tsx'
import { PickUpPlaces } from './pick-up-places.tsx'

const orders = { ...checkout, ...placed }

// A phone.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(cleanup)

test('an order with a deposit shows account, amount and reference, and a link to send the proof by chat', () => {
  const order = { ...fixtures.orders.placed, depositAccount: 'Banco Uno 123\nA nombre de Ana' }
  const { container } = render(
    <ShopProvider
      view={fixtures.shop}
      words={{ ...es, ...orders }}
      host={{ askCart: async () => fixtures.carts.full.answer }}
    >
      <OrderPaymentPanel order={order} pay={null} />
    </ShopProvider>,
  )
  expect(screen.getByRole('region', { name: /^Consigna \$[\d.]+ en esta cuenta$/ })).toBeDefined()
  expect(container.querySelector('[data-pay-account]')?.innerHTML).toBe('Banco Uno 123<br>A nombre de Ana')
  expect(container.textContent).toContain(`Escribe el número de pedido ${order.number} como referencia`)
  const proof = screen.getByRole('link', { name: 'Enviar el comprobante por WhatsApp' })
  expect(decodeURIComponent(proof.getAttribute('href') ?? '')).toContain(
    `comprobante de pago del pedido ${order.number}`,
  )
})

test('a proof of payment can be uploaded; its time and the reason for a refusal are shown', () => {
  const order: Order = { ...fixtures.orders.placed, ...deposit, depositAccount: 'Banco Uno 123' }
  const draw = (more: Partial<Order>, proof: ProofProblem | null = null) => {
    cleanup()
    const pay = { key: 'k', methods: [], refusal: null, proof }
    return render(
      <ShopProvider
        view={fixtures.shop}
        words={{ ...es, ...orders }}
        host={{ askCart: async () => fixtures.carts.full.answer }}
      >
        <OrderPaymentPanel order={{ ...order, ...more }} pay={pay} />
      </ShopProvider>,
    ).container
  }
  const form = draw({}).querySelector<HTMLFormElement>('[data-proof] form')
  expect([form?.getAttribute('action'), form?.enctype]).toEqual([
    `/pedido/${order.number}?key=k`,
    'multipart/form-data',
  ])
  expect(screen.getByLabelText('Foto o PDF del comprobante').getAttribute('name')).toBe('proof')
  draw({}, 'tooBig')
  expect(screen.getByRole('alert').textContent).toContain('demasiado grande')
  const receivedAt = '2026-03-01T15:00:00.000Z'
  const shown = draw({ proof: { receivedAt, changesLeft: 1 } })
  expect(shown.querySelector('[data-proof] [role=status]')?.textContent).toContain('Comprobante recibido')
  expect(screen.getByRole('button', { name: 'Cambiar el comprobante' })).toBeDefined()
  draw({ proof: { receivedAt, changesLeft: 0 } })
  expect(screen.queryByRole('button')).toBe(null)
  draw({ status: 'paid', depositAccount: null })
  expect(screen.queryByLabelText(/PDF/)).toBe(null)
  const withoutAccount = draw({ depositAccount: null })
  expect(screen.getByRole('region', { name: 'Falta tu pago' }).textContent).toContain('La tienda te da los datos')
  expect(withoutAccount.querySelector('[data-pay-account]')).toBe(null)
  expect(screen.getByLabelText('Foto o PDF del comprobante')).toBeDefined()
})

test('an order without payment data asks for no deposit', () => {
  renderPage({ ...fixtures.orders.placed, ...deposit })
  expect(screen.queryByRole('region')).toBe(null)
})
const deposit = { paymentMethod: 'bankDeposit', status: 'unpaid' } as const

function Page({ order }: { readonly order: Order }) {
  return (
    <>
      <h1>{useOrderTitle(order)}</h1>
      <OrderPaymentPanel order={order} pay={null} />
    </>
  )
}
const renderPage = (order: Order) =>
  render(
    <ShopProvider
      view={fixtures.shop}
      words={{ ...es, ...orders }}
      host={{ askCart: async () => fixtures.carts.full.answer }}
    >
      <Page order={order} />
    </ShopProvider>,
  )

test.each([
  ['unpaid', 'Tu pedido está reservado', 'Falta tu pago'],
  ['payExpired', /^Pedido \d+$/, 'Se acabó el tiempo para pagar'],
  ['payRejected', 'Tu pedido está reservado', 'El pago no fue aprobado'],
] as const)('the title of an order with the state %s matches its payment (C33)', (state, title, panel) => {
  const { order } = fixtures.screens.OrderPlaced[state]
  renderPage(order)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByRole('region', { name: panel })).toBeDefined()
  cleanup()
  // After another method was chosen, the declined payment is not shown any more.
  renderPage({ ...order, status: 'pending', paymentMethod: 'cashOnDelivery' })
  expect(screen.queryByRole('region')).toBe(null)
})

test('an order whose price is no longer valid offers no payment', () => {
  renderPage(fixtures.screens.OrderPlaced.payExpired.order)
  const text = screen.getByRole('region', { name: 'Se acabó el tiempo para pagar' }).textContent
  expect(text).toContain('Este pedido ya no se puede pagar')
  expect(text).not.toContain('puedes pagarlos')
})

test('methods look like choices, the field of a proof does not', () => {
  const { order } = fixtures.screens.OrderPlaced.unpaid
  const draw = (shown: Order, pay: ScreenViews['OrderPlaced']['pay']) => {
    cleanup()
    return render(
      <ShopProvider
        view={fixtures.shop}
        words={{ ...es, ...orders }}
        host={{ askCart: async () => fixtures.carts.full.answer }}
      >
        <OrderPaymentPanel order={shown} pay={pay} className="panel" choicesClassName="options" />
      </ShopProvider>,
    ).container
  }
  const key = 'k'
  const methods = ['wompi', 'cashOnDelivery'] as const
  expect(draw(order, { key, methods, refusal: null }).querySelectorAll('.options [type=radio]')).toHaveLength(2)
  const proof = draw({ ...order, ...deposit }, { key, methods: [], refusal: null })
  expect(proof.querySelector('.panel [type=file]')).not.toBe(null)
  expect(proof.querySelector('.options')).toBe(null)
})

test('an order to pick up shows the branches with their hours', () => {
  const [branch] = fixtures.shop.branches
  if (!branch) throw new Error('the shop has a branch')
  const view = {
    ...fixtures.shop,
    branches: [{ ...branch, name: 'Centro', address: 'Calle 1', hours: 'Lun–Sáb 9–18' }],
  }
  const { container } = render(
    <ShopProvider view={view} words={{ ...es, ...orders }} host={{ askCart: async () => fixtures.carts.full.answer }}>
      <PickUpPlaces delivery={{ kind: 'pickUp' }} />
      <PickUpPlaces delivery={{ kind: 'pickUp', branchId: 8, place: 'Poblado · Calle 10' }} />
    </ShopProvider>,
  )
  expect(container.innerHTML).toContain('<br>Centro · Calle 1 · Lun–Sáb 9–18Recoge en la tienda<br>Poblado · Calle 10<')
})
