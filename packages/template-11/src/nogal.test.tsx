import type { Product } from '@store/core'
import {
  ALL_WORD_PARTS,
  loadTemplateWords,
  type ScreenName,
  type ScreenViews,
  type ShopView,
} from '@store/template-kit'
import { fixtures, Stage } from '@store/template-kit/fixtures'
import { tokensToCss } from '@store/template-kit/settings'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { template } from './index.ts'
import { readSettings, tokens } from './settings.ts'

const { screens, products } = fixtures
const words = await loadTemplateWords(template, 'es', ALL_WORD_PARTS)
const chair: Product = {
  ...products.plain,
  id: 501,
  slug: 'sillon-501',
  name: 'Sillón',
  dimensions: { length: 81, width: 72, height: 94, weight: '11 kg' },
  facts: [{ name: 'Material', value: 'lapacho' }],
}
const table: Product = {
  ...chair,
  id: 502,
  slug: 'mesa-502',
  name: 'Mesa',
  dimensions: { length: 90, width: 180, height: 75, weight: '48 kg' },
}
const home = { ...screens.Home.full, products: [chair, table], bestSellers: [], promotions: [] }

type Stored = Readonly<Record<string, unknown>>

async function stage<Name extends ScreenName>(name: Name, view: ScreenViews[Name], stored: Stored, shop: ShopView) {
  const load: () => Promise<{ default: ComponentType<ScreenViews[Name]> }> = template.screens[name]
  return (
    <Stage
      template={template}
      name={name}
      component={(await load()).default}
      view={view}
      shop={{ ...shop, settings: readSettings(stored) }}
      words={words}
      answer={fixtures.carts.empty.answer}
    />
  )
}

/** A page as it comes from the server, with what a merchant has set. */
async function page<Name extends ScreenName>(
  name: Name,
  view: ScreenViews[Name],
  stored: Stored = {},
  shop: ShopView = fixtures.shop,
) {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(await stage(name, view, stored, shop))
  return place
}

/** The same, alive. */
async function alive<Name extends ScreenName>(name: Name, view: ScreenViews[Name], stored: Stored = {}) {
  const place = document.createElement('div')
  document.body.append(place)
  const element = await stage(name, view, stored, fixtures.shop)
  await act(async () => createRoot(place).render(element))
  return place
}

/** Types into a field as a person does. */
async function type(field: HTMLInputElement | null | undefined, value: string) {
  if (!field) throw new Error('there is no such field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('what a merchant sets is seen (D6, D7)', () => {
  test('rooms: scenes take these grounds, in this order', async () => {
    const groundsOf = async (rooms?: string) =>
      [...(await page('Home', home, { rooms })).querySelectorAll('.scene')].map((scene) =>
        scene.getAttribute('data-room'),
      )
    expect((await groundsOf()).slice(0, 2)).toEqual(['plaster', 'forest'])
    expect((await groundsOf('night, clay')).slice(0, 3)).toEqual(['night', 'clay', 'night'])
  })

  test('tape: pieces draw their measures over their photos, or keep them in words alone', async () => {
    const view = { ...screens.Catalog.full, page: { ...screens.Catalog.full.page, products: [chair] } }
    const drawn = await page('Catalog', view)
    expect([...drawn.querySelectorAll('.card .rule b')].map((figure) => figure.textContent)).toEqual(['72', '94', '81'])
    expect(drawn.querySelector('.card-measure')?.textContent).toContain('Medidas')
    const plain = await page('Catalog', view, { tape: 0 })
    expect(plain.querySelector('.card .rule, .card-measure')).toBeNull()
    expect(plain.querySelector('.card-facts')?.textContent).toBe('72 × 81 × 94 cm · lapacho')
  })

  test('unit: sizes are said in inches everywhere', async () => {
    const view = { ...screens.Product.plain, product: chair }
    const inches = await page('Product', view, { unit: 'in' })
    expect(inches.querySelector('.product-head')?.textContent).toContain('28,3 × 31,9 × 37 in')
    expect(inches.querySelector('.measures')?.textContent).not.toMatch(/\d cm/)
    expect((await page('Product', view)).querySelector('.product-head')?.textContent).toContain('72 × 81 × 94 cm')
  })

  test.each(['own', 'system', 'instrument-sans'])('fuente %s', async (font) => {
    const place = await page('Home', home, { font })
    expect(place.querySelector('.page')?.getAttribute('data-font')).toBe(font)
  })

  test.each([1, 2, 3])('estilo_categorias %i', async (style) => {
    const place = await page('Home', home, { estilo_categorias: style })
    const names = fixtures.shop.categories.map(({ name }) => name)
    const titles = [...place.querySelectorAll('.home .scene + .reading > h2')].map((title) => title.textContent)
    expect(titles.filter((title) => names.includes(title ?? '')).length > 0).toBe(style === 1)
    expect(place.querySelectorAll('.room-list li').length).toBe(style === 1 ? 0 : names.length)
    expect(place.querySelectorAll('.room-list .sketch').length).toBe(style === 3 ? names.length : 0)
  })

  test.each([1, 2, 3])('estilo_productos %i', async (style) => {
    const view = { ...screens.Catalog.full, page: { ...screens.Catalog.full.page, products: [chair] } }
    const place = await page('Catalog', view, { estilo_productos: style })
    expect(place.querySelectorAll('.reading .card').length).toBe(style === 3 ? 0 : 1)
    expect(place.querySelectorAll('.reading .row').length).toBe(style === 3 ? 1 : 0)
    expect(place.querySelectorAll('.card .rule').length).toBe(style === 1 ? 3 : 0)
  })

  test('logo_cuadrado: a square in place of the name', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    const square = async (asked: number) =>
      (await page('Home', home, { logo_cuadrado: asked }, shop)).querySelector('.brand-square')
    expect(await square(1)).not.toBeNull()
    expect(await square(0)).toBeNull()
  })

  test('mensaje_principal is the sentence of the home page, descripcion stands under it and in the footer', async () => {
    const place = await page('Home', home, { mensaje_principal: 'Madera que dura', descripcion: 'De a uno.' })
    expect(place.querySelector('h1')?.textContent).toBe('Madera que dura')
    expect(place.querySelector('.hero .lead')?.textContent).toBe('De a uno.')
    expect(place.querySelector('footer')?.textContent).toContain('De a uno.')
  })

  test('the first banner is the first room, the others come in place of categories', async () => {
    const banners = [
      { imagen: '/media/sala.jpg', imagenMovil: '/media/sala-m.jpg', titulo: 'Sala', boton: 'Entrar', enlace: '/blog' },
      { imagen: '/media/patio.jpg', titulo: 'Patio', texto: 'Afuera' },
    ]
    const place = await page('Home', home, { banners })
    const hero = place.querySelector('.hero')
    expect(hero?.querySelector('h1')?.textContent).toBe('Sala')
    expect(hero?.querySelector('.room img')?.getAttribute('src')).toContain('sala.jpg')
    expect(hero?.querySelector('source')?.getAttribute('srcset')).toContain('sala-m.jpg')
    expect(hero?.querySelector('.ways a')?.getAttribute('href')).toBe('/blog')
    expect([...place.querySelectorAll('.home h2')].map((title) => title.textContent)).toContain('Patio')
  })

  test('watermark', async () => {
    const says = async (watermark: number) => (await page('Home', home, { watermark })).textContent
    expect(await says(1)).toContain('Hecho con Feria')
    expect(await says(0)).not.toContain('Hecho con Feria')
  })

  test('tema and colours', () => {
    const css = (stored: unknown) => {
      const { colors, scheme } = readSettings(stored)
      return tokensToCss(tokens, colors, scheme)
    }
    expect(css({ tema: 1 })).not.toContain('color-scheme:dark')
    expect(css({ tema: 2 })).toContain('color-scheme:dark')
    expect(css({ tema: 3 })).toContain('prefers-color-scheme:dark')
    expect(css({ colores: { primario: '#0a4d3c' } })).toContain('--primary:#0a4d3c')
  })
})

describe('a room and what stands in it', () => {
  const banners = [{ imagen: '/media/sala.jpg', puntos: [{ x: 40, y: 60, slug: 'sillon', box: '40 40 70 90' }] }]

  test('points lead to their products, say what they are, and are where the merchant put them', async () => {
    const place = await page('Home', home, { banners })
    const spot = place.querySelector<HTMLElement>('.spot')
    expect(spot?.style.left).toBe('40%')
    expect(spot?.querySelector('a')?.getAttribute('href')).toBe('/productos/sillon-501')
    expect(spot?.querySelector('a')?.getAttribute('aria-label')).toBe('Ver Sillón')
    expect(spot?.querySelector('.spot-card')?.textContent).toContain('72 × 81 × 94 cm')
  })

  test('the tape lies along the piece; without a tape it does not', async () => {
    const figures = async (stored: Stored) =>
      [...(await page('Home', home, { banners, ...stored })).querySelectorAll('.room-tape .rule b')].map(
        (figure) => figure.textContent,
      )
    expect(await figures({})).toEqual(['72 cm', '94'])
    expect(await figures({ tape: 0 })).toEqual([])
  })
})

describe('by size', () => {
  test('without a script all that is measured is listed; with it, what fits into the width that is typed', async () => {
    const served = await page('Home', home)
    expect(served.querySelector('.finder h2')?.textContent).toBe('Por medidas')
    const place = await alive('Home', home)
    const finder = place.querySelector('.finder')
    const names = () => [...(finder?.querySelectorAll('.row-name') ?? [])].map((name) => name.textContent)
    const number = finder?.querySelector<HTMLInputElement>('input[type=number]')
    await type(number, '100')
    expect(names()).toEqual(['Sillón'])
    expect(finder?.querySelector('.finder-said')?.textContent).toBe('1 pieza entra en 100 cm')
    await type(number, '180')
    expect(names()).toEqual(['Mesa', 'Sillón'])
    await type(number, '20')
    expect(names()).toEqual([])
  })

  test('the gap at the left is as wide, to scale, with the widest piece that fits in it', async () => {
    const place = await alive('Home', home)
    await type(place.querySelector<HTMLInputElement>('.finder input[type=number]'), '100')
    expect(place.querySelector('.gap .drawing-face')?.getAttribute('width')).toBe('72')
  })

  test('a list is looked through by width, and says so', async () => {
    const view = {
      ...screens.Catalog.full,
      page: { ...screens.Catalog.full.page, products: [chair, table], count: 2 },
    }
    const place = await alive('Catalog', view)
    await type(place.querySelector<HTMLInputElement>('.filter-width input[type=number]'), '90')
    expect([...place.querySelectorAll('.card-name')].map((name) => name.textContent)).toEqual(['Sillón'])
    expect(place.querySelector('.catalog-tools [role=status]')?.textContent).toBe('1 de 2 piezas entra')
  })
})

describe('a piece and its measures', () => {
  const view = { ...screens.Product.plain, product: chair }

  test('draws itself, to scale, beside a person who can be sent away', async () => {
    const place = await alive('Product', view)
    const drawing = () => place.querySelector('.measures > .drawing')
    expect(drawing()?.getAttribute('aria-label')).toBe('Ancho 72 cm, Alto 94 cm, Fondo 81 cm')
    expect(drawing()?.querySelector('.drawing-person')?.textContent).toBe('1,70 m')
    await act(async () => place.querySelector<HTMLElement>('.person-check input')?.click())
    expect(drawing()?.querySelector('.drawing-person')).toBeNull()
  })

  test('says before any script which door it needs; answers for a door, and remembers it for the next piece', async () => {
    expect((await page('Product', view)).querySelector('.door')?.textContent).toContain('Entra por una puerta de 75 cm')
    const place = await alive('Product', view)
    const door = place.querySelector('.door')
    const answer = () => door?.querySelector('[role=status]')?.textContent?.trim()
    const field = door?.querySelector<HTMLInputElement>('input')
    expect(answer()).toBe('')
    await type(field, '70')
    expect(answer()).toBe('No, no entra.')
    await type(field, '7')
    expect(answer()).toBe('')
    await type(field, '76')
    expect(answer()).toBe('Sí, entra.')
    document.body.innerHTML = ''
    const next = await alive('Product', {
      ...view,
      product: { ...table, dimensions: { ...table.dimensions, length: 80, width: 180, height: 78, weight: null } },
    })
    expect(next.querySelector<HTMLInputElement>('.door input')?.value).toBe('76')
    expect(next.querySelector('.door [role=status]')?.textContent?.trim()).toBe('No, no entra.')
  })

  test('without measures there is neither drawing nor door', async () => {
    const place = await page('Product', { ...view, product: { ...chair, dimensions: null } })
    expect(place.querySelector('.measures, .door')).toBeNull()
  })

  test('its drawing is its picture where there is no photo', async () => {
    const bare = { ...chair, images: [] }
    const place = await page('Catalog', {
      ...screens.Catalog.full,
      page: { ...screens.Catalog.full.page, products: [bare] },
    })
    expect(place.querySelector('.card .photo-drawing')).not.toBeNull()
  })

  test('on a touch screen its measures are asked for, and put away again', async () => {
    const place = await alive('Catalog', {
      ...screens.Catalog.full,
      page: { ...screens.Catalog.full.page, products: [chair] },
    })
    const button = place.querySelector<HTMLElement>('.card-measure')
    await act(async () => button?.click())
    expect(button?.getAttribute('aria-pressed')).toBe('true')
    expect(place.querySelector('.card')?.hasAttribute('data-measured')).toBe(true)
    await act(async () => button?.click())
    expect(place.querySelector('.card')?.hasAttribute('data-measured')).toBe(false)
  })
})

test('the plan of an order has a room for each step, and says where it is', async () => {
  const place = await page('OrderTracking', screens.OrderTracking.onItsWay)
  const steps = [...place.querySelectorAll('.plan li')]
  expect(steps.map((step) => step.getAttribute('data-step'))).toEqual([
    'placed',
    'paid',
    'packing',
    'transit',
    'delivered',
  ])
  expect(place.querySelectorAll('.plan [aria-current=step]')).toHaveLength(1)
})
