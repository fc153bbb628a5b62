import type { ShopView } from '@store/template-kit'
import { fixtures } from '@store/template-kit/fixtures'
import { tokensToCss } from '@store/template-kit/settings'
import { pagesOf } from '@store/template-kit/testing'
import { expect, test } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'
import { readSettings, tokens } from './settings.ts'

const { screens } = fixtures
const { page } = pagesOf(template, design)
const home = (stored: Readonly<Record<string, unknown>> = {}, shop: ShopView = fixtures.shop) =>
  page('Home', screens.Home.full, stored, shop)

// Each setting changes the page (D6, D7).
test.each([1, 2, 3])('estilo_categorias %i', async (style) => {
  const drawn = await home({ estilo_categorias: style })
  expect(drawn.querySelector('.shop')?.getAttribute('data-aisles')).toBe(String(style))
  expect(drawn.querySelectorAll('.aisle-tiles li').length).toBe(style === 2 ? fixtures.shop.categories.length : 0)
})

test.each([1, 2, 3])('estilo_productos %i', async (style) => {
  const drawn = await page('Catalog', screens.Catalog.full, { estilo_productos: style })
  expect(drawn.querySelector('.shop')?.getAttribute('data-products')).toBe(String(style))
})

test('fuente', async () => {
  const face = async (fuente: string) => (await home({ fuente })).querySelector('.shop')?.getAttribute('data-font')
  expect([await face('propia'), await face('sistema'), await face('Nunito')]).toEqual(['own', 'system', 'nunito'])
})

test('logo_cuadrado: the picture takes the place of the name; without a picture the name stays', async () => {
  const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
  expect((await home({ logo_cuadrado: 1 }, shop)).querySelector('.brand-name')).toBeNull()
  expect((await home({ logo_cuadrado: 0 }, shop)).querySelector('.brand-name')).toBeTruthy()
  expect((await home({ logo_cuadrado: 1 })).querySelector('.brand-name')).toBeTruthy()
})

test('mensaje_principal and descripcion are at the top of the home page', async () => {
  const slab = (await home({ mensaje_principal: 'Llegó hoy.', descripcion: 'De la huerta.' })).querySelector('.slab')
  expect(slab?.querySelector('h1')?.textContent).toBe('Llegó hoy.')
  expect(slab?.textContent).toContain('De la huerta.')
})

test('banners: three at most, with their pictures, texts and links; the page keeps its h1', async () => {
  const banner = { imagen: '/media/mora.jpg', titulo: 'Mora', boton: 'Verla', enlace: '/productos?q=mora' }
  const drawn = await home({ banners: [banner, banner, banner, banner] })
  expect(drawn.querySelectorAll('.slab').length).toBe(3)
  expect(drawn.querySelector('.slab img')?.getAttribute('src')).toContain('mora.jpg')
  expect(drawn.querySelector('.slab a')?.getAttribute('href')).toBe('/productos?q=mora')
  expect(drawn.querySelector('h1')?.textContent).toBe(fixtures.shop.shop.name)
})

test('watermark', async () => {
  expect((await home({ watermark: 1 })).textContent).toContain('Hecho con Feria')
  expect((await home({ watermark: 0 })).textContent).not.toContain('Hecho con Feria')
})

test('tema and colours, kept readable', () => {
  const css = (stored: object) => {
    const { colors, scheme } = readSettings(stored)
    return tokensToCss(tokens, colors, scheme)
  }
  expect(css({})).not.toContain('prefers-color-scheme')
  expect(css({ tema: 3 })).toContain('prefers-color-scheme')
  expect(css({ tema: 'oscuro' })).toContain('color-scheme:dark')
  expect(css({ colores: { acento: '#ff9d2e' } })).toContain('--accent:#ff9d2e')
  expect(css({ colores: { primario: '#7a2e8e' } })).toContain('--primary:#7a2e8e')
})
