import { fixtures } from '@store/template-kit/fixtures'
import { describeSettings, pagesOf } from '@store/template-kit/testing'
import { describe, expect, test } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'

const { screens } = fixtures
const { page } = pagesOf(template, design)
describeSettings(template, design, { scheme: 'dark' })

describe('each setting changes the page (D6, D7)', () => {
  test('metal: the colour of lines, unless the merchant has set a colour', async () => {
    const metalOf = async (stored: Record<string, unknown>) =>
      (await page('Home', screens.Home.full, stored)).querySelector('.page')?.getAttribute('data-metal')
    expect(await metalOf({})).toBe('champagne')
    expect(await metalOf({ metal: 'silver' })).toBe('silver')
    expect(await metalOf({ metal: 'rose', colores: { primario: '#0a4d3c' } })).toBeNull()
  })

  test('spotlight: the light can be switched off', async () => {
    const isLit = async (stored: Record<string, unknown>) =>
      (await page('Home', screens.Home.full, stored)).querySelector('.page')?.hasAttribute('data-spotlight')
    expect([await isLit({}), await isLit({ spotlight: 0 })]).toEqual([true, false])
  })

  test('percent: reduced prices show the percentage only if it is on', async () => {
    const off = async (percent: number) =>
      (await page('Catalog', screens.Catalog.full, { percent })).querySelectorAll('.card [data-price-off]').length
    expect(await off(0)).toBe(0)
    expect(await off(1)).toBeGreaterThan(0)
  })

  test.each(['own', 'system', 'bodoni+instrument'])('fuente %s', async (font) => {
    const home = await page('Home', screens.Home.full, { font })
    expect(home.querySelector('.page')?.getAttribute('data-font')).toBe(font)
  })

  test.each([1, 2, 3])('estilo_categorias %i: names, large pictures, drawn stones', async (style) => {
    const home = await page('Home', screens.Home.full, { estilo_categorias: style })
    const nav = home.querySelector('.categories')
    const count = fixtures.shop.categories.length
    expect(nav?.querySelectorAll('a').length).toBe(count)
    expect(nav?.querySelectorAll('.stage').length).toBe(style === 2 ? count : 0)
    expect(nav?.querySelectorAll('.stone').length).toBe(style === 3 ? count : 0)
  })

  test.each([1, 2, 3])('estilo_productos %i', async (style) => {
    const catalog = await page('Catalog', screens.Catalog.full, { estilo_productos: style })
    expect(catalog.querySelector('.pieces')?.getAttribute('data-style')).toBe(String(style))
  })

  test('logo_cuadrado: a square logo in place of the name', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    const brand = async (square: number) =>
      (await page('Home', screens.Home.full, { logo_cuadrado: square }, shop)).querySelector('.brand')
    expect((await brand(1))?.querySelector('img')?.getAttribute('src')).toContain('logo.png')
    expect((await brand(0))?.textContent).toBe(shop.shop.name)
  })

  test('mensaje_principal is beside the first product, descripcion on a screen of its own', async () => {
    const home = await page('Home', screens.Home.full, {
      mensaje_principal: 'La lluvia, retenida por el oro',
      descripcion: 'Joyas de una en una.',
    })
    expect(home.querySelector('h1')?.textContent).toBe('La lluvia, retenida por el oro')
    expect(home.querySelector('.showcase h2')?.textContent).toBe(screens.Home.full.products[0]?.name)
    expect(home.querySelector('.manifesto')?.textContent).toBe('Joyas de una en una.')
  })

  test('banners are showcases with their texts; without a headline the first banner comes first', async () => {
    const banners = [
      {
        imagen: '/media/luz.jpg',
        imagenMovil: '/media/luz-m.jpg',
        titulo: 'Luz',
        texto: 'De día',
        boton: 'Ver',
        enlace: '/blog',
      },
      { imagen: '/media/agua.jpg', titulo: 'Agua' },
    ]
    const home = await page('Home', screens.Home.full, { banners })
    const [first, second, third] = home.querySelectorAll('.showcase')
    expect(first?.querySelector('h1')?.textContent).toBe('Luz')
    expect(first?.querySelector('.label')?.textContent).toBe('De díaVer')
    expect(first?.querySelector('.label a')?.getAttribute('href')).toBe('/blog')
    expect(first?.querySelector('img')?.getAttribute('src')).toContain('luz.jpg')
    expect(first?.querySelector('source')?.getAttribute('srcset')).toContain('luz-m.jpg')
    expect(second?.querySelector('h2')?.textContent).toBe('Agua')
    expect(third?.querySelector('h3')?.textContent).toBe(screens.Home.full.products[0]?.name)

    const own = await page('Home', screens.Home.full, { banners, mensaje_principal: 'Despacio' })
    expect([...own.querySelectorAll('.showcase .phrase')].slice(0, 3).map((phrase) => phrase.textContent)).toEqual([
      'Despacio',
      'Luz',
      'Agua',
    ])
  })
})

test('without JavaScript a photo opens as a file, and there is no magnifier', async () => {
  const product = await page('Product', screens.Product.plain)
  const links = [...product.querySelectorAll('.gallery-track a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(screens.Product.plain.product.images.map(({ src }) => src))
  expect(product.querySelector('.loupe')).toBeNull()
})

describe('the grid of nine products', () => {
  test('has nine products at most, none of which has a showcase', async () => {
    const home = await page('Home', { ...screens.Home.full, products: screens.Catalog.full.page.products })
    const hrefs = (selector: string) => [...home.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
    const tray = hrefs('.small-tray .small-piece')
    expect(tray).toHaveLength(9)
    expect(hrefs('.showcase .label-name a').filter((href) => tray.includes(href))).toEqual([])
  })

  test('is left out in a shop with few products, all of which have a showcase', async () => {
    const [one, two] = screens.Home.full.products
    const few = {
      ...screens.Home.full,
      products: [one, two].filter((each) => each !== undefined),
      bestSellers: [],
      promotions: [],
    }
    const home = await page('Home', few)
    expect(home.querySelector('.small-tray')).toBeNull()
    expect(home.querySelectorAll('.showcase')).toHaveLength(2)
  })
})

test('the cart shows each product with its photo', async () => {
  const dialog = (await page('Home', screens.Home.full)).querySelector('dialog.tray-dialog')
  expect(dialog?.getAttribute('aria-label')).toBe('Tu estuche')
})

test('a sold out product says so, and is not lit', async () => {
  const catalog = await page('Catalog', screens.Catalog.full)
  const sold = catalog.querySelector('.card[data-availability="soldOut"]')
  expect(sold?.querySelector('.card-buy p')?.textContent).toBe('Vendido')
  expect(sold?.querySelector('.card-buy button')).toBeNull()
})
