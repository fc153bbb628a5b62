import { fixtures } from '@store/template-kit/fixtures'
import { describeSettings, pagesOf } from '@store/template-kit/testing'
import { describe, expect, test } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'

const { screens } = fixtures
const { page } = pagesOf(template, design)
describeSettings(template, design)

const text = (element: Element | null | undefined) => element?.textContent
const hrefs = (place: Element, selector: string) =>
  [...place.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe('each setting changes the page (D6, D7)', () => {
  test('yarns: colours that are set replace the template’s own', async () => {
    const style = async (yarns: unknown) =>
      (await page('Home', screens.Home.full, { yarns })).querySelector('.page')?.getAttribute('style') ?? ''
    expect(await style('#112233, no, #445566')).toBe('--yarn-0:#112233;--yarn-2:#445566')
    expect(await style(undefined)).toBe('')
  })

  test('seed: another word gives another pattern, and the letters beside it are its own', async () => {
    const stripes = async (stored: Record<string, unknown>) => {
      const home = await page('Home', screens.Home.full, { ...stored, descripcion: 'Lana, barro y junco.' })
      return [home.querySelector('#cloth')?.innerHTML, text(home.querySelector('.specimen-letters'))]
    }
    const [own, named] = [await stripes({}), await stripes({ seed: 'Abuela' })]
    expect(own[1]).toBe(fixtures.shop.shop.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
    expect(named[1]).toBe('abuela')
    expect(named[0]).not.toBe(own[0])
  })

  test('arrangement: tiles of unequal ratios, or rows of equal ones', async () => {
    const shapes = async (arrangement: string) => {
      const tiles = (await page('Catalog', screens.Catalog.full, { arrangement })).querySelector('.tiles')
      const all = [...(tiles?.children ?? [])].map((tile) => tile.getAttribute('data-shape'))
      return [tiles?.getAttribute('data-arrangement'), new Set(all).size]
    }
    expect(await shapes('masonry')).toEqual(['masonry', 3])
    expect(await shapes('rows')).toEqual(['rows', 1])
  })

  test.each(['own', 'system', 'piazzolla'])('fuente %s', async (font) => {
    const home = await page('Home', screens.Home.full, { font })
    expect(home.querySelector('.page')?.getAttribute('data-font')).toBe(font)
  })

  test.each([1, 2, 3])(
    'estilo_categorias %i: ribbons, patterns, hang-tags, each with its own pattern',
    async (style) => {
      const home = await page('Home', screens.Home.full, { estilo_categorias: style })
      const ribbons = home.querySelector('.ribbons')
      const cloths = [...(ribbons?.querySelectorAll('rect') ?? [])].map((rect) => rect.getAttribute('fill'))
      expect(ribbons?.getAttribute('data-style')).toBe(String(style))
      expect(new Set(cloths).size).toBe(fixtures.shop.categories.length)
    },
  )

  test.each([1, 2, 3])('estilo_productos %i', async (style) => {
    const tiles = (await page('Catalog', screens.Catalog.full, { estilo_productos: style })).querySelector('.tiles')
    expect(tiles?.getAttribute('data-style')).toBe(String(style))
    expect(tiles?.getAttribute('data-arrangement')).toBe(style === 3 ? 'rows' : 'masonry')
  })

  test('logo_cuadrado: a square logo, framed by the pattern, in place of the name', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    const brand = async (square: number) =>
      (await page('Home', screens.Home.full, { logo_cuadrado: square }, shop)).querySelector('.brand')
    const framed = await brand(1)
    expect(framed?.querySelector('img')?.getAttribute('src')).toContain('logo.png')
    expect(framed?.querySelector('.weave')).not.toBeNull()
    expect(text(await brand(0))).toBe(shop.shop.name)
  })

  test('mensaje_principal is the first tile; without it the shop’s name is', async () => {
    const first = async (stored: Record<string, unknown>) =>
      text((await page('Home', screens.Home.full, stored)).querySelector('.tiles > :first-child h1'))
    expect(await first({ mensaje_principal: 'Hecho despacio' })).toBe('Hecho despacio')
    expect(await first({})).toBe(fixtures.shop.shop.name)
  })

  test('descripcion: three sentences or more are numbered steps, fewer are a paragraph', async () => {
    const steps = async (descripcion: string) => {
      const made = (await page('Home', screens.Home.full, { descripcion })).querySelector('.made-words')
      return [...(made?.querySelectorAll('li, .lead') ?? [])].map(text)
    }
    expect(await steps('Hilamos. Teñimos con añil 2.0 y más. ¿Tejemos? Sí. Enviamos.')).toEqual([
      'Hilamos.',
      'Teñimos con añil 2.0 y más.',
      '¿Tejemos?',
      'Sí. Enviamos.',
    ])
    expect(await steps('Hilamos. Tejemos.')).toEqual(['Hilamos. Tejemos.'])
  })

  test('banners are cells of the masonry, after the title', async () => {
    const banners = [
      {
        imagen: '/media/a.jpg',
        imagenMovil: '/media/am.jpg',
        titulo: 'Ven',
        texto: 'Hay café',
        boton: 'Ir',
        enlace: '/blog',
      },
      { titulo: 'Sin foto' },
    ]
    const home = await page('Home', screens.Home.full, { banners })
    const [first, second] = home.querySelectorAll('.title-cell ~ .banner-cell')
    expect(text(first?.querySelector('.wool-label'))).toBe('VenHay caféIr')
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/blog')
    expect(first?.querySelector('img')?.getAttribute('src')).toContain('a.jpg')
    expect(first?.querySelector('source')?.getAttribute('srcset')).toContain('am.jpg')
    expect(text(second)).toBe('Sin foto')
    expect(second?.querySelector('.weave')).not.toBeNull()
  })
})

describe('makers', () => {
  const [one] = screens.Home.full.products
  if (!one) throw new Error('no product to show')
  const made = {
    ...one,
    facts: [
      { name: 'Artesana', value: 'Rosa' },
      { name: 'Lugar', value: 'Santiago' },
      { name: 'Días', value: '14' },
    ],
  }
  const view = { ...screens.Home.full, products: [made], promotions: [], bestSellers: [] }

  test('a tile has maker and days, and a tag on the home page has the place', async () => {
    const home = await page('Home', view)
    expect(text(home.querySelector('.tile-facts .muted'))).toBe('Rosa, 14 días')
    expect(text(home.querySelector('.tags .tag'))).toBe('RRosaSantiago14 días')
  })

  test('the tag links to the maker’s products if the shop has a tag value with that name', async () => {
    const shop = {
      ...fixtures.shop,
      shop: {
        ...fixtures.shop.shop,
        tags: [{ id: 't', name: 'Artesana', position: 1, values: [{ id: 7, name: 'Rosa' }] }],
      },
    }
    expect(hrefs(await page('Home', view, {}, shop), '.tags a')).toEqual(['/productos?tag=7'])
    expect(hrefs(await page('Home', view), '.tags a')).toEqual([])
  })

  test('a shop without makers shows its categories there', async () => {
    const home = await page('Home', { ...view, products: [{ ...one, facts: [] }] })
    expect(home.querySelectorAll('.tags a').length).toBe(fixtures.shop.categories.length)
  })

  test('a product’s page has maker, place and days as text', async () => {
    const product = await page('Product', {
      ...screens.Product.plain,
      product: { ...screens.Product.plain.product, facts: made.facts },
    })
    expect(text(product.querySelector('.maker-tag .tag-words'))).toBe('De manos de RosaSantiagoHacerlo toma 14 días.')
  })
})

describe('the pattern', () => {
  test('is defined once per page, and all uses refer to it', async () => {
    const catalog = await page('Catalog', screens.Catalog.full)
    const ids = [...catalog.querySelectorAll('pattern')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const cuts = [...catalog.querySelectorAll('.weave rect')].map((rect) => rect.getAttribute('fill'))
    expect(cuts.length).toBeGreaterThan(ids.length)
    for (const cut of cuts) expect(ids.map((id) => `url(#${id})`)).toContain(cut)
  })

  test('takes the place of missing photos, each made from the product’s name', async () => {
    const [first, second] = screens.Home.full.products
    if (!first || !second) throw new Error('not two products')
    const bare = [first, second].map((product) => ({ ...product, images: [] }))
    const home = await page('Home', { ...screens.Home.full, products: bare, bestSellers: [], promotions: [] })
    const covers = [...home.querySelectorAll('.tile .hung pattern')].map(({ innerHTML }) => innerHTML)
    expect(new Set(covers).size).toBe(2)
  })

  test('of an order covers the steps that are done', async () => {
    const tracking = await page('OrderTracking', screens.OrderTracking.onItsWay)
    const steps = [...tracking.querySelectorAll('.order-strip li')]
    expect(steps.map((step) => step.hasAttribute('data-done'))).toEqual(
      steps.map((step) => step.querySelector('.weave') !== null),
    )
    expect(tracking.querySelectorAll('.order-strip [aria-current=step]')).toHaveLength(1)
  })
})

test('a sold out product says so, and has no button', async () => {
  const catalog = await page('Catalog', screens.Catalog.full)
  const sold = catalog.querySelector('.tile[data-availability="soldOut"]')
  expect(text(sold?.querySelector('.woven-out'))).toBe('Ya no queda. Pídenos otro.')
  expect(sold?.querySelector('.strip')).toBeNull()
})

test('without JavaScript a photo opens as a file, and menu and search are popovers', async () => {
  const product = await page('Product', screens.Product.plain)
  expect(hrefs(product, '.gallery-photos a')).toEqual(screens.Product.plain.product.images.map(({ src }) => src))
  for (const id of ['menu', 'search']) {
    expect(product.querySelector(`#${id}`)?.hasAttribute('popover'), id).toBe(true)
    expect(product.querySelector(`button[popovertarget="${id}"]`), id).not.toBeNull()
  }
})
