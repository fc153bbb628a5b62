import { fixtures } from '@store/template-kit/fixtures'
import { describeSettings, pagesOf } from '@store/template-kit/testing'
import { describe, expect, test, vi } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'

const { screens } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)
inABrowser()
describeSettings(template, design)

describe('each setting changes the page (D6, D7)', () => {
  test('sports: the category’s colour is the accent of its tile, its list and its cards', async () => {
    const [category] = fixtures.shop.categories
    const product = screens.Catalog.full.page.products.find((each) => each.category?.name === category?.name)
    if (!category || !product) throw new Error('no product of the first category')
    const stored = { sports: { [category.name]: '#bfe9ff' } }
    const accentOf = (element: HTMLElement | null | undefined) => element?.style.getPropertyValue('--accent')
    const home = await page('Home', screens.Home.full, stored)
    expect(accentOf(home.querySelector<HTMLElement>('.sports > li'))).toBe('#bfe9ff')
    const query = { ...screens.Catalog.full.query, category: category.name }
    const catalog = await page('Catalog', { ...screens.Catalog.full, query }, stored)
    expect(accentOf(catalog.querySelector<HTMLElement>('.catalog'))).toBe('#bfe9ff')
    const card = [...catalog.querySelectorAll<HTMLElement>('.card')].find((each) =>
      each.textContent?.includes(product.name),
    )
    expect(accentOf(card)).toBe('#bfe9ff')
    expect(accentOf((await page('Home', screens.Home.full)).querySelector<HTMLElement>('.sports > li'))).toBe('')
  })

  test('slant: without it nothing is slanted', async () => {
    const isSlanted = async (slant: number) =>
      (await page('Home', screens.Home.full, { slant })).querySelector('.page')?.hasAttribute('data-slant')
    expect([await isSlanted(1), await isSlanted(0)]).toEqual([true, false])
  })

  test('sizes: the system after a shoe size', async () => {
    const shop = {
      ...fixtures.shop,
      shop: {
        ...fixtures.shop.shop,
        tags: [{ id: 'talla', name: 'Talla', position: 1, values: [{ id: 901, name: '42' }] }],
      },
    }
    const label = async (sizes: string) =>
      (await page('Home', screens.Home.full, { sizes }, shop))
        .querySelector('#my-size input[value="901"]')
        ?.getAttribute('aria-label')
    expect([await label('eu'), await label('mx')]).toEqual(['42 EU', '42 MX'])
  })

  test.each(['own', 'system', 'encode-sans'])('fuente %s', async (font) => {
    const home = await page('Home', screens.Home.full, { font })
    expect(home.querySelector('.page')?.getAttribute('data-font')).toBe(font)
  })

  test.each([1, 2, 3])('estilo_categorias %i', async (style) => {
    const sports = (await page('Home', screens.Home.full, { estilo_categorias: style })).querySelector('.sports')
    expect(sports?.getAttribute('data-style')).toBe(String(style))
    expect(sports?.querySelectorAll('[data-media]').length).toBe(style === 1 ? fixtures.shop.categories.length : 0)
  })

  test.each([1, 2, 3])('estilo_productos %i', async (style) => {
    const catalog = await page('Catalog', screens.Catalog.full, { estilo_productos: style })
    expect(catalog.querySelector('.grid')?.getAttribute('data-style')).toBe(String(style))
  })

  test('logo_cuadrado: a square logo in place of the name', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    const square = async (is: number) =>
      (await page('Home', screens.Home.full, { logo_cuadrado: is }, shop)).querySelector('.bar .brand-square')
    expect(await square(1)).not.toBeNull()
    expect(await square(0)).toBeNull()
  })

  test('mensaje_principal is the headline, descripcion stands below it and in the footer', async () => {
    const stored = { mensaje_principal: 'Sube más', descripcion: 'En tu talla, hoy.' }
    const home = await page('Home', screens.Home.full, stored)
    expect(home.querySelector('h1')?.textContent).toBe('Sube más')
    expect(home.querySelector('.hero')?.textContent).toContain('En tu talla, hoy.')
    expect(home.querySelector('footer')?.textContent).toContain('En tu talla, hoy.')
    const plain = await page('Home', screens.Home.full)
    expect(plain.querySelector('h1')?.textContent).toBe(fixtures.shop.shop.name)
  })

  test('the first banner is the picture, texts and link at the top of the home page; the others are further down', async () => {
    const banners = [
      { imagen: '/media/a.jpg', imagenMovil: '/media/a-m.jpg', titulo: 'Otoño', boton: 'Ir', enlace: '/blog' },
      { imagen: '/media/b.jpg', titulo: 'Barro', texto: 'Con tacos', boton: 'Ver tacos', enlace: '/productos' },
    ]
    const home = await page('Home', screens.Home.full, { banners })
    const hero = home.querySelector('.hero')
    expect(hero?.querySelector('h1')?.textContent).toBe('Otoño')
    expect(hero?.querySelector('img')?.getAttribute('src')).toContain('a.jpg')
    expect(hero?.querySelector('source')?.getAttribute('srcset')).toContain('a-m.jpg')
    expect(hero?.querySelector('.button')?.getAttribute('href')).toBe('/blog')
    const [slab, ...more] = home.querySelectorAll('.banner')
    expect(more).toEqual([])
    expect(slab?.querySelector('img')?.getAttribute('src')).toContain('b.jpg')
    for (const word of ['Barro', 'Con tacos', 'Ver tacos']) expect(slab?.textContent).toContain(word)
    const both = await page('Home', screens.Home.full, { banners, mensaje_principal: 'Sube más' })
    expect(both.querySelector('.hero-kicker')?.textContent).toBe('Otoño')
  })

  test('pago_online: the cart’s button says that the buyer pays online', async () => {
    const { cart } = fixtures.carts.full
    localStorage.setItem(`cart:${fixtures.shop.shop.id}`, JSON.stringify(cart))
    const buttonText = async (online: number) => {
      const { place, leave } = await live('Cart', screens.Cart.full, { pago_online: online })
      await vi.waitFor(() => expect(place.querySelector('main .cart-summary .button')).not.toBeNull())
      const text = place.querySelector('main .cart-summary .button')?.textContent
      leave()
      return text
    }
    expect(await buttonText(1)).toBe('Pagar en línea')
    expect(await buttonText(0)).toBe('Finalizar compra')
  })
})

test('the bar of the cart is shown once the cart has lines, except on pages that show the cart', async () => {
  const { cart } = fixtures.carts.full
  expect((await live('Home', screens.Home.full)).place.querySelector('.dock')).toBeNull()
  localStorage.setItem(`cart:${fixtures.shop.shop.id}`, JSON.stringify(cart))
  const home = await live('Home', screens.Home.full)
  await vi.waitFor(() => expect(home.place.querySelector('.dock-count')?.textContent).toMatch(/\d/))
  home.leave()
  const own = await live('Cart', screens.Cart.full)
  await vi.waitFor(() => expect(own.place.querySelector('.cart-rows')).not.toBeNull())
  expect(own.place.querySelector('.dock')).toBeNull()
})

test('the best sellers are numbered from 01, hidden from screen readers', async () => {
  const [one] = screens.Home.full.products
  if (!one) throw new Error('no product')
  const bestSellers = [one, { ...one, id: one.id + 1 }, { ...one, id: one.id + 2 }]
  const home = await page('Home', { ...screens.Home.full, bestSellers })
  const ranks = [...home.querySelectorAll('.ranking .card-rank')]
  expect(ranks.map(({ textContent }) => textContent)).toEqual(['01', '02', '03'])
  expect(ranks.every((rank) => rank.getAttribute('aria-hidden') === 'true')).toBe(true)
})
