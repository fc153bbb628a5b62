import { fixtures } from '@store/template-kit/fixtures'
import { describeSettings, pagesOf } from '@store/template-kit/testing'
import { describe, expect, test, vi } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'

const { screens, shop } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)
inABrowser()
describeSettings(template, design, { scheme: 'auto' })

const home = (stored = {}, view = shop) => page('Home', screens.Home.full, stored, view)
const withCart = () => localStorage.setItem(`cart:${shop.shop.id}`, JSON.stringify(fixtures.carts.full.cart))

describe('each setting changes the page (D6, D7)', () => {
  test.each([1, 2, 3, 4])('tiles %i', async (tiles) => {
    expect((await home({ tiles })).querySelector('.page')?.getAttribute('data-tiles')).toBe(String(tiles))
  })

  test('photos: everywhere, nowhere, or in the offers only', async () => {
    const [product] = screens.Home.full.products
    if (!product) throw new Error('no product')
    const promotions = [{ ...product, promotion: { percent: 10 } }]
    const view = { ...screens.Home.full, promotions }
    const pictured = async (photos: string) => {
      const drawn = await page('Home', view, { photos })
      return [drawn.querySelectorAll('.dish img').length > 0, drawn.querySelectorAll('.promo img').length > 0]
    }
    expect(await pictured('yes')).toEqual([true, true])
    expect(await pictured('offers')).toEqual([false, true])
    expect(await pictured('no')).toEqual([false, false])
  })

  test('ticket: a column beside the menu, or only a bar at the bottom edge', async () => {
    const beside = async (ticket: number) => (await home({ ticket })).querySelector('aside.ticket-column') !== null
    expect([await beside(1), await beside(0)]).toEqual([true, false])
  })

  test.each(['own', 'system', 'chivo'])('fuente %s', async (font) => {
    expect((await home({ font })).querySelector('.page')?.getAttribute('data-font')).toBe(font)
  })

  test.each([1, 2, 3])('estilo_categorias %i and estilo_productos %i', async (style) => {
    const drawn = await home({ estilo_categorias: style, estilo_productos: style })
    expect(drawn.querySelector('.deck')?.getAttribute('data-style')).toBe(String(style))
    expect(drawn.querySelector('.dishes')?.getAttribute('data-style')).toBe(String(style))
    // Style 3 has neither photos nor texts.
    expect(drawn.querySelectorAll('.dish .photo, .dish-text').length > 0).toBe(style !== 3)
  })

  test('logo_cuadrado: a square logo beside the name', async () => {
    const view = { ...shop, logo: { src: '/media/logo.png', alt: null } }
    const square = async (is: number) => (await home({ logo_cuadrado: is }, view)).querySelector('.slab-logo')
    expect(await square(1)).not.toBeNull()
    expect(await square(0)).toBeNull()
  })

  test('mensaje_principal is above the menu, descripcion in the header and in the footer', async () => {
    const drawn = await home({ mensaje_principal: 'Sale en 30', descripcion: 'Cevichería de barrio' })
    expect(drawn.querySelector('h1')?.textContent).toBe('Sale en 30')
    expect(drawn.querySelector('.slab')?.textContent).toContain('Cevichería de barrio')
    expect(drawn.querySelector('footer')?.textContent).toContain('Cevichería de barrio')
    expect((await home()).querySelector('h1')?.textContent).toBe(shop.shop.name)
  })

  test('banners are the first of today’s cards, with their link; offers fill up to three', async () => {
    const [product] = screens.Home.full.products
    if (!product) throw new Error('no product')
    const promotions = [1, 2, 3, 4].map((number) => ({ ...product, id: 900 + number }))
    const banners = [{ imagen: '/media/a.jpg', titulo: 'Mesa de domingo', boton: 'Ir', enlace: '/blog' }]
    const drawn = await page('Home', { ...screens.Home.full, promotions }, { banners })
    const [first, ...others] = drawn.querySelectorAll('.today .promo')
    expect(first?.querySelector('h3')?.textContent).toBe('Mesa de domingo')
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/blog')
    expect(first?.querySelector('img')?.getAttribute('src')).toContain('a.jpg')
    expect(others).toHaveLength(2)
  })

  test('pago_online: the cart’s button says that the buyer pays online', async () => {
    withCart()
    const buttonText = async (online: number) => {
      const { place, leave } = await live('Cart', screens.Cart.full, { pago_online: online }, { ...shop, branches: [] })
      await vi.waitFor(() => expect(place.querySelector('main .cart-summary .button')).not.toBeNull())
      const text = place.querySelector('main .cart-summary .button')?.textContent ?? ''
      leave()
      return text
    }
    expect(await buttonText(1)).toBe('Pagar en línea')
    expect(await buttonText(0)).toMatch(/^Pedir · /)
  })
})

describe('trade', () => {
  test('pages speak as any shop does, or as a kitchen', async () => {
    const title = async (trade: string) =>
      (await page('Catalog', screens.Catalog.full, { trade })).querySelector('h1')?.textContent
    expect(await title('none')).toBe('Productos')
    expect(await title('kitchen')).toBe('Toda la carta')
  })

  test.each([
    ['Ceviches, Causas, Arroces, Bebidas', 'kitchen'],
    ['Starters, Pizzas, Desserts', 'kitchen'],
    ['Pratos, Saladas, Sobremesas, Presentes', 'kitchen'],
    ['Entrées, Plats, Boissons', 'kitchen'],
    ['Frutas, Verduras, Lácteos, Bebidas', 'none'],
    ['Electronics, Home & Garden, Sports & Outdoor', 'none'],
    ['', 'none'],
  ])('left to the categories, it is, of %s, %s', (names, trade) => {
    const categories = names.split(', ').map((name, at) => ({ id: at, name, position: 0, image: null, count: null }))
    expect(template.settings.fit?.(template.settings.read(null), categories)).toMatchObject({ trade })
    const chosen = template.settings.read({ trade: trade === 'none' ? 'kitchen' : 'none' })
    expect(template.settings.fit?.(chosen, categories)).toEqual(chosen)
  })
})

describe('the menu', () => {
  test('has a section for each category with dishes, with or without photos', async () => {
    const products = screens.Home.full.products.map((product) => ({ ...product, images: [] }))
    const view = { ...screens.Home.full, products, bestSellers: [], promotions: [] }
    const drawn = await page('Home', view)
    const used = new Set(products.flatMap(({ category }) => category?.name ?? []))
    const sections = shop.categories.filter(({ name }) => used.has(name))
    expect([...drawn.querySelectorAll('.course h2')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(sections.map(({ name }) => name)),
    )
    expect(drawn.querySelectorAll('.dish img, .dish [data-media]')).toHaveLength(0)
    for (const dish of drawn.querySelectorAll('.dish'))
      expect(dish.querySelector('.dish-line')?.textContent?.length).toBeGreaterThan(3)
  })

  test('a sold out dish says so and cannot be added', async () => {
    const [product] = screens.Catalog.full.page.products
    if (!product) throw new Error('no product')
    const soldOut = { ...product, options: [], variants: [], units: 0 }
    const view = { ...screens.Catalog.full, page: { ...screens.Catalog.full.page, products: [soldOut] } }
    for (const [trade, said] of Object.entries({ kitchen: 'Se acabó por hoy', none: 'Agotado' })) {
      const dish = (await page('Catalog', view, { trade })).querySelector('.dish')
      expect(dish?.textContent).toContain(said)
      expect(dish?.querySelector('button, .plus')).toBeNull()
    }
  })

  test('shows the tags of a dish', async () => {
    const [product] = screens.Catalog.full.page.products
    if (!product) throw new Error('no product')
    const tags = [{ id: 't', name: 'Cómo', position: 1, values: [{ id: 7, name: 'Picante' }] }]
    const view = { ...shop, shop: { ...shop.shop, tags } }
    const dishes = { ...screens.Catalog.full.page, products: [{ ...product, tagValues: [7] }] }
    const drawn = await page('Catalog', { ...screens.Catalog.full, page: dishes }, {}, view)
    expect(drawn.querySelector('.dish [data-mark="tag"]')?.textContent).toBe('Picante')
  })
})
