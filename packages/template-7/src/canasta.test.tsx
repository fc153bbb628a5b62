import type { ScreenName } from '@store/template-kit'
import { fixtures } from '@store/template-kit/fixtures'
import { pagesOf } from '@store/template-kit/testing'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'

const { screens } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)

describe('with JavaScript', () => {
  const CART = `cart:${fixtures.shop.shop.id}`
  inABrowser()

  /** Renders and hydrates a screen with a cart in the browser's storage. */
  async function alive<Name extends ScreenName>(...asked: Parameters<typeof live<Name>>) {
    localStorage.setItem(CART, JSON.stringify(fixtures.carts.full.cart))
    return (await live(...asked)).place
  }
  const seen = async (place: HTMLElement, text: string) =>
    vi.waitFor(async () => {
      await act(async () => {})
      expect(place.textContent).toContain(text)
    })

  test('pago_online: the button says that the buyer pays here', async () => {
    await seen(await alive('Cart', {}, { pago_online: 1 }), 'Pagar en línea')
    await seen(await alive('Cart', {}, { pago_online: 0 }), 'Ir a pagar')
  })

  test('the cart is grouped by category, as far as this browser knows where products were added from', async () => {
    const { plain, promotion } = fixtures.products
    const noted = [promotion, plain].map(({ id, category }) => [id, category?.name])
    localStorage.setItem(`aisles:${fixtures.shop.shop.id}`, JSON.stringify(noted))
    const place = await alive('Cart', {})
    const aisles = fixtures.shop.categories.map(({ name }) => name)
    await seen(place, fixtures.carts.full.cart.lines[0]?.name ?? '')
    await vi.waitFor(async () => {
      await act(async () => {})
      const shown = [...place.querySelectorAll('.aisle-name')].map((heading) => heading.textContent)
      expect(shown).toEqual([...aisles.filter((aisle) => shown.includes(aisle)), 'Lo demás'])
      expect(shown.length).toBe(3)
    })
  })

  test('a product in the cart has a stepper on its tile; at none the stepper closes', async () => {
    const place = await alive('Home', screens.Home.full)
    const stepper = () => place.querySelector<HTMLElement>('.stepper[data-on]')
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(stepper()?.textContent).toBe('2')
    })
    const minusButton = () => stepper()?.querySelector<HTMLElement>('button[type=button]')
    const { name } = fixtures.products.plain
    expect(minusButton()?.getAttribute('aria-label')).toContain(name)
    await act(async () => minusButton()?.click())
    await vi.waitFor(() => expect(stepper()?.textContent).toBe('1'))
    const tile = stepper()?.closest('.card')
    await act(async () => minusButton()?.click())
    await vi.waitFor(() => expect(tile?.querySelector('.stepper[data-on]')).toBeNull())
    expect(document.activeElement?.getAttribute('aria-label')).toContain(name)
  })

  test('a pasted list: best match with its quantity, two others, entries not found sent by chat, all added at once', async () => {
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
    const place = await alive('Home', screens.Home.full, {}, fixtures.shop, {
      suggest: async (words) => {
        asked.push(words)
        return words.startsWith('leche') ? shelf : []
      },
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
  test('the link for a list leads to where it can be sent to the shop', async () => {
    const drawn = await page('Home', screens.Home.full)
    const [link] = [...drawn.querySelectorAll('a')].filter((each) => each.textContent === 'Pegar mi lista')
    expect(link?.getAttribute('href')).toBe('/contacto#list')
    const contact = await page('Contact', screens.Contact.empty)
    expect(contact.querySelector('#list a')?.getAttribute('href')).toContain('wa')
  })

  test('"+" on a tile leads to checkout with one of it', async () => {
    const catalog = await page('Catalog', screens.Catalog.full)
    const { id } = fixtures.products.plain
    const button = catalog.querySelector(`.stepper button[value="${id}:1"]`)
    expect(button?.closest('form')?.getAttribute('action')).toBe('/checkout')
  })
})
