import { fixtures } from '@store/template-kit/fixtures'
import { describeSettings, pagesOf } from '@store/template-kit/testing'
import { describe, expect, test, vi } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'
import { toyHome, toyShop } from './toy-shop-fixture.ts'

const { screens } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)
inABrowser()
describeSettings(template, design)

describe('each setting changes the page (D6, D7)', () => {
  test('dial: without it no age is asked for, in the page, the header or the bottom bar', async () => {
    const dialsOf = async (dial: number) =>
      (await page('Home', toyHome, { dial }, toyShop)).querySelectorAll('.dial').length
    expect(await dialsOf(1)).toBe(2)
    expect(await dialsOf(0)).toBe(0)
    expect((await page('Home', toyHome, { dial: 0 }, toyShop)).querySelector('[popovertarget=ages]')).toBeNull()
  })

  test('dial: a shop without ages has none', async () => {
    expect((await page('Home', screens.Home.full)).querySelector('.dial')).toBeNull()
  })

  test('wave: without it pages have no wave-shaped dividers', async () => {
    expect((await page('Home', screens.Home.full)).querySelector('.wave')).not.toBeNull()
    expect((await page('Home', screens.Home.full, { wave: 0 })).querySelector('.wave')).toBeNull()
  })

  test('blocks: the page has the merchant’s colours and no others', async () => {
    const home = await page('Home', screens.Home.full, { blocks: '#ffd2e4, nothing, #c9f2d9' })
    const { style } = home.querySelector<HTMLElement>('.page') as HTMLElement
    expect([1, 2, 3].map((n) => style.getPropertyValue(`--b${n}`))).toEqual(['#ffd2e4', '', '#c9f2d9'])
  })

  test.each(['own', 'system', 'gabarito'])('fuente %s', async (font) => {
    const home = await page('Home', screens.Home.full, { font })
    expect(home.querySelector('.page')?.getAttribute('data-font')).toBe(font)
  })

  test.each([1, 2, 3])('estilo_categorias %i', async (style) => {
    const shelves = (await page('Home', screens.Home.full, { estilo_categorias: style })).querySelector('.shelves')
    expect(shelves?.getAttribute('data-style')).toBe(String(style))
    expect(shelves?.querySelectorAll('[data-media]').length).toBe(style === 3 ? 0 : fixtures.shop.categories.length)
  })

  test.each([1, 2, 3])('estilo_productos %i', async (style) => {
    const catalog = await page('Catalog', screens.Catalog.full, { estilo_productos: style })
    expect(catalog.querySelector('.grid')?.getAttribute('data-style')).toBe(String(style))
  })

  test('logo_cuadrado: a square with an outline', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    const square = async (is: number) =>
      (await page('Home', screens.Home.full, { logo_cuadrado: is }, shop)).querySelector('.brand-square')
    expect(await square(1)).not.toBeNull()
    expect(await square(0)).toBeNull()
  })

  test('mensaje_principal is the headline, with the dial’s question below it; descripcion stands below it and in the footer', async () => {
    const stored = { mensaje_principal: 'Una tarde entera', descripcion: 'De madera y de tela.' }
    const home = await page('Home', toyHome, stored, toyShop)
    expect(home.querySelector('h1')?.textContent).toBe('Una tarde entera')
    expect(home.querySelector('main .dial legend')?.textContent).toBe('¿Para qué edad buscas?')
    expect(home.querySelector('.bento .lead')?.textContent).toBe('De madera y de tela.')
    expect(home.querySelector('footer')?.textContent).toContain('De madera y de tela.')
    expect((await page('Home', toyHome, {}, toyShop)).querySelector('h1')?.textContent).toBe(
      '¿Cuántos años cumple la imaginación?',
    )
  })

  test('banners are blocks with their picture, their texts and their link', async () => {
    const banners = [
      { imagen: '/media/luz.jpg', imagenMovil: '/media/luz-m.jpg', titulo: 'Luz', boton: 'Ver', enlace: '/blog' },
      { imagen: '/media/agua.jpg', titulo: 'Agua', texto: 'Al mar' },
    ]
    const home = await page('Home', screens.Home.full, { banners })
    const [first, second] = home.querySelectorAll('.banner')
    expect(first?.querySelector('h2 a')?.getAttribute('href')).toBe('/blog')
    expect(first?.querySelector('.button')?.textContent).toBe('Ver')
    expect(first?.querySelector('img')?.getAttribute('src')).toContain('luz.jpg')
    expect(first?.querySelector('source')?.getAttribute('srcset')).toContain('luz-m.jpg')
    expect(second?.textContent).toContain('Al mar')
  })

  test('pago_online: the cart’s button says that the buyer pays online', async () => {
    const { cart } = fixtures.carts.full
    localStorage.setItem(`cart:${fixtures.shop.shop.id}`, JSON.stringify(cart))
    const buttonText = async (online: number) => {
      const { place, leave } = await live('Cart', screens.Cart.full, { pago_online: online })
      await vi.waitFor(() => expect(place.querySelector('main .cart-summary .button')).not.toBeNull())
      const text = place.querySelector('main .cart-summary .button')?.textContent
      await leave()
      return text
    }
    expect(await buttonText(1)).toBe('Pagar en línea')
    expect(await buttonText(0)).toBe('Finalizar compra')
  })
})
