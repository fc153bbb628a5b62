import { fixtures } from '@store/template-kit/fixtures'
import { describeSettings, pagesOf } from '@store/template-kit/testing'
import { describe, expect, test, vi } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'

const { screens } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)
inABrowser()
describeSettings(template, design)

const home = (stored: Readonly<Record<string, unknown>> = {}, shop = fixtures.shop) =>
  page('Home', screens.Home.full, stored, shop)
const frameOf = (place: HTMLElement) => place.querySelector<HTMLElement>('.page')

describe('each setting changes the page (D6, D7)', () => {
  test('spot: one of four, unless the merchant has set an accent', async () => {
    expect(frameOf(await home())?.dataset.spot).toBe('hazard')
    expect(frameOf(await home({ spot: 'acid' }))?.dataset.spot).toBe('acid')
    expect(frameOf(await home({ spot: 'acid', colores: { acento: '#ff0000' } }))?.dataset.spot).toBeUndefined()
  })

  test('photocopy: without it photos are in colour', async () => {
    const isCopied = async (photocopy: number) => frameOf(await home({ photocopy }))?.dataset.photocopy !== undefined
    expect([await isCopied(1), await isCopied(0)]).toEqual([true, false])
  })

  test('ticker: a text along the top that is read aloud once, and can be stopped', async () => {
    expect((await home()).querySelector('.ticker')).toBeNull()
    const { place } = await live('Home', screens.Home.full, { ticker: 'Hoy hay' })
    const texts = [...place.querySelectorAll('.ticker p span:not([aria-hidden])')].map((each) => each.textContent)
    expect(texts).toEqual(['Hoy hay'])
    const stop = place.querySelector<HTMLButtonElement>('.ticker button')
    await vi.waitFor(() => {
      stop?.click()
      expect(place.querySelector('.ticker')?.hasAttribute('data-stopped')).toBe(true)
    })
  })

  test('drop: the bar’s text for the list of all products', async () => {
    const cell = async (drop: string) =>
      (await home({ drop })).querySelector('.bar [popovertarget="table"]')?.textContent
    expect([await cell('Drop 07'), await cell('')]).toEqual(['Drop 07', 'Todo'])
  })

  test('density: the number of columns at first, adapted to each width', async () => {
    const shown = await page('Catalog', screens.Catalog.full, { density: 8 })
    const sheet = shown.querySelector<HTMLElement>('.sheet')
    expect(sheet?.dataset.density).toBe('8')
    const columns = ['s', 'm', 'l', 'xl', 'xxl'].map((width) => sheet?.style.getPropertyValue(`--at-${width}`))
    expect(columns).toEqual(['4', '6', '8', '12', '12'])
    const list = await page('Catalog', screens.Catalog.full, { density: 'list' })
    expect(list.querySelector('.sheet')).toBeNull()
    expect(list.querySelectorAll('.index article')).toHaveLength(screens.Catalog.full.page.products.length)
  })

  test.each(['own', 'system', 'chivo-mono'])('fuente %s', async (font) => {
    expect(frameOf(await home({ font }))?.dataset.font).toBe(font)
  })

  test.each([1, 2, 3])('estilo_categorias %i', async (style) => {
    const block = (await home({ estilo_categorias: style })).querySelector<HTMLElement>('.categories')
    expect(block?.dataset.style).toBe(String(style))
    expect(block?.querySelector('span')?.textContent).toBe([null, '001', undefined, '1'][style])
  })

  test('estilo_productos: a table with one photo, cells alone, large names', async () => {
    const styles = await Promise.all([1, 2, 3].map((style) => home({ estilo_productos: style })))
    expect(styles.map((place) => place.querySelector('.index-live') !== null)).toEqual([true, false, false])
    expect(styles.map((place) => place.querySelector<HTMLElement>('.sheet')?.dataset.style)).toEqual(['1', '2', '3'])
  })

  test('logo_cuadrado: a square logo in the first cell of the bar', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    const logo = async (is: number) => (await home({ logo_cuadrado: is }, shop)).querySelector('.bar img')
    expect(await logo(1)).not.toBeNull()
    expect(await logo(0)).toBeNull()
  })

  test('banners are full-width, the first with the shop’s headline; without banners the headline stands alone', async () => {
    const banners = [
      { imagen: '/media/a.jpg', imagenMovil: '/media/a-m.jpg', titulo: 'Drop', boton: 'Ir', enlace: '/blog' },
      { imagen: '/media/b.jpg', titulo: 'Otro', texto: 'Con tinta', enlace: '/productos' },
    ]
    const stored = { mensaje_principal: 'Se acaba', descripcion: 'Poco y bien.' }
    const [first, second] = (await home({ banners, ...stored })).querySelectorAll('.poster')
    for (const word of ['Se acaba', 'Drop', 'Poco y bien.']) expect(first?.textContent).toContain(word)
    expect(first?.querySelector('source')?.getAttribute('srcset')).toContain('a-m.jpg')
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/blog')
    expect(second?.querySelector('a')?.getAttribute('href')).toBe('/productos')
    for (const word of ['Otro', 'Con tinta']) expect(second?.textContent).toContain(word)
    const [alone] = (await home(stored)).querySelectorAll('.poster[data-bare]')
    expect(alone?.textContent).toContain('Se acaba')
  })

  test('pago_online: the cart’s button says that the buyer pays online', async () => {
    localStorage.setItem(`cart:${fixtures.shop.shop.id}`, JSON.stringify(fixtures.carts.full.cart))
    for (const [online, word] of [
      [1, 'Pagar en línea'],
      [0, 'Pagar'],
    ] as const) {
      const { place, leave } = await live('Cart', screens.Cart.full, { pago_online: online })
      await vi.waitFor(() => expect(place.querySelector('.cart-summary .button')?.textContent).toBe(word))
      leave()
    }
  })
})

test('the navigation is one bar at the end of the page', async () => {
  const bar = (await home()).querySelector('.bar')
  expect([...(bar?.children ?? [])].at(-1)?.getAttribute('href')).toBe('/cart')
  expect(bar?.querySelectorAll(':scope > *')).toHaveLength(6)
})

test('the cart is a receipt with its lines and a barcode made from them', async () => {
  localStorage.setItem(`cart:${fixtures.shop.shop.id}`, JSON.stringify(fixtures.carts.full.cart))
  const { place } = await live('Cart', screens.Cart.full)
  await vi.waitFor(() => expect(place.querySelectorAll('.cart-lines > li').length).toBeGreaterThan(1))
  const drawn = place.querySelector('.barcode path')?.getAttribute('d')
  const { place: other } = await live('OrderPlaced', screens.OrderPlaced.toAddress)
  expect(other.querySelector('.barcode path')?.getAttribute('d')).not.toBe(drawn)
})
