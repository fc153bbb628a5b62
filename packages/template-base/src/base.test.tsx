import type { Language, SafeHtml } from '@store/core'
import type { ScreenName, ScreenViews, ShopView } from '@store/template-kit'
import { loadWords } from '@store/template-kit'
import { type Fixtures, fixturesFor, Stage } from '@store/template-kit/fixtures'
import { contrast, type TokenName } from '@store/template-kit/settings'
import { completeBrowser } from '@store/template-kit/testing'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { design } from './design.ts'
import { readSettings, tokens } from './settings.ts'

// These tests cover what `describeTemplate` does not.

const fixtures = fixturesFor('es')
const { screens, carts } = fixtures

async function page<Name extends ScreenName>(
  name: Name,
  view: ScreenViews[Name],
  options: { shop?: Partial<ShopView>; cart?: keyof Fixtures['carts']; language?: Language; pending?: boolean } = {},
) {
  const { language = 'es' } = options
  const { cart, answer } = carts[options.cart ?? 'empty']
  if (cart.lines.length > 0) localStorage.setItem(`cart:${cart.shopId}`, JSON.stringify(cart))
  const load: () => Promise<{ default: ComponentType<ScreenViews[Name]> }> = design.screens[name]
  return (
    <Stage
      design={design}
      name={name}
      component={(await load()).default}
      view={view}
      shop={{ ...fixturesFor(language).shop, ...options.shop }}
      words={await loadWords(language, ['orders', 'placed'])}
      answer={answer}
      host={options.pending ? { pending: true } : undefined}
    />
  )
}
const show = async (...args: Parameters<typeof page>) => render(await page(...args))

// The cart's code is loaded with `import()`, which may be slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })
beforeAll(completeBrowser)
beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('colours', () => {
  test.each(['light', 'dark'] as const)('text has enough contrast on every background of the %s scheme', (scheme) => {
    const set = tokens[scheme]
    const grounds = [set.bg, set.surface, set.surface2]
    const least = (name: TokenName) => Math.min(...grounds.map((ground) => contrast(set[name], ground)))
    for (const ink of ['text', 'muted', 'link', 'sale', 'success', 'danger'] as const)
      expect(least(ink), ink).toBeGreaterThanOrEqual(4.5)
    for (const outline of ['control', 'primary', 'focus'] as const)
      expect(least(outline), outline).toBeGreaterThanOrEqual(3)
    for (const [on, fill] of [
      [set.onPrimary, set.primary],
      [set.onAccent, set.accent],
      [set.onSale, set.sale],
    ] as const)
      expect(contrast(on, fill), on).toBeGreaterThanOrEqual(4.5)
  })

  test('the scheme is that of the visitor’s system until the merchant sets one', () => {
    expect(readSettings(null).scheme).toBe('auto')
    expect(readSettings({ tema: 'oscuro' }).scheme).toBe('dark')
  })
})

describe('header', () => {
  test('search is a form that leads to the catalogue (L1)', async () => {
    const html = renderToStaticMarkup(await page('Home', screens.Home.full))
    expect(html).toMatch(/<form[^>]*method="get"[^>]*action="\/productos"/)
    expect(html).toContain('¿Qué estás buscando?')
  })

  test('“WhatsApp store” in the menu links to the shop’s `/wa` address (L1, R10)', async () => {
    const { container } = await show('Home', screens.Home.full)
    const menu = container.querySelector<HTMLElement>('details.menu')
    const link = within(menu as HTMLElement).getByText('Tienda por WhatsApp')
    expect(link.getAttribute('href')).toMatch(/^\/wa\/[a-z]+$/)
  })

  test('the menu closes by Escape, which restores the focus, and by its links', async () => {
    const { container } = await show('Home', screens.Home.full)
    const menu = container.querySelector('details.menu') as HTMLDetailsElement
    menu.open = true
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(menu.open).toBe(false)
    expect(document.activeElement).toBe(menu.querySelector('summary'))
    menu.open = true
    fireEvent.click(within(menu).getByRole('link', { name: 'Floreros', hidden: true }))
    expect(menu.open).toBe(false)
  })

  test('the cart link has the number of units, links to the cart page, and opens the drawer with JavaScript (L3)', async () => {
    await show('Home', screens.Home.full, { cart: 'full' })
    const link = await screen.findByRole('link', { name: 'Carrito, 4 unidades' })
    expect(link.getAttribute('href')).toBe('/cart')
    fireEvent.click(link)
    const drawer = screen.getByRole('dialog', { name: 'Tu carrito' })
    expect(await within(drawer).findByText('Finalizar compra')).toBeTruthy()
    fireEvent.click(within(drawer).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a click for a new tab does not open the drawer', async () => {
    await show('Home', screens.Home.full, { cart: 'full' })
    fireEvent.click(await screen.findByRole('link', { name: 'Carrito, 4 unidades' }), { ctrlKey: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('footer', () => {
  test('the policies of the shop are linked; without any there is no heading (L2)', async () => {
    await show('Home', screens.Home.full)
    const footer = screen.getByRole('contentinfo')
    expect(within(footer).getByText('Devoluciones y retracto').closest('a')?.getAttribute('href')).toBe(
      '/politicas/devoluciones',
    )
    expect(within(footer).queryByText('Garantía')).toBeNull()
    cleanup()
    await show('Home', screens.Home.full, { shop: fixtures.bareShop })
    expect(within(screen.getByRole('contentinfo')).queryByText('Políticas legales')).toBeNull()
  })

  test('the platform is named if the merchant has turned that on', async () => {
    const settings = readSettings({ watermark: 1 })
    await show('Home', screens.Home.full, { shop: { settings } })
    expect(screen.getByText('Hecho con Feria')).toBeTruthy()
  })
})

describe('home', () => {
  test('the merchant’s headline and banners come before the shop’s name (D6)', async () => {
    const settings = readSettings({
      mensaje_principal: 'Todo de barro',
      banners: [{ imagen: '/media/a.jpg', titulo: 'Cosecha', boton: 'Ver', enlace: '/productos?promotion=1' }],
    })
    await show('Home', screens.Home.full, { shop: { settings } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Todo de barro')
    expect(screen.getByRole('heading', { name: 'Cosecha' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver' }).getAttribute('href')).toBe('/productos?promotion=1')
  })
})

describe('catalogue', () => {
  test('every active filter is a link that removes it (L1)', async () => {
    await show('Catalog', screens.Catalog.filtered)
    const chip = screen.getByRole('link', { name: 'Quitar el filtro En oferta' })
    expect(chip.getAttribute('href')).not.toContain('promotion')
    expect(chip.getAttribute('href')).toContain('sort=priceAsc')
    expect(screen.getByRole('link', { name: 'Limpiar filtros' }).getAttribute('href')).toBe('/productos')
  })

  test('categories are links, and the chosen one shows its subcategories', async () => {
    const html = renderToStaticMarkup(await page('Catalog', screens.Catalog.filtered))
    expect(html).toContain('href="/productos?q=Florero+de+barro+negro&amp;category=Ropa&amp;promotion=1')
    expect(html).toMatch(/aria-current="true"[^>]*>Floreros/)
  })

  test('price, promotion and free shipping are one form that keeps the other filters', async () => {
    const { container } = await show('Catalog', screens.Catalog.filtered)
    const form = container.querySelector('.filter-form') as HTMLFormElement
    const fields = Object.fromEntries(new FormData(form))
    expect(fields).toMatchObject({ category: 'Mesa', subcategory: '11', min: '100', max: '90000', promotion: '1' })
    expect(fields).not.toHaveProperty('page')
  })

  test('changed results are announced, the first are not', async () => {
    const { rerender, container } = await show('Catalog', screens.Catalog.full)
    const live = container.querySelector('[data-live-region]')
    expect(live?.textContent).toBe('')
    rerender(await page('Catalog', screens.Catalog.nothingFound))
    await waitFor(() => expect(live?.textContent).toContain('0 productos'))
  })
})

describe('product', () => {
  test('choosing a variant shows its price and how many units are left (L9, S3)', async () => {
    await show('Product', screens.Product.variants)
    fireEvent.click(screen.getByRole('radio', { name: /^L/ }))
    fireEvent.click(screen.getByRole('radio', { name: /^Añil/ }))
    const main = within(screen.getByRole('main'))
    expect(main.getAllByText('$130.000').length).toBeGreaterThan(0)
    expect(main.getByText('Quedan 2 unidades')).toBeTruthy()
  })

  test('adding opens the drawer with the line in it', async () => {
    await show('Product', screens.Product.plain)
    const form = screen.getByRole('main').querySelector('[data-buy-form]') as HTMLFormElement
    await act(async () => fireEvent.submit(form))
    const drawer = await screen.findByRole('dialog', { name: 'Tu carrito' })
    expect(await within(drawer).findByText('Florero de barro negro')).toBeTruthy()
  })

  test.each([
    ['no description', 'bare', 'Este producto no tiene descripción.'],
    ['nothing related', 'bare', 'No encontramos productos relacionados.'],
    ['no shipping', 'bare', 'Este producto no tiene un método de envío configurado.'],
    ['price on request', 'onRequest', 'Comunícate con la tienda para conocer el precio o la cobertura en tu país.'],
  ] as const)('%s has its sentence (M6, M7, M8, M10)', async (_, state, sentence) => {
    const shop = state === 'bare' ? fixtures.bareShop : {}
    await show('Product', screens.Product[state], { shop })
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  test('facts at the top of the description are shown as facts, the rest as the description (D9)', async () => {
    const description = '<p>Material: barro<br />Largo: 20 cm</p><p>Se lava a mano.</p>' as SafeHtml
    await show('Product', { ...screens.Product.plain, description })
    const facts = screen.getAllByRole('definition').map((element) => element.textContent)
    expect(facts).toEqual(expect.arrayContaining(['barro', '20 cm', '900 g']))
    expect(facts.filter((fact) => fact === '14 cm').length).toBe(1)
    expect(screen.getByText('Se lava a mano.')).toBeTruthy()
    expect(screen.queryByText(/Material:/)).toBeNull()
  })

  test('a photo opens in a dialog, which can be closed', async () => {
    await show('Product', screens.Product.plain)
    fireEvent.click(screen.getByRole('link', { name: 'Ampliar la foto: Florero de barro negro' }))
    const dialog = screen.getByRole('dialog', { name: 'Florero de barro negro' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('cart', () => {
  test('an unavailable line can only be removed; too many units can be reduced to the stock (S5, S6)', async () => {
    const { container } = await show('Cart', {}, { cart: 'troubled' })
    await screen.findByText(/Solo quedan 3 unidades/)
    const [gone] = container.querySelectorAll<HTMLElement>('main [data-status="inactive"]')
    expect(within(gone as HTMLElement).getAllByRole('button').length).toBe(1)
    expect(within(gone as HTMLElement).getByRole('button', { name: /^Quitar/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Finalizar compra' }).hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Dejar 3' }))
    await waitFor(() => expect(screen.queryByText(/Solo quedan 3 unidades/)).toBeNull())
  })

  test('below the minimum purchase it shows what is missing, without a link to checkout (V2)', async () => {
    await show('Cart', {}, { cart: 'troubled' })
    expect(await screen.findByText(/La compra mínima es de .* Te faltan/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Finalizar compra' })).toBeNull()
  })

  test('emptying the cart asks for confirmation, with the focus on "no" (L3, M9)', async () => {
    await show('Cart', {}, { cart: 'full' })
    fireEvent.click(await screen.findByRole('button', { name: 'Vaciar el carrito' }))
    expect(document.activeElement?.textContent).toBe('No')
    fireEvent.click(screen.getByRole('button', { name: 'No' }))
    expect(screen.getAllByRole('button', { name: /^Quitar/ }).length).toBe(3)
    fireEvent.click(screen.getByRole('button', { name: 'Vaciar el carrito' }))
    fireEvent.click(screen.getByRole('button', { name: 'Sí' }))
    expect(await screen.findByText('Tu carrito está vacío')).toBeTruthy()
  })

  test('the next discount is shown (D4)', async () => {
    await show('Product', screens.Product.plain)
    await act(async () =>
      fireEvent.submit(screen.getByRole('main').querySelector('[data-buy-form]') as HTMLFormElement),
    )
    expect(await screen.findByText(/^Lleva 2 unidades más y ahorra 10\s%$/)).toBeTruthy()
  })

  test('a valid cart links to checkout with its lines in the address', async () => {
    await show('Cart', {}, { cart: 'full' })
    const link = await screen.findByRole('link', { name: 'Finalizar compra' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/checkout?items=101:2,102.1021:1,103:1')
  })
})

describe('orders', () => {
  test('tracking shows every field an order has (D8)', async () => {
    await show('OrderTracking', screens.OrderTracking.onItsWay)
    const main = screen.getByRole('main').textContent ?? ''
    const { order } = screens.OrderTracking.onItsWay
    const { buyer, delivery, carrier, seller } = order
    const { documentType, ...person } = buyer
    const address = delivery.kind === 'address' ? Object.values(delivery.address) : []
    const texts = [order.number, order.coupon, 'Despachado', 'En tránsito', 'Pago contra entrega', 'Tienda en línea']
    const people = [
      // The type of document is shown by its name in the country.
      ...(documentType === 'CC' ? ['Cédula de ciudadanía'] : []),
      ...Object.values(person),
      ...address,
      carrier?.name,
      carrier?.trackingNumber,
      ...Object.values(seller),
    ]
    for (const text of [...texts, ...people]) if (text !== null) expect(main).toContain(String(text))
    expect(screen.getAllByRole('time', { hidden: true }).length).toBe(2)
    expect(screen.getByRole('link', { name: /^example\.com\/guia\/GU-0001/ })).toBeTruthy()
  })

  test('an order to be picked up has no address', async () => {
    await show('OrderPlaced', screens.OrderPlaced.pickUp)
    expect(screen.getByText(/^Recoge en la tienda/)).toBeTruthy()
    expect(screen.queryByText('Dirección')).toBeNull()
  })
})

describe('errors', () => {
  test('404 has the prescribed text and a link to the home page, also of a shop under a path (E1, R10)', async () => {
    await show('Error', screens.Error.notFound, { shop: { mount: '/wa/ejemplo' } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¡Ups! Algo salió mal.')
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/wa/ejemplo')
  })

  test('500 has a link to the platform’s support, and shows the error’s message (E2, E5)', async () => {
    await show('Error', { ...screens.Error.server, message: 'Unknown middleware «tenant»' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('OOPS! Error.')
    expect(screen.getByText('Unknown middleware «tenant»')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contactar a Feria' }).getAttribute('href')).toContain('573000000000')
  })
})
