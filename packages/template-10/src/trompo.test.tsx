import type { Product } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { fixtures } from '@store/template-kit/fixtures'
import { pagesOf } from '@store/template-kit/testing'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'
import { toyHome, toyShop, withAges } from './toy-shop-fixture.ts'

const { screens } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)
inABrowser()

describe('the age dial', () => {
  const ageOf = (place: ParentNode, name: string) =>
    place.querySelector<HTMLInputElement>(`main input[type=radio][aria-label="${name}"]`)

  const namesIn = (place: ParentNode) => [...place.querySelectorAll('main a')].map(({ textContent }) => textContent)

  test('without JavaScript it is a form that leads to the list of an age', async () => {
    const home = await page('Home', toyHome, {}, toyShop)
    const form = home.querySelector<HTMLFormElement>('main form.dial')
    expect(form?.method).toBe('get')
    expect(form?.getAttribute('action')).toBe('/productos')
    expect(ageOf(home, '4–6 años')?.value).toBe('902')
    expect(ageOf(home, '4–6 años')?.name).toBe('tag')
    expect(form?.querySelector('button[type=submit]')).not.toBeNull()
  })

  test('filters the page, is added to every link to a list, and is remembered for the shop', async () => {
    const [two, four] = toyHome.products
    const first = await live('Home', toyHome, {}, toyShop)
    expect(namesIn(first.place)).toContain(two?.name)
    await act(async () => ageOf(first.place, '4–6 años')?.click())
    const main = first.place.querySelector('main')
    expect(namesIn(first.place)).not.toContain(two?.name)
    expect(namesIn(first.place)).toContain(four?.name)
    expect(main?.querySelector('.bento-question')?.getAttribute('data-turn')).toBe('2')
    const shelves = [...first.place.querySelectorAll<HTMLAnchorElement>('a[href*="category="]')]
    expect(shelves.length).toBeGreaterThan(3)
    for (const { href } of shelves) expect(href).toContain('tag=902')
    expect(JSON.parse(localStorage.getItem(`age:${toyShop.shop.id}`) ?? '')).toBe(902)
    await first.leave()

    const again = await live('Home', toyHome, {}, toyShop)
    expect(ageOf(again.place, '4–6 años')?.checked).toBe(true)
    expect(namesIn(again.place)).not.toContain(two?.name)
    await act(async () => ageOf(again.place, 'Todas las edades')?.click())
    expect(namesIn(again.place)).toContain(two?.name)
    await again.leave()
  })

  test('links to the list where the home page has no product for the age, and back to all ages', async () => {
    const products = withAges(toyHome.products).slice(0, 1)
    const { place, leave } = await live('Home', { ...toyHome, products }, {}, toyShop)
    await act(async () => ageOf(place, '4–6 años')?.click())
    expect(place.querySelector('.empty')?.textContent).toContain('4–6 años')
    expect(place.querySelector('.empty a')?.getAttribute('href')).toBe('/productos?tag=902')
    await act(async () => place.querySelector<HTMLButtonElement>('.empty button')?.click())
    expect(place.querySelector('main')?.textContent).toContain(products[0]?.name)
    await leave()
  })

  test('a list without an age links to the remembered one; a list of another age does not', async () => {
    localStorage.setItem(`age:${toyShop.shop.id}`, '902')
    const { full } = screens.Catalog
    const offer = async (tag: number | null) => {
      const { place, leave } = await live('Catalog', { ...full, query: { ...full.query, tag } }, {}, toyShop)
      const link = place.querySelector<HTMLAnchorElement>('.chip[data-tone=sun]')?.getAttribute('href') ?? null
      await leave()
      return link
    }
    expect(await offer(null)).toContain('tag=902')
    expect(await offer(901)).toBeNull()
  })
})

describe('blocks', () => {
  test('a category keeps its colour everywhere', async () => {
    const [category] = fixtures.shop.categories
    const product = screens.Catalog.full.page.products.find((each) => each.category?.name === category?.name)
    const home = await page('Home', screens.Home.full)
    const shelf = home.querySelector(`.shelf[href*="${encodeURIComponent(category?.name ?? '').split('%')[0]}"]`)
    expect(shelf?.getAttribute('data-block')).toBe('1')
    if (!product) throw new Error('no product of the first category')
    const catalog = await page('Catalog', screens.Catalog.full)
    const card = [...catalog.querySelectorAll('.card')].find((each) => each.textContent?.includes(product.name))
    expect(card?.getAttribute('data-block')).toBe('1')
    const own = await page('Product', { ...screens.Product.plain, product })
    expect(own.querySelector('.stage')?.getAttribute('data-block')).toBe('1')
  })

  test('turn to their facts without JavaScript, in a fixed order, and describe the link by them', async () => {
    const [product] = screens.Catalog.full.page.products
    if (!product) throw new Error('no product')
    const toy: Product = {
      ...product,
      facts: [
        { name: 'Material', value: 'madera' },
        { name: 'Piezas', value: '48' },
        { name: 'Edad', value: 'desde 2 años' },
      ],
      dimensions: { length: 32, width: 24.5, height: 12, weight: null },
      warranty: '6 meses',
    }
    const view = { ...screens.Catalog.full, page: { ...screens.Catalog.full.page, products: [toy] } }
    const card = (await page('Catalog', view)).querySelector('.card')
    const back = card?.querySelector('details.flip > .card-back')
    expect([...(back?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Edad', 'Piezas', 'Tamaño', 'Garantía'],
    ])
    expect(back?.textContent).toContain('32 × 24,5 × 12 cm')
    expect(card?.querySelector('h3 a')?.getAttribute('aria-describedby')).toBe(back?.id)
    expect(card?.querySelector('summary')?.textContent).toContain(toy.name)
  })

  test('the eighth place of a list has the merchant’s fact, if there is one', async () => {
    const [product] = screens.Catalog.full.page.products
    if (!product) throw new Error('no product')
    const products = Array.from({ length: 16 }, (_, at) => ({ ...product, id: at + 1 }))
    const view = { ...screens.Catalog.full, page: { ...screens.Catalog.full.page, products } }
    const factsWith = async (settings: { readonly fact?: string }) => {
      const places = [...(await page('Catalog', view, settings)).querySelectorAll('.grid > li')]
      return places.flatMap((place, at) =>
        place.querySelector('.fact-block') ? [`${at + 1}: ${place.textContent}`] : [],
      )
    }
    expect(await factsWith({ fact: 'Todo es de aquí.' })).toEqual([expect.stringMatching(/^8: .*Todo es de aquí\./)])
    expect(await factsWith({})).toEqual([])
  })
})

describe('the steps of checkout', () => {
  const squares = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('.square')]
  const open = (place: ParentNode) => squares(place).findIndex((square) => square.hasAttribute('data-at'))
  const clickNext = (place: ParentNode) =>
    act(async () => squares(place)[open(place)]?.querySelector<HTMLButtonElement>('.square-next button')?.click())
  const write = (place: ParentNode, name: string, value: string) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (!field) throw new Error(`no field ${name}`)
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
      set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const answerFirst = async (place: ParentNode) => {
    await write(place, 'name', 'Marina Prueba')
    await write(place, 'idNumber', '1020304050')
    await write(place, 'phone', '3001112233')
    await write(place, 'email', 'marina@correo.example')
  }

  test('are one form with all its fields, whichever is open: without JavaScript nothing is missing', async () => {
    const checkout = await page('Checkout', screens.Checkout.ready)
    const form = checkout.querySelector('form[data-checkout]')
    expect(squares(checkout).length).toBe(3)
    for (const name of ['name', 'idNumber', 'phone', 'email', 'city', 'address', 'paymentMethod', 'message'])
      expect(form?.querySelector(`[name="${name}"]`), name).not.toBeNull()
    expect(form?.querySelector('.checkout-end button[type=submit]')).not.toBeNull()
  })

  test('stop where an answer is missing, show which, and focus it', async () => {
    const { place, leave } = await live('Checkout', screens.Checkout.ready)
    expect(open(place)).toBe(0)
    await clickNext(place)
    // The rules of the form are loaded first, which takes a while on a busy machine.
    const isMarked = () => expect(place.querySelector('[data-field=name]')?.hasAttribute('data-invalid')).toBe(true)
    await vi.waitFor(isMarked, { timeout: 10_000 })
    expect(open(place)).toBe(0)
    expect(place.querySelector('[data-field=address]')?.hasAttribute('data-invalid')).toBe(false)
    await leave()
  })

  test('go on once answered, by button and by Enter, and back by their numbers', async () => {
    const { place, leave } = await live('Checkout', screens.Checkout.ready)
    await answerFirst(place)
    await clickNext(place)
    expect(open(place)).toBe(1)
    expect(place.querySelector('.court [aria-current=step]')?.getAttribute('href')).toBe('#where')
    // Enter submits the form. Before the last step that goes to the next step, here with answers missing.
    await act(async () => place.querySelector<HTMLFormElement>('form[data-checkout]')?.requestSubmit())
    expect(open(place)).toBe(1)
    expect(place.querySelector('[data-field=address]')?.hasAttribute('data-invalid')).toBe(true)
    await act(async () => place.querySelector<HTMLAnchorElement>('.court a[href="#who"]')?.click())
    expect(open(place)).toBe(0)
    // Steps after one without answers cannot be reached.
    await act(async () => place.querySelector<HTMLAnchorElement>('.court a[href="#how"]')?.click())
    expect(open(place)).toBe(1)
    await leave()
  })

  test('open at the first error of the server', async () => {
    const wrong = (name: string) => ({
      ...screens.Checkout.ready,
      reply: { status: 'error' as const, initialValue: {}, error: { [name]: ['invalid.required'] } },
    })
    for (const [square, name] of ['email', 'address', 'paymentMethod'].entries())
      expect(open(await page('Checkout', wrong(name))), name).toBe(square)
  })
})

test('an order shows its progress as a train at a station', async () => {
  const placed = await page('OrderPlaced', Object.values(screens.OrderPlaced)[0] as ScreenViews['OrderPlaced'])
  const stations = [...placed.querySelectorAll('.train li')]
  expect(stations.length).toBe(5)
  const here = stations.filter((station) => station.hasAttribute('aria-current'))
  expect(here.length).toBe(1)
  expect(here[0]?.querySelector('.locomotive')).not.toBeNull()
})
