import type { Order } from '@store/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fixturesFor } from '../../fixtures/index.ts'
import { FactList } from '../../parts/fact-list.tsx'
import { ShopProvider } from '../../shop-context.tsx'
import { loadWords } from '../../words.ts'
import { OrderGroups, useReceiptRows } from './order-facts.tsx'

const words = await loadWords('en', ['orders', 'placed'])
const { shop, carts, orders } = fixturesFor('en')

afterEach(cleanup)

const CLASSES = { group: 'group', facts: 'facts', none: 'none', badge: 'badge', link: 'followed' }

const Sums = ({ order }: { readonly order: Order }) => <FactList rows={useReceiptRows(order)} className="sums" />

function show(order: Order) {
  return render(
    <ShopProvider view={shop} words={words} host={{ askCart: async () => carts.full.answer }}>
      <OrderGroups order={order} classes={CLASSES} />
      <Sums order={order} />
    </ShopProvider>,
  )
}

const carrierPart = () => screen.getByRole('heading', { name: 'Carrier' }).closest<HTMLElement>('.group') as HTMLElement

test('the carrier’s name, tracking number and tracking link are shown (D8)', () => {
  const carrier = { name: 'Cargo', trackingNumber: 'CE-778', trackingUrl: 'https://cargo.test/t/778' }
  show({ ...orders.placed, carrier })
  const part = within(carrierPart())
  expect(part.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Cargo',
    'CE-778',
    expect.stringContaining('cargo.test/t/778'),
  ])
  const link = part.getByRole('link', { name: /^cargo\.test\/t\/778/ })
  expect(link.getAttribute('href')).toBe(carrier.trackingUrl)
  expect(link.getAttribute('rel'), 'its page cannot reach ours').toContain('noopener')
  expect(link.className).toBe('followed')
})

test.each(['java\tscript:alert(1)', '\u0001javascript:alert(1)', '//cargo.test', 'data:text/html,x'])(
  'a tracking address that is not http (%j) is not a link',
  (trackingUrl) => {
    show({ ...orders.placed, carrier: { name: 'Cargo', trackingNumber: 'CE-778', trackingUrl } })
    expect(within(carrierPart()).queryByRole('link')).toBeNull()
  },
)

test('without a carrier, a text says that there is none yet', () => {
  show({ ...orders.placed, carrier: null })
  expect(carrierPart().querySelector('.none')?.textContent).toBe(words['order.noCarrier'])
  expect(carrierPart().querySelector('.facts')).toBeNull()
})

test('statuses are in badges, and rows of the totals have their kind', () => {
  const { container } = show(orders.placed)
  expect(container.querySelectorAll('.badge')).toHaveLength(2)
  const kinds = [...container.querySelectorAll<HTMLElement>('.sums > *')].map((row) => row.dataset.kind)
  expect(kinds).toEqual(expect.arrayContaining(['units', 'subtotal', 'shipping']))
  expect(kinds.at(-1)).toBe('total')
})
