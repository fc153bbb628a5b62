import { chatLink, type Order } from '@store/core'
import { cleanup, render, renderHook, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CartProvider } from '../../cart/cart-provider.tsx'
import type { ScreenViews, ShopView, Words } from '../../design.ts'
import { fixturesFor } from '../../fixtures/index.ts'
import { ShopProvider } from '../../shop-context.tsx'
import { loadWords } from '../../words.ts'
import { ChatOrderPanel, useChatOrderText } from './chat-order.tsx'

const { shop, screens } = fixturesFor('es')
const { byChat, wrongCode, chatConfirmed, chatCancelled, chatLapsed, toAddress } = screens.OrderPlaced
const URL_ = byChat.chat?.url ?? ''
let words: Words
beforeEach(async () => {
  // A phone.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  words = await loadWords('es', ['orders', 'placed'])
})
afterEach(cleanup)

const Shop = ({ children, view = shop }: { readonly children: ReactNode; readonly view?: ShopView }) => (
  <ShopProvider view={view} words={words} host={{ askCart: () => new Promise(() => {}) }}>
    <CartProvider>{children}</CartProvider>
  </ShopProvider>
)
const textOf = (order: Order, view = shop) =>
  renderHook(() => useChatOrderText(order, URL_), {
    wrapper: ({ children }) => <Shop view={view}>{children}</Shop>,
  }).result.current

describe('the chat message of an order', () => {
  test('has shop, order number, lines, total, buyer and the address of the order', () => {
    const lines = textOf(byChat.order).split('\n')
    expect(lines[0]).toBe('Hola, Casa Guadua. Este es mi pedido 1042:')
    for (const [at, line] of byChat.order.lines.entries())
      expect(lines[1 + at]?.startsWith(`${line.quantity} × ${line.name}`)).toBe(true)
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^Total: \$/),
      `A nombre de: ${byChat.order.buyer.name}`,
      `Ver el pedido: ${URL_}`,
    ])
  })

  test('for any names and any number of lines, its link is short and has the complete number, total and address', () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 150 })
    const line = fc.record({
      name,
      variant: fc.array(name, { maxLength: 3 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), name, name, (given, buyer, called) => {
        const first = byChat.order.lines[0]
        if (!first) throw new Error('no line')
        const lines = given.map((each) => ({ ...first, ...each }))
        const order = { ...byChat.order, lines, buyer: { ...byChat.order.buyer, name: buyer } }
        const text = textOf(order, { ...shop, shop: { ...shop.shop, name: called } })
        const link = chatLink('573001112233', text, 'mobile')
        expect(link.length).toBeLessThan(2000)
        const message = new URL(link).searchParams.get('text') ?? ''
        expect(message).toContain('pedido 1042:')
        expect(message).toMatch(/\nTotal: \$[^\n]+\n/)
        expect(message.endsWith(`Ver el pedido: ${URL_}`)).toBe(true)
        const shownLines = message.split('\n').filter((one) => /^\d+ × /.test(one)).length
        const left = lines.length - shownLines
        if (left > 0) expect(message).toContain(left === 1 ? 'y 1 producto más' : `y ${left} productos más`)
        cleanup()
      }),
      { numRuns: 30 },
    )
  }, 30_000)
})

describe('the panel of an order by chat', () => {
  const show = ({ order, chat }: ScreenViews['OrderPlaced'], view = shop) =>
    render(
      <Shop view={view}>
        <ChatOrderPanel order={order} chat={chat} />
      </Shop>,
    )

  test('has the message as a link, the time until which units are held, and the form for the shop', () => {
    show(byChat)
    expect(screen.getByText(/Guardamos tus productos hasta el/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Enviar por WhatsApp' })
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(textOf(byChat.order))
    const form = screen.getByLabelText('Código').closest('form')
    expect(form?.getAttribute('method')).toBe('post')
    const buttons = within(form as HTMLElement).getAllByRole('button', { hidden: true })
    expect(buttons.map((button) => [button.getAttribute('name'), button.getAttribute('value')])).toEqual([
      ['answer', 'confirm'],
      ['answer', 'cancel'],
    ])
  })
  test('shows that a code is wrong, and keeps the typed code', () => {
    show(wrongCode)
    expect(screen.getByRole('alert').textContent).toContain('Ese código no es el de este pedido')
    expect(screen.getByLabelText<HTMLInputElement>('Código').value).toBe('1234 5678')
    expect(screen.getByLabelText('Código').closest('details')?.open).toBe(true)
  })
  test.each([
    ['confirmed', chatConfirmed, 'Escribir por WhatsApp'],
    ['cancelled', chatCancelled, 'Escribir por WhatsApp'],
    ['lapsed', chatLapsed, 'Pedir otra vez'],
  ] as const)('shows that an order is %s, and no form for the shop', (state, view, link) => {
    const { container } = show(view)
    expect(container.querySelector('section')?.getAttribute('data-chat-state')).toBe(state)
    expect(screen.getByRole('link', { name: link })).toBeTruthy()
    expect(screen.queryByLabelText('Código')).toBeNull()
  })
  test('an order that lapsed has a link to order the same again', () => {
    show(chatLapsed)
    const again = new URL(screen.getByRole('link').getAttribute('href') ?? '', 'http://x')
    expect([again.pathname, again.searchParams.get('chat')]).toEqual([`${shop.mount}/checkout`, '1'])
    expect(again.searchParams.get('items')).toMatch(/^101:2/)
  })
  test('is not rendered for other orders', () => {
    expect(show(toAddress).container.querySelector('section')).toBeNull()
  })
})
