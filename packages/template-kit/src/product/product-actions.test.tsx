import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useCartLink } from '../cart/cart-link.ts'
import { CartProvider, useCart } from '../cart/cart-provider.tsx'
import type { ScreenName, ShopView, Words } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import { Link } from '../host.tsx'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { buyAgain } from './buy-bar.ts'
import { useBuyForm } from './buy-form.tsx'
import { BuyNow, ProductChat, ProductSteps, useProductMarks } from './product-actions.tsx'

const fixtures = fixturesFor('es')
const { products } = fixtures
let words: Words
beforeAll(async () => {
  words = await loadWords('es')
})
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const inShop = (children: ReactNode, view: ShopView = fixtures.shop) => (
  <ShopProvider view={view} words={words} host={{ askCart: async () => fixtures.carts.full.answer }}>
    <CartProvider>{children}</CartProvider>
  </ShopProvider>
)

test('breadcrumbs link to the catalogue and the category; the product is the current page', () => {
  render(inShop(<ProductSteps product={products.promotion} whole="Todo" />))
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links[0]).toBe('/productos')
  expect(links).toHaveLength(products.promotion.category ? 2 : 1)
  expect(screen.queryByRole('link', { name: products.promotion.name })).toBe(null)
})

test('an available product is bought by chat, another one links to the chat; without a chat number there is nothing', () => {
  const { rerender } = render(inShop(<ProductChat product={products.promotion} form="buy" />))
  expect(screen.getByRole('button', { name: 'Comprar por WhatsApp' }).getAttribute('form')).toBe('buy')
  rerender(inShop(<ProductChat product={products.soldOut} />))
  expect(screen.queryByRole('button')).toBe(null)
  expect(screen.getByRole('link').textContent).toBe('Escríbenos por WhatsApp')
  expect(screen.getByRole('link').getAttribute('href')).toContain(encodeURIComponent(products.soldOut.name))
  const withoutNumber = { ...fixtures.shop, shop: { ...fixtures.shop.shop, chatNumber: null } }
  rerender(inShop(<ProductChat product={products.promotion} />, withoutNumber))
  expect(screen.queryByRole('link')).toBe(null)
  expect(document.body.textContent).toBe('')
})

test('"buy now" is offered for available products, unless the shop takes orders by chat only', () => {
  const { rerender } = render(inShop(<BuyNow product={products.promotion} form="buy" className="button" />))
  const button = screen.getByRole('button', { name: 'Comprar ahora' })
  expect([button.getAttribute('form'), button.className]).toEqual(['buy', 'button'])
  for (const product of [products.soldOut, { ...products.promotion, price: null }]) {
    rerender(inShop(<BuyNow product={product} />))
    expect(screen.queryByRole('button')).toBe(null)
  }
  const byChat = { ...fixtures.shop, shop: { ...fixtures.shop.shop, paymentMethods: [] } }
  rerender(inShop(<BuyNow product={products.promotion} />, byChat))
  expect(screen.queryByRole('button')).toBe(null)
})

test('a product’s marks are sold out, used, and free shipping', () => {
  const marks = (product: typeof products.promotion, availability: 'available' | 'soldOut') =>
    renderHook(() => useProductMarks(product, { availability }), { wrapper: ({ children }) => inShop(children) }).result
      .current
  const plain = { ...products.promotion, freeShipping: false, condition: 'new' as const }
  expect(marks(plain, 'available')).toEqual([])
  expect(marks({ ...plain, freeShipping: true, condition: 'used' }, 'soldOut')).toEqual([
    'Agotado',
    'Usado',
    'Envío gratis',
  ])
})

function Bar() {
  const buy = useBuyForm(products.variants)
  return (
    <>
      <form id="form">
        <input type="hidden" />
        <input aria-label="Talla" />
      </form>
      <button {...buyAgain(buy, 'form')}>Otra vez</button>
    </>
  )
}

test('the buy button of the bar focuses the option that is not chosen yet', () => {
  Element.prototype.scrollIntoView = vi.fn()
  render(inShop(<Bar />))
  fireEvent.click(screen.getByText('Otra vez'))
  expect(document.activeElement).toBe(screen.getByLabelText('Talla'))
  expect(localStorage.getItem('cart:7')).toBe(null)
})

function CartLink({ on }: { readonly on: ScreenName }) {
  const { link, label: said } = useCartLink(on)
  return (
    <>
      <Link {...link}>{said}</Link>
      <p data-testid="open">{String(useCart().isOpen)}</p>
    </>
  )
}

test('the link to the cart opens the drawer, but leads to the cart page in a new tab and on screens that show the cart', () => {
  const click = (options: object = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
    act(() => void screen.getByRole('link').dispatchEvent(event))
    return [event.defaultPrevented, screen.getByTestId('open').textContent]
  }
  const { rerender } = render(inShop(<CartLink on="Cart" />))
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
  expect(click()).toEqual([false, 'false'])
  rerender(inShop(<CartLink on="Home" />))
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(null)
  expect(click({ ctrlKey: true })).toEqual([false, 'false'])
  expect(click()).toEqual([true, 'true'])
})
