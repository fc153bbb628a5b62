import { fixtures } from '@store/template-kit/fixtures'
import { describeSettings, pagesOf } from '@store/template-kit/testing'
import { describe, expect, test } from 'vitest'
import { design } from './design.ts'
import { chair, home } from './furniture-fixture.ts'
import { template } from './index.ts'

const { screens } = fixtures
const { page } = pagesOf(template, design)
describeSettings(template, design, { scheme: 'auto' })

describe('each setting changes the page (D6, D7)', () => {
  test('rooms: the left half has these backgrounds, in this order', async () => {
    const groundsOf = async (rooms?: string) =>
      [...(await page('Home', home, { rooms })).querySelectorAll('.scene')].map((scene) =>
        scene.getAttribute('data-room'),
      )
    expect((await groundsOf()).slice(0, 2)).toEqual(['plaster', 'forest'])
    expect((await groundsOf('night, clay')).slice(0, 3)).toEqual(['night', 'clay', 'night'])
  })

  test('tape: cards draw measures over their photos, or have them as text alone', async () => {
    const view = { ...screens.Catalog.full, page: { ...screens.Catalog.full.page, products: [chair] } }
    const drawn = await page('Catalog', view)
    expect([...drawn.querySelectorAll('.card .rule b')].map((figure) => figure.textContent)).toEqual(['72', '94', '81'])
    expect(drawn.querySelector('.card-measure')?.textContent).toContain('Medidas')
    const plain = await page('Catalog', view, { tape: 0 })
    expect(plain.querySelector('.card .rule, .card-measure')).toBeNull()
    expect(plain.querySelector('.card-facts')?.textContent).toBe('72 × 81 × 94 cm · lapacho')
  })

  test('unit: measures are in inches everywhere', async () => {
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

  test('logo_cuadrado: a square logo in place of the name', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    const square = async (asked: number) =>
      (await page('Home', home, { logo_cuadrado: asked }, shop)).querySelector('.brand-square')
    expect(await square(1)).not.toBeNull()
    expect(await square(0)).toBeNull()
  })

  test('mensaje_principal is the headline of the home page, descripcion stands below it and in the footer', async () => {
    const place = await page('Home', home, { mensaje_principal: 'Madera que dura', descripcion: 'De a uno.' })
    expect(place.querySelector('h1')?.textContent).toBe('Madera que dura')
    expect(place.querySelector('.hero .lead')?.textContent).toBe('De a uno.')
    expect(place.querySelector('footer')?.textContent).toContain('De a uno.')
  })

  test('the first banner is at the top of the home page, the others take the place of categories', async () => {
    const banners = [
      { imagen: '/media/sala.jpg', imagenMovil: '/media/sala-m.jpg', titulo: 'Sala', boton: 'Entrar', enlace: '/blog' },
      { imagen: '/media/patio.jpg', titulo: 'Patio', texto: 'Afuera' },
    ]
    const place = await page('Home', home, { banners })
    const hero = place.querySelector('.hero')
    expect(hero?.querySelector('h1')?.textContent).toBe('Sala')
    expect(hero?.querySelector('.room img')?.getAttribute('src')).toContain('sala.jpg')
    expect(hero?.querySelector('source')?.getAttribute('srcset')).toContain('sala-m.jpg')
    expect(hero?.querySelector('.actions a')?.getAttribute('href')).toBe('/blog')
    expect([...place.querySelectorAll('.home h2')].map((title) => title.textContent)).toContain('Patio')
  })
})
