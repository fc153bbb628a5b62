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

const { screens } = fixtures
const words = await loadTemplateWords(template, 'es', ALL_WORD_PARTS)

type Asked<Name extends ScreenName> = {
  readonly view: ScreenViews[Name]
  readonly stored?: Readonly<Record<string, unknown>>
  readonly shop?: ShopView
}

/** A page in Spanish, with what a merchant has set. */
async function stage<Name extends ScreenName>(
  name: Name,
  asked: Asked<Name>,
  suggest?: (words: string) => Promise<readonly Product[]>,
) {
  const load: () => Promise<{ default: ComponentType<ScreenViews[Name]> }> = template.screens[name]
  return (
    <Stage
      template={template}
      name={name}
      component={(await load()).default}
      view={asked.view}
      shop={{ ...(asked.shop ?? fixtures.shop), settings: readSettings(asked.stored ?? {}) }}
      words={words}
      answer={fixtures.carts.full.answer}
      host={{ suggest }}
    />
  )
}

/** As it comes from the server. */
async function page<Name extends ScreenName>(name: Name, asked: Asked<Name>): Promise<HTMLElement> {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(await stage(name, asked))
  return place
}
const home = (stored: Readonly<Record<string, unknown>> = {}, shop: ShopView = fixtures.shop) =>
  page('Home', { view: screens.Home.full, stored, shop })

describe('what a merchant sets is seen (D6, D7)', () => {
  test.each([1, 2, 3])('estilo_categorias %i', async (style) => {
    const drawn = await home({ estilo_categorias: style })
    expect(drawn.querySelector('.shop')?.getAttribute('data-aisles')).toBe(String(style))
    expect(drawn.querySelectorAll('.aisle-tiles li').length).toBe(style === 2 ? fixtures.shop.categories.length : 0)
  })

  test.each([1, 2, 3])('estilo_productos %i', async (style) => {
    const drawn = await page('Catalog', { view: screens.Catalog.full, stored: { estilo_productos: style } })
    expect(drawn.querySelector('.shop')?.getAttribute('data-products')).toBe(String(style))
  })

  test('fuente', async () => {
    const face = async (fuente: string) => (await home({ fuente })).querySelector('.shop')?.getAttribute('data-font')
    expect([await face('propia'), await face('sistema'), await face('Nunito')]).toEqual(['own', 'system', 'nunito'])
  })

  test('logo_cuadrado: the picture stands for the name; without a picture the name stays', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    expect((await home({ logo_cuadrado: 1 }, shop)).querySelector('.brand-name')).toBeNull()
    expect((await home({ logo_cuadrado: 0 }, shop)).querySelector('.brand-name')).toBeTruthy()
    expect((await home({ logo_cuadrado: 1 })).querySelector('.brand-name')).toBeTruthy()
  })

  test('mensaje_principal and descripcion stand on the slab', async () => {
    const slab = (await home({ mensaje_principal: 'Llegó hoy.', descripcion: 'De la huerta.' })).querySelector('.slab')
    expect(slab?.querySelector('h1')?.textContent).toBe('Llegó hoy.')
    expect(slab?.textContent).toContain('De la huerta.')
  })

  test('banners: three at most, with their pictures, words and addresses; the page keeps its heading', async () => {
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
})

describe('alive', () => {
  const CART = `cart:${fixtures.shop.shop.id}`
  beforeEach(() => {
    localStorage.clear()
    // What jsdom lacks of a browser.
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  })

  /** In the browser, with a cart in its storage. */
  async function alive<Name extends ScreenName>(
    name: Name,
    asked: Asked<Name>,
    suggest?: (words: string) => Promise<readonly Product[]>,
  ) {
    localStorage.setItem(CART, JSON.stringify(fixtures.carts.full.cart))
    const place = document.createElement('div')
    document.body.append(place)
    const tree = await stage(name, asked, suggest)
    const root = createRoot(place)
    await act(async () => root.render(tree))
    return place
  }
  const seen = async (place: HTMLElement, text: string) =>
    vi.waitFor(async () => {
      await act(async () => {})
      expect(place.textContent).toContain(text)
    })

  test('pago_online: the button says that one pays here', async () => {
    await seen(await alive('Cart', { view: {}, stored: { pago_online: 1 } }), 'Pagar en línea')
    await seen(await alive('Cart', { view: {}, stored: { pago_online: 0 } }), 'Ir a pagar')
  })

  test('the basket is told by aisle, as far as this browser knows where things were taken from', async () => {
    const { plain, promotion } = fixtures.products
    const noted = [promotion, plain].map(({ id, category }) => [id, category?.name])
    localStorage.setItem(`aisles:${fixtures.shop.shop.id}`, JSON.stringify(noted))
    const place = await alive('Cart', { view: {} })
    const aisles = fixtures.shop.categories.map(({ name }) => name)
    await seen(place, fixtures.carts.full.cart.lines[0]?.name ?? '')
    await vi.waitFor(async () => {
      await act(async () => {})
      const shown = [...place.querySelectorAll('.aisle-name')].map((heading) => heading.textContent)
      expect(shown).toEqual([...aisles.filter((aisle) => shown.includes(aisle)), 'Lo demás'])
      expect(shown.length).toBe(3)
    })
  })

  test('what is in the basket is a stepper on its tile; the last one taken folds it back', async () => {
    const place = await alive('Home', { view: screens.Home.full })
    const stepper = () => place.querySelector<HTMLElement>('.stepper[data-on]')
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(stepper()?.textContent).toBe('2')
    })
    const less = () => stepper()?.querySelector<HTMLElement>('button[type=button]')
    const { name } = fixtures.products.plain
    expect(less()?.getAttribute('aria-label')).toContain(name)
    await act(async () => less()?.click())
    await vi.waitFor(() => expect(stepper()?.textContent).toBe('1'))
    const tile = stepper()?.closest('.card')
    await act(async () => less()?.click())
    await vi.waitFor(() => expect(tile?.querySelector('.stepper[data-on]')).toBeNull())
    expect(document.activeElement?.getAttribute('aria-label')).toContain(name)
  })

  test('a pasted list: best match with its count, two others, what is not found sent by chat, all of it put in', async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false
    }
    const { plain, promotion, soldOut } = fixtures.products
    const shelf = [
      { ...plain, id: 301, name: 'Leche entera' },
      { ...plain, id: 302, name: 'Leche de avena' },
      promotion,
      soldOut,
    ]
    const asked: string[] = []
    const place = await alive('Home', { view: screens.Home.full }, async (words) => {
      asked.push(words)
      return words.startsWith('leche') ? shelf : []
    })
    const find = <Wanted extends HTMLElement = HTMLElement>(selector: string, text = '') =>
      [...place.querySelectorAll<Wanted>(selector)].find((each) => each.textContent?.includes(text))
    const press = async (selector: string, text: string) => {
      await vi.waitFor(async () => {
        await act(async () => {})
        expect(find(selector, text), text).toBeTruthy()
      })
      await act(async () => find(selector, text)?.click())
    }
    await press('.list-link', 'Pegar mi lista')
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(find('textarea')).toBeTruthy()
    })
    const field = find<HTMLTextAreaElement>('textarea') as HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'leche 2\nsal marina')
    await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
    await press('.list button[type=submit]', 'Buscar todo')
    await seen(place, 'Esto no lo encontramos')

    expect(asked).toEqual(expect.arrayContaining(['leche', 'sal marina', 'marina']))
    expect(place.querySelector('.list-row .mini')?.textContent).toBe('2')
    expect([...place.querySelectorAll('.list-others button')].length).toBe(2)
    const chat = decodeURIComponent(find<HTMLAnchorElement>('.list-missing a')?.href ?? '')
    expect(chat).toContain('sal marina')
    expect(chat).not.toContain('leche')

    await press('.list-others button', 'Leche de avena')
    await press('.list-foot .pay-button', 'Poner 2')
    await vi.waitFor(async () => {
      await act(async () => {})
      const { lines } = JSON.parse(localStorage.getItem(CART) ?? '{}')
      expect(lines).toContainEqual(expect.objectContaining({ productId: 302, quantity: 2 }))
    })
  })
})

describe('without JavaScript', () => {
  test('a list leads to where it can be sent to the shop', async () => {
    const drawn = await home()
    const [link] = [...drawn.querySelectorAll('a')].filter((each) => each.textContent === 'Pegar mi lista')
    expect(link?.getAttribute('href')).toBe('/contacto#list')
    const contact = await page('Contact', { view: screens.Contact.empty })
    expect(contact.querySelector('#list a')?.getAttribute('href')).toContain('wa')
  })

  test('"+" on a tile leads to checkout with one of it', async () => {
    const catalog = await page('Catalog', { view: screens.Catalog.full })
    const { id } = fixtures.products.plain
    const button = catalog.querySelector(`.stepper button[value="${id}:1"]`)
    expect(button?.closest('form')?.getAttribute('action')).toBe('/checkout')
  })
})
