import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { CartProvider } from '../cart/cart-provider.tsx'
import { completeBrowser } from '../conformance/screen-render.tsx'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { QuickView, QuickViewLink, type QuickViewProps } from './quick-view.tsx'

const { plain } = fixtures.products
const Inside = ({ product, onClose }: QuickViewProps) => (
  <>
    <p>Adentro: {product.name}</p>
    <button type="button" onClick={onClose}>
      Cerrar
    </button>
  </>
)

const page = (load: () => Promise<{ default: typeof Inside }>) => (
  <ShopProvider view={fixtures.shop} words={es} host={{ askCart: async () => fixtures.carts.full.answer }}>
    <CartProvider>
      <QuickView load={load} fallback={<p>Un momento</p>}>
        <QuickViewLink product={plain} />
      </QuickView>
    </CartProvider>
  </ShopProvider>
)
const link = () => screen.getByRole('link', { name: `Vista rápida: ${plain.name}` })

configure({ asyncUtilTimeout: 20_000 })
beforeAll(completeBrowser)
afterEach(cleanup)

describe('quick view (L8)', () => {
  test('without JavaScript it is a link to the product, and the dialog’s code is not loaded', () => {
    const html = renderToStaticMarkup(page(() => Promise.reject(new Error('asked for'))))
    expect(html).toContain(`href="/productos/${plain.slug}"`)
    expect(html).not.toContain('Adentro')
  })

  test('opens a dialog with the product, and closes', async () => {
    render(page(async () => ({ default: Inside })))
    fireEvent.click(link())
    expect(await screen.findByText(`Adentro: ${plain.name}`)).toBeTruthy()
    expect(screen.getByRole('dialog', { name: plain.name })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('loads its code on hover or focus, and shows the fallback until then', async () => {
    let loads = 0
    render(
      page(() => {
        loads += 1
        return new Promise(() => {})
      }),
    )
    expect(loads).toBe(0)
    fireEvent.focus(link())
    expect(loads).toBe(1)
    fireEvent.click(link())
    expect(screen.getByText('Un momento')).toBeTruthy()
  })

  test('does not open on a click for a new tab', () => {
    render(page(async () => ({ default: Inside })))
    const opened = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('click', opened, { once: true })
    fireEvent.click(link(), { ctrlKey: true })
    expect(opened).toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
