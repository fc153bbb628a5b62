import type { ScreenViews } from '@store/template-kit'
import { fixtures } from '@store/template-kit/fixtures'
import { tokensToCss } from '@store/template-kit/settings'
import { pagesOf } from '@store/template-kit/testing'
import { describe, expect, test } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'
import { readSettings, tokens } from './settings.ts'

const { screens } = fixtures
const { page } = pagesOf(template, design)

describe('each setting changes the page (D6, D7)', () => {
  test('mist: without it the page has no lights', async () => {
    expect((await page('Home', screens.Home.full)).querySelector('.mist')).not.toBeNull()
    expect((await page('Home', screens.Home.full, { mist: 0 })).querySelector('.mist')).toBeNull()
  })

  test('tints: products and sections have only these', async () => {
    const huesOf = async (tints?: string) => {
      const home = await page(
        'Home',
        { ...screens.Home.full, products: [], bestSellers: [], promotions: [] },
        { tints },
      )
      const tinted = [...home.querySelectorAll<HTMLElement>('[data-tint]')]
      return new Set(tinted.map((element) => element.style.getPropertyValue('--hue')))
    }
    expect((await huesOf()).size).toBeGreaterThan(2)
    expect([...(await huesOf('rose'))]).toEqual(['18'])
    expect([...(await huesOf('moss, dew'))].sort()).toEqual(['116', '197'])
  })

  test.each(['own', 'system', 'cormorant+jost'])('fuente %s', async (font) => {
    const home = await page('Home', screens.Home.full, { font })
    expect(home.querySelector('.page')?.getAttribute('data-font')).toBe(font)
  })

  test.each([1, 2, 3])('estilo_categorias %i', async (style) => {
    const home = await page('Home', screens.Home.full, { estilo_categorias: style })
    expect(home.querySelector('.ritual')?.getAttribute('data-style') ?? null).toBe(style === 3 ? null : String(style))
    expect(home.querySelectorAll('.ritual .arch').length).toBe(style === 2 ? fixtures.shop.categories.length : 0)
    expect(home.querySelectorAll('nav .pill-link').length > 0).toBe(style === 3)
  })

  test.each([1, 2, 3])('estilo_productos %i', async (style) => {
    const catalog = await page('Catalog', screens.Catalog.full, { estilo_productos: style })
    expect(catalog.querySelector('.grid')?.getAttribute('data-style')).toBe(String(style))
  })

  test('logo_cuadrado: a circle in the header', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    const circle = async (square: number) =>
      (await page('Home', screens.Home.full, { logo_cuadrado: square }, shop)).querySelector('.brand-circle')
    expect(await circle(1)).not.toBeNull()
    expect(await circle(0)).toBeNull()
  })

  test('mensaje_principal is the headline of the home page, descripcion stands below it and in the footer', async () => {
    const home = await page('Home', screens.Home.full, {
      mensaje_principal: 'La piel despierta despacio',
      descripcion: 'Sérums en lotes pequeños.',
    })
    expect(home.querySelector('h1')?.textContent).toBe('La piel despierta despacio')
    expect(home.querySelector('.diptych .lead')?.textContent).toBe('Sérums en lotes pequeños.')
    expect(home.querySelector('footer')?.textContent).toContain('Sérums en lotes pequeños.')
  })

  test('the first banner is in the large arch with its texts, the others are below', async () => {
    const banners = [
      {
        imagen: '/media/luz.jpg',
        imagenMovil: '/media/luz-m.jpg',
        titulo: 'Luz',
        texto: 'De mañana',
        boton: 'Ver',
        enlace: '/blog',
      },
      { imagen: '/media/agua.jpg', titulo: 'Agua' },
    ]
    const home = await page('Home', screens.Home.full, { banners })
    const hero = home.querySelector('.diptych')
    expect(hero?.querySelector('h1')?.textContent).toBe('Luz')
    expect(hero?.querySelector('.lead')?.textContent).toBe('De mañana')
    expect(hero?.querySelector('.button')?.getAttribute('href')).toBe('/blog')
    expect(hero?.querySelector('img')?.getAttribute('src')).toContain('luz.jpg')
    expect(hero?.querySelector('source')?.getAttribute('srcset')).toContain('luz-m.jpg')
    expect(home.querySelector('.portrait h2')?.textContent).toBe('Agua')

    // A headline the merchant set stays the h1; the banner's title is then shown below its arch.
    const own = await page('Home', screens.Home.full, { banners, mensaje_principal: 'Despacio' })
    expect(own.querySelector('h1')?.textContent).toBe('Despacio')
    expect(own.querySelector('.hero-arch')?.textContent).toContain('Luz')
    expect(own.querySelector('.hero-arch a')?.getAttribute('href')).toBe('/blog')
  })

  test('watermark', async () => {
    const textOf = async (watermark: number) => (await page('Home', screens.Home.full, { watermark })).textContent
    expect(await textOf(1)).toContain('Hecho con Feria')
    expect(await textOf(0)).not.toContain('Hecho con Feria')
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

describe('the filter sentence', () => {
  const blanksOf = (place: ParentNode) =>
    Object.fromEntries(
      [...place.querySelectorAll<HTMLSelectElement>('.sentence select')].map((blank) => [blank.name, blank]),
    )

  test('is a form with native selects, each with a label', async () => {
    const catalog = await page('Catalog', screens.Catalog.full)
    const form = catalog.querySelector<HTMLFormElement>('form.sentence')
    expect(form?.method).toBe('get')
    expect(form?.getAttribute('action')).toBe('/productos')
    const blanks = blanksOf(catalog)
    expect(Object.keys(blanks)).toEqual(expect.arrayContaining(['category', 'sort']))
    for (const blank of Object.values(blanks)) expect(blank.getAttribute('aria-label')).toBeTruthy()
    expect(catalog.querySelector('.sentence p')?.textContent).toMatch(/^Busco .*, empezando /)
  })

  test('shows the filters it has selects for, and keeps the others as hidden fields', async () => {
    const [category] = fixtures.shop.categories
    const query = { ...screens.Catalog.full.query, category: category?.name ?? '', freeShipping: true, search: 'crema' }
    const catalog = await page('Catalog', { ...screens.Catalog.full, query })
    expect(blanksOf(catalog).category?.value).toBe(category?.name)
    const hidden = [...catalog.querySelectorAll<HTMLInputElement>('.sentence input[type=hidden]')]
    expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toEqual({ q: 'crema', free: '1' })
  })
})

test('a product shows its usage steps and its ingredients, each in a section with its own tint', async () => {
  const description = '<p>Ingredientes: avena, glicerina<br />Modo de uso: Calienta; Extiende</p><p>Suave.</p>'
  const view = { ...screens.Product.plain, description: description as ScreenViews['Product']['description'] }
  const product = await page('Product', view)
  expect([...product.querySelectorAll('.use li')].map((step) => step.textContent)).toEqual(['1Calienta', '2Extiende'])
  expect([...product.querySelectorAll('.layer .bubbles li')].map((bubble) => bubble.textContent)).toEqual([
    'avena',
    'glicerina',
  ])
  const hues = [...product.querySelectorAll<HTMLElement>('.layer')].map((layer) =>
    layer.style.getPropertyValue('--hue'),
  )
  expect(hues.length).toBeGreaterThan(3)
  for (const [index, hue] of hues.entries()) expect(hue).not.toBe(hues[index + 1])
})
