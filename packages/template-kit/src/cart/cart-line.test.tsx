import type { CheckedLine } from '@store/core'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fixturesFor } from '../fixtures/index.ts'
import { QuantityInput } from '../parts/quantity-input.tsx'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { useCartLine } from './cart-line.ts'
import { CartProvider, useCart } from './cart-provider.tsx'

const words = await loadWords('en', [])
const { shop, carts, products } = fixturesFor('en')
const { cart, answer } = carts.troubled
const shirt = products.variants

beforeEach(() => localStorage.setItem(`cart:${shop.shop.id}`, JSON.stringify(cart)))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Line({ line }: { readonly line: CheckedLine }) {
  const { href, isActive, amount, each, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <li aria-label={line.name} data-active={isActive}>
      <a href={href}>{[amount, each, priceNote, problem].join('|')}</a>
      {remedy && <button {...remedy} />}
      <QuantityInput {...quantity} />
      <button {...remove} />
    </li>
  )
}
function Lines() {
  const { lines, settled } = useCart()
  return settled && lines.map((line) => <Line key={line.productId} line={line} />)
}

/** The line with this name, in a cart that was checked with the server. `texts`: amount, price of one, price note, problem. */
async function lineOf(name: string, stock = answer.products) {
  render(
    <ShopProvider view={shop} words={words} host={{ askCart: async () => ({ ...answer, products: stock }) }}>
      <CartProvider>
        <Lines />
      </CartProvider>
    </ShopProvider>,
  )
  const item = await screen.findByRole('listitem', { name })
  return { item, texts: () => within(item).getByRole('link').textContent?.split('|') ?? [], ...within(item) }
}

test('a line with more units than the stock shows how many are left, and one button corrects it (S5)', async () => {
  const line = await lineOf(shirt.name)
  const left = line.getByRole('spinbutton').getAttribute('max')
  expect(line.texts()[3]).toContain(`${left}`)
  fireEvent.click(line.getByRole('button', { name: `Keep ${left}` }))
  await waitFor(() => expect(line.texts()[3], 'nothing is wrong any more').toBe(''))
  expect((line.getByRole('spinbutton') as HTMLInputElement).value).toBe(left)
})

test('a line over the shop’s limit per order names the limit, not the stock', async () => {
  const line = await lineOf(
    shirt.name,
    answer.products.map((product) => (product.id === shirt.id ? { ...shirt, maxQuantity: 2 } : product)),
  )
  expect(line.texts()[3]).toBe('Limit 2 per order')
  expect(line.getByRole('spinbutton').getAttribute('max')).toBe('2')
})

test('a product that is no longer sold can only be removed', async () => {
  const line = await lineOf(products.longName.name)
  expect(line.item.dataset.active).toBe('false')
  expect(line.queryByRole('button', { name: /^Keep/ })).toBeNull()
  expect(line.getByRole('spinbutton').hasAttribute('disabled')).toBe(true)
  fireEvent.click(line.getByRole('button', { name: `Remove ${products.longName.name}` }))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: products.longName.name })).toBeNull())
})

test('a product that sold out keeps its quantity in the cart', async () => {
  const line = await lineOf(
    products.promotion.name,
    answer.products.map((product) => (product.id === products.promotion.id ? { ...product, units: 0 } : product)),
  )
  expect(line.texts()[3]).toBe('Sold out')
  expect(line.queryByRole('button', { name: /^Keep/ })).toBeNull()
})

test('a line shows that its price has changed, and the price of one unit where there are several', async () => {
  const line = await lineOf(products.promotion.name)
  const [amount, none, note] = line.texts()
  expect(none).toBe('')
  expect(note).not.toBe('')
  fireEvent.change(line.getByRole('spinbutton'), { target: { value: '2' } })
  await waitFor(() => expect(line.texts()[1], 'each').toContain(amount))
})
