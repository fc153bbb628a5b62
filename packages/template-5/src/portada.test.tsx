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

const links = (place: ParentNode) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('each setting changes the page (D6, D7)', () => {
  test.each([1, 2, 3])('estilo_categorias %i', async (style) => {
    const home = await page('Home', screens.Home.full, { estilo_categorias: style })
    expect(home.querySelector('.index')?.getAttribute('data-style')).toBe(String(style))
    expect(home.querySelectorAll('.index .portrait').length).toBe(style === 2 ? fixtures.shop.categories.length : 0)
  })

  test.each([1, 2, 3])('estilo_productos %i', async (style) => {
    const catalog = await page('Catalog', screens.Catalog.full, { estilo_productos: style })
    expect(catalog.querySelector('.catalog-grid')?.getAttribute('data-style')).toBe(String(style))
  })

  test('logo_cuadrado: a square logo at the top left', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    expect((await page('Home', screens.Home.full, { logo_cuadrado: 1 }, shop)).querySelector('.bar-stamp')).toBeTruthy()
    expect((await page('Home', screens.Home.full, { logo_cuadrado: 0 }, shop)).querySelector('.bar-stamp')).toBeNull()
  })

  test('mensaje_principal is in the header of the home page, descripcion begins the footer', async () => {
    const home = await page('Home', screens.Home.full, { mensaje_principal: 'Nº 04', descripcion: 'Hecho despacio.' })
    expect(home.querySelector('.bar-issue')?.textContent).toBe('Nº 04')
    expect(home.querySelector('.colophon-columns p')?.textContent).toBe('Hecho despacio.')
  })

  test('watermark', async () => {
    const textOf = async (watermark: number) => (await page('Home', screens.Home.full, { watermark })).textContent
    expect(await textOf(1)).toContain('Hecho con Feria')
    expect(await textOf(0)).not.toContain('Hecho con Feria')
  })

  test('the first banner is the top of the home page: its picture, texts and link', async () => {
    const banner = { imagen: '/media/otono.jpg', titulo: 'El lino que no se plancha', enlace: '/productos?q=lino' }
    const cover = (await page('Home', screens.Home.full, { banners: [banner] })).querySelector('.cover')
    expect(cover?.querySelector('.cover-picture img')?.getAttribute('src')).toContain('otono.jpg')
    expect(cover?.querySelector('.cover-line')?.textContent).toContain('El lino que no se plancha')
    expect(cover?.querySelector('.cover-line')?.getAttribute('href')).toBe('/productos?q=lino')
  })

  test('tema and colours', () => {
    const css = (stored: unknown) => {
      const { colors, scheme } = readSettings(stored)
      return tokensToCss(tokens, colors, scheme)
    }
    expect(css({ tema: 1 })).not.toContain('color-scheme:dark')
    expect(css({ tema: 2 })).not.toContain('color-scheme:light')
    expect(css({ tema: 3 })).toContain('prefers-color-scheme:dark')
    expect(css({ colores: { acento: '#2f4a36', fondo: '#fff8ee' } })).toMatch(/--bg:#fff8ee.*--accent:#2f4a36/)
  })
})

describe('links (L1, L2, S7)', () => {
  test('menu and footer link to articles, marketplace, contact, policies, chats and networks where the shop has them', async () => {
    const home = await page('Home', screens.Home.full)
    for (const place of [home.querySelector('#menu'), home.querySelector('footer')])
      expect(links(place as Element)).toEqual(
        expect.arrayContaining([
          '/blog',
          '/productosHoko',
          '/contacto',
          '/micompra',
          '/cart',
          '/termsandconditions',
          'https://m.me/example',
        ]),
      )
    const colophon = home.querySelector('footer')
    expect(links(colophon as Element)).toEqual(
      expect.arrayContaining(['/politicas/devoluciones', 'https://www.instagram.com/example']),
    )
    expect(colophon?.textContent).toContain(fixtures.shop.affiliations[0]?.name)
    expect(colophon?.querySelector('[data-newsletter] input[type=checkbox]:not([checked])')).toBeTruthy()
  })

  test('there is no link to what a shop does not have', async () => {
    const bare = await page('Home', screens.Home.empty, {}, fixtures.bareShop)
    for (const path of ['/blog', '/productosHoko', 'https://m.me/example']) expect(links(bare)).not.toContain(path)
  })

  test('the home page shows the newest article with a picture, two more as text', async () => {
    const letters = (await page('Home', screens.Home.full)).querySelector('.letters')
    expect(letters?.querySelectorAll('.letter').length).toBe(3)
    expect(letters?.querySelectorAll('.letter-picture').length).toBe(1)
    expect((await page('Home', screens.Home.empty)).querySelector('.letters')).toBeNull()
  })
})

describe('products', () => {
  test('without JavaScript the quick view is a link to the product (L8)', async () => {
    const catalog = await page('Catalog', screens.Catalog.full)
    const glances = [...catalog.querySelectorAll('[data-quick-view]')]
    expect(glances.length).toBe(screens.Catalog.full.page.products.length)
    expect(glances[0]?.getAttribute('href')).toBe(`/productos/${fixtures.products.plain.slug}`)
  })

  test('active filters can be removed one by one, or all at once (L1)', async () => {
    const catalog = await page('Catalog', screens.Catalog.filtered)
    expect(catalog.querySelectorAll('.footnotes [aria-label^="Quitar"]').length).toBeGreaterThan(3)
    expect(catalog.querySelector('.footnotes .clear-all')?.getAttribute('href')).toBe('/productos')
  })

  test('free shipping, condition and supplier are said beside the button; the limit of an order too (D9)', async () => {
    const { withMessage, promotion, oneVariant } = screens.Product
    const textOf = async (view: ScreenViews['Product']) =>
      (await page('Product', view)).querySelector('.piece-text')?.textContent
    expect(await textOf(withMessage)).toContain('Usado')
    expect(await textOf(withMessage)).toContain('Vendido y despachado por')
    expect(await textOf(promotion)).toContain('Envío gratis')
    expect(await textOf(oneVariant)).toContain('Máximo 6 unidades por pedido')
  })
})

describe('locked and closed shops (S1, S2)', () => {
  test('a locked shop has the colours its merchant set for the gate, and no links', async () => {
    const { shop } = fixtures.lockedShop
    const gate = { enabled: true, title: 'Preventa', description: 'Con código.', image: null }
    const accessGate = { ...gate, colors: { background: '#1b2a41', button: '#d6a21c' } }
    const locked = await page(
      'Locked',
      screens.Locked.asked,
      {},
      { ...fixtures.lockedShop, shop: { ...shop, accessGate } },
    )
    expect(locked.querySelector('.sealed')?.getAttribute('style')).toContain('--bg:#1b2a41')
    expect(locked.querySelector('.sealed')?.getAttribute('style')).toContain('--primary:#d6a21c')
    expect(links(locked)).toEqual([])
  })

  test('a closed shop says so, and links to orders and contact', async () => {
    const closed = await page('Closed', { reason: null, opensOn: null })
    const main = closed.querySelector('main') as Element
    expect(main.textContent).toContain('La tienda está cerrada por ahora.')
    expect(links(main)).toContain('/micompra')
    expect(links(main).some((href) => href?.startsWith('https://wa.me/'))).toBe(true)
    expect(links(closed)).toContain('/contacto')
  })
})
