import { emptyQuery, type ProductPage } from '@store/core'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CartProvider } from '../cart/cart-provider.tsx'
import { FilterForm, SortSelect } from '../catalog/catalog-forms.tsx'
import { SearchForm } from '../catalog/search-form.tsx'
import { completeBrowser } from '../conformance/screen-render.tsx'
import type { Words } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { Link } from '../host.tsx'
import { BuyButton, BuyForm, BuyOptions, BuyQuantity, useBuyForm } from '../product/buy-form.tsx'
import { Price } from '../product/price.tsx'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { ClosePopover } from './close-popover.tsx'
import { Dialog } from './dialog.tsx'
import { Pagination } from './pagination.tsx'
import { useDelayedPending } from './waiting.tsx'

const words: Words = es
const { products, shop, screens } = fixtures
const askCart = async () => fixtures.carts.full.answer

const inShop = (children: ReactNode, host = {}) => (
  <ShopProvider view={shop} words={words} host={{ askCart, ...host }}>
    <CartProvider>{children}</CartProvider>
  </ShopProvider>
)

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Menú">
        <a href="#adentro">Adentro</a>
        <a href="https://example.com" target="_blank" rel="noreferrer" onClick={(event) => event.preventDefault()}>
          Afuera
        </a>
      </Dialog>
    </>
  )
}

function Buy({ product }: { product: Parameters<typeof useBuyForm>[0] }) {
  const buy = useBuyForm(product)
  return (
    <BuyForm buy={buy}>
      <BuyOptions />
      <BuyQuantity />
      <BuyButton />
    </BuyForm>
  )
}

const HostLink = (props: { href: string; children?: ReactNode }) => <a data-host="" {...props} />

beforeAll(completeBrowser)
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('waiting (B2, S9)', () => {
  test('a wait under 200 ms shows nothing; an indicator that was shown stays for 200 ms', () => {
    vi.useFakeTimers()
    const { result, rerender } = renderHook(({ pending }) => useDelayedPending(pending), {
      initialProps: { pending: true },
    })
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    pass(199)
    expect(result.current).toBe(false)
    rerender({ pending: false })
    pass(1000)
    expect(result.current).toBe(false)

    rerender({ pending: true })
    pass(200)
    expect(result.current).toBe(true)
    rerender({ pending: false })
    pass(199)
    expect(result.current).toBe(true)
    pass(1)
    expect(result.current).toBe(false)
  })
})

describe('Dialog', () => {
  const dialog = () => screen.getByLabelText<HTMLDialogElement>('Menú')

  test('opens as a modal, closes when the browser closes it (Escape) and when a link inside is followed', () => {
    render(<Opener />)
    expect(dialog().open).toBe(false)
    fireEvent.click(screen.getByText('Abrir'))
    expect(dialog().open).toBe(true)
    act(() => dialog().close())
    expect(dialog().getAttribute('data-state')).toBe('closed')

    fireEvent.click(screen.getByText('Abrir'))
    fireEvent.click(screen.getByText('Afuera'))
    expect(dialog().open).toBe(true)
    fireEvent.click(screen.getByText('Adentro'))
    expect(dialog().open).toBe(false)
  })

  test('a click on the backdrop closes it, a click inside does not', () => {
    render(<Opener />)
    fireEvent.click(screen.getByText('Abrir'))
    dialog().getBoundingClientRect = () => new DOMRect(10, 10, 100, 100)
    fireEvent.click(dialog(), { clientX: 50, clientY: 50 })
    expect(dialog().open).toBe(true)
    fireEvent.click(dialog(), { clientX: 500, clientY: 50 })
    expect(dialog().open).toBe(false)
  })

  test('the page behind does not scroll while it is open', () => {
    render(<Opener />)
    fireEvent.click(screen.getByText('Abrir'))
    expect(document.documentElement.style.overflow).toBe('hidden')
    act(() => dialog().close())
    expect(document.documentElement.style.overflow).toBe('')
  })
})

describe('Pagination', () => {
  const at = (page: number): ProductPage => ({ ...screens.Catalog.full.page, page, count: 24 * 20 })

  test('every page has an address; the gaps are marked', () => {
    const { container } = render(
      inShop(<Pagination page={at(10)} query={{ ...emptyQuery, search: 'lino', page: 10 }} />),
    )
    const links = [...container.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/productos?q=lino',
      '/productos?q=lino&page=8',
      '/productos?q=lino&page=9',
      '/productos?q=lino&page=11',
      '/productos?q=lino&page=12',
      '/productos?q=lino&page=20',
    ])
    expect(container.querySelectorAll('[data-gap]')).toHaveLength(2)
    expect(container.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/productos?q=lino&page=9')
    expect(container.querySelector('[aria-current=page]')?.textContent).toBe('10')
  })

  test('is not rendered for a single page', () => {
    const { container } = render(inShop(<Pagination page={{ ...at(1), count: 24 }} query={emptyQuery} />))
    expect(container.querySelector('nav')).toBe(null)
  })
})

describe('catalogue forms without JavaScript (B11)', () => {
  const query = screens.Catalog.filtered.query
  const sent = (container: HTMLElement) =>
    Object.fromEntries([...new FormData(container.querySelector('form') as HTMLFormElement)])

  test('sorting keeps the filters and starts at page 1', () => {
    const { container } = render(inShop(<SortSelect query={{ ...query, page: 3 }} />))
    expect(sent(container)).toEqual({
      q: query.search,
      category: query.category,
      subcategory: '11',
      promotion: '1',
      min: '100',
      max: '90000',
      sort: 'priceAsc',
    })
    expect(container.querySelector('form')?.getAttribute('action')).toBe('/productos')
    expect(container.querySelectorAll('option')).toHaveLength(8)
  })

  test('a filter’s own fields are not sent twice', () => {
    const { container } = render(
      inShop(
        <FilterForm query={query} names={['min', 'max']}>
          <input name="min" defaultValue="5" />
          <input name="max" defaultValue="" />
        </FilterForm>,
      ),
    )
    expect(sent(container)).toMatchObject({ q: query.search, min: '5', max: '' })
    expect(container.querySelectorAll('[name=min]')).toHaveLength(1)
  })

  test('a search drops the filters', () => {
    const { container } = render(inShop(<SearchForm id="s" query={query} />))
    expect(sent(container)).toEqual({ q: query.search })
  })
})

describe('buying', () => {
  const form = () => document.querySelector('form[data-buy-form]') as HTMLFormElement
  const button = () => document.querySelector('[data-buy-button]') as HTMLButtonElement

  test('values that are not available with the current choice are marked, and the button follows the choice (S3)', () => {
    render(inShop(<Buy product={products.variants} />))
    expect(button().disabled).toBe(false)
    fireEvent.click(screen.getByLabelText('M'))
    expect(screen.getByText('Añil').closest('label')?.getAttribute('data-availability')).toBe('soldOut')
    fireEvent.click(screen.getByRole('radio', { name: /Añil/ }))
    expect(button().disabled).toBe(true)
    expect(button().textContent).toBe('Agotado')
    fireEvent.click(screen.getByLabelText('L'))
    expect(button().disabled).toBe(false)
    expect(document.querySelector<HTMLInputElement>('[type=number]')?.max).toBe('2')
  })

  test('without a choice nothing is added, and the choice gets the focus', async () => {
    render(inShop(<Buy product={products.variants} />))
    fireEvent.submit(form())
    await waitFor(() => expect(form().dataset.outcome).toBe('chooseVariant'), { timeout: 10_000 })
    expect(document.activeElement).toBe(screen.getByLabelText('M'))
  })

  test('an option with one value has it chosen', async () => {
    render(inShop(<Buy product={products.oneVariant} />))
    fireEvent.submit(form())
    await waitFor(() => expect(form().dataset.outcome).toBe('added'), { timeout: 10_000 })
    expect(JSON.parse(localStorage.getItem('cart:7') ?? '').lines).toMatchObject([{ variantId: '1041', quantity: 1 }])
  })

  test('the quantity stays between 1 and the stock', () => {
    render(inShop(<Buy product={products.oneVariant} />))
    const input = document.querySelector('[type=number]') as HTMLInputElement
    fireEvent.change(input, { target: { value: '99' } })
    expect(input.value).toBe('6')
    fireEvent.change(input, { target: { value: '0' } })
    expect(input.value).toBe('1')
  })

  test('a price is labelled for screen readers; a missing price is a price on request (M10)', () => {
    const { container, rerender } = render(inShop(<Price product={products.promotion} percent />))
    expect(container.textContent?.replace(/\u00a0/g, ' ')).toContain('Precio actual $180.000')
    expect(container.querySelector('s')?.textContent).toContain('Precio anterior')
    expect(container.textContent).toContain('−25 %')
    rerender(inShop(<Price product={products.onRequest} />))
    expect(container.querySelector('[data-price=onRequest]')?.textContent).toBe('Precio a consultar')
  })
})

describe('links of the shop', () => {
  test('use the host’s link, except to checkout and to other sites', () => {
    render(
      inShop(
        <>
          <Link href="/productos">a</Link>
          <Link href="/checkout?items=1" reloadDocument>
            b
          </Link>
          <Link href="https://example.com">c</Link>
        </>,
        { Link: HostLink },
      ),
    )
    const byApp = (name: string) => screen.getByText(name).hasAttribute('data-host')
    expect([byApp('a'), byApp('b'), byApp('c')]).toEqual([true, false, false])
  })
})

test('the button that closes a popover is a cross with an accessible name, or has a text', () => {
  render(
    inShop(
      <>
        <ClosePopover of="menu" />
        <ClosePopover of="menu">Ocultar</ClosePopover>
      </>,
    ),
  )
  const [cross, words] = screen.getAllByRole('button')
  expect(cross).toBe(screen.getByRole('button', { name: 'Cerrar' }))
  expect(words).toBe(screen.getByRole('button', { name: 'Ocultar' }))
  expect([cross?.getAttribute('popovertarget'), cross?.getAttribute('popovertargetaction')]).toEqual(['menu', 'hide'])
})
