import type { Order } from '@store/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fixturesFor } from '../fixtures/index.ts'
import { FactList } from '../parts/fact-list.tsx'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
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

test('who carries an order, under which number, and where it can be followed (D8)', () => {
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
  'an address that is none of the web (%j) is no link',
  (trackingUrl) => {
    show({ ...orders.placed, carrier: { name: 'Cargo', trackingNumber: 'CE-778', trackingUrl } })
    expect(within(carrierPart()).queryByRole('link')).toBeNull()
  },
)

test('before it is handed over, that is said instead', () => {
  show({ ...orders.placed, carrier: null })
  expect(carrierPart().querySelector('.none')?.textContent).toBe(words['order.noCarrier'])
  expect(carrierPart().querySelector('.facts')).toBeNull()
})

test('how far it is stands in a badge; what it came to says which sum is which', () => {
  const { container } = show(orders.placed)
  expect(container.querySelectorAll('.badge')).toHaveLength(2)
  const kinds = [...container.querySelectorAll<HTMLElement>('.sums > *')].map((row) => row.dataset.kind)
  expect(kinds).toEqual(expect.arrayContaining(['units', 'subtotal', 'shipping']))
  expect(kinds.at(-1)).toBe('total')
})
