import { fixtures } from '@store/template-kit/fixtures'
import { pagesOf } from '@store/template-kit/testing'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { design } from './design.ts'
import { chair, home, table } from './furniture-fixture.ts'
import { template } from './index.ts'

const { screens } = fixtures
const { page, live, inABrowser } = pagesOf(template, design)
inABrowser()

/** Sets a field's value and dispatches the events that typing does. */
async function type(field: HTMLInputElement | null | undefined, value: string) {
  if (!field) throw new Error('there is no such field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('a picture of a room and its points', () => {
  const banners = [{ imagen: '/media/sala.jpg', puntos: [{ x: 40, y: 60, slug: 'sillon', box: '40 40 70 90' }] }]

  test('points link to their products, have their names, and are where the merchant placed them', async () => {
    const place = await page('Home', home, { banners })
    const spot = place.querySelector<HTMLElement>('.spot')
    expect(spot?.style.left).toBe('40%')
    expect(spot?.querySelector('a')?.getAttribute('href')).toBe('/productos/sillon-501')
    expect(spot?.querySelector('a')?.getAttribute('aria-label')).toBe('Ver Sillón')
    expect(spot?.querySelector('.spot-card')?.textContent).toContain('72 × 81 × 94 cm')
  })

  test('a ruler is drawn along the product, unless the setting is off', async () => {
    const figures = async (stored: { readonly tape?: number }) =>
      [...(await page('Home', home, { banners, ...stored })).querySelectorAll('.room-tape .rule b')].map(
        (figure) => figure.textContent,
      )
    expect(await figures({})).toEqual(['72 cm', '94'])
    expect(await figures({ tape: 0 })).toEqual([])
  })

  test('the height is drawn at the side without other products', async () => {
    const room = (...others: readonly number[]) => [
      { ...banners[0], puntos: [...(banners[0]?.puntos ?? []), ...others.map((x) => ({ x, y: 60, slug: 'mesa' }))] },
    ]
    const heightAt = async (...others: readonly number[]) =>
      (await page('Home', home, { banners: room(...others) })).querySelector<HTMLElement>(
        '.room-tape .rule[data-side="height"]',
      )?.style.left
    expect(await heightAt()).toBe('73.5%')
    expect(await heightAt(20)).toBe('73.5%')
    expect(await heightAt(85)).toBe('36.5%')
  })
})

describe('searching by size', () => {
  test('without JavaScript all products with measures are listed; with it, those that fit the typed width', async () => {
    const served = await page('Home', home)
    expect(served.querySelector('.finder h2')?.textContent).toBe('Por medidas')
    const { place } = await live('Home', home)
    const finder = place.querySelector('.finder')
    const names = () => [...(finder?.querySelectorAll('.row-name') ?? [])].map((name) => name.textContent)
    const number = finder?.querySelector<HTMLInputElement>('input[type=number]')
    await type(number, '100')
    expect(names()).toEqual(['Sillón'])
    expect(finder?.querySelector('.finder-said')?.textContent).toBe('1 producto entra en 100 cm')
    await type(number, '180')
    expect(names()).toEqual(['Mesa', 'Sillón'])
    await type(number, '20')
    expect(names()).toEqual([])
  })

  test('the gap at the left has that width, to scale, with the widest product that fits', async () => {
    const { place } = await live('Home', home)
    await type(place.querySelector<HTMLInputElement>('.finder input[type=number]'), '100')
    expect(place.querySelector('.gap .drawing-face')?.getAttribute('width')).toBe('72')
  })

  test('a list can be filtered by width, and shows the filter', async () => {
    const view = {
      ...screens.Catalog.full,
      page: { ...screens.Catalog.full.page, products: [chair, table], count: 2 },
    }
    const { place } = await live('Catalog', view)
    await type(place.querySelector<HTMLInputElement>('.filter-width input[type=number]'), '90')
    expect([...place.querySelectorAll('.card-name')].map((name) => name.textContent)).toEqual(['Sillón'])
    expect(place.querySelector('.catalog-tools [role=status]')?.textContent).toBe('1 de 2 productos entra')
  })
})

describe('a product and its measures', () => {
  const view = { ...screens.Product.plain, product: chair }

  test('are drawn to scale, beside a person that can be switched off', async () => {
    const { place } = await live('Product', view)
    const drawing = () => place.querySelector('.measures > .drawing')
    expect(drawing()?.getAttribute('aria-label')).toBe('Ancho 72 cm, Alto 94 cm, Fondo 81 cm')
    expect(drawing()?.querySelector('.drawing-person')?.textContent).toBe('1,70 m')
    await act(async () => place.querySelector<HTMLElement>('.person-check input')?.click())
    expect(drawing()?.querySelector('.drawing-person')).toBeNull()
  })

  test('include the narrowest door without JavaScript; a typed door is answered and remembered for the next product', async () => {
    expect((await page('Product', view)).querySelector('.door')?.textContent).toContain('Entra por una puerta de 75 cm')
    const { place } = await live('Product', view)
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
    const { place: next } = await live('Product', {
      ...view,
      product: { ...table, dimensions: { ...table.dimensions, length: 80, width: 180, height: 78, weight: null } },
    })
    expect(next.querySelector<HTMLInputElement>('.door input')?.value).toBe('76')
    expect(next.querySelector('.door [role=status]')?.textContent?.trim()).toBe('No, no entra.')
  })

  test('are not drawn, and no door is asked for, if they are not known', async () => {
    const place = await page('Product', { ...view, product: { ...chair, dimensions: null } })
    expect(place.querySelector('.measures, .door')).toBeNull()
  })

  test('are the picture where there is no photo', async () => {
    const bare = { ...chair, images: [] }
    const place = await page('Catalog', {
      ...screens.Catalog.full,
      page: { ...screens.Catalog.full.page, products: [bare] },
    })
    expect(place.querySelector('.card .photo-drawing')).not.toBeNull()
  })

  test('are shown and hidden by a button on touch screens', async () => {
    const { place } = await live('Catalog', {
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

test('the plan of an order has a room for each step, and marks the current one', async () => {
  const place = await page('OrderTracking', screens.OrderTracking.onItsWay)
  const steps = [...place.querySelectorAll('.plan li')]
  expect(steps.map((step) => step.getAttribute('data-step'))).toEqual([
    'placed',
    'packing',
    'transit',
    'delivered',
    // Cash on delivery.
    'paid',
  ])
  expect(place.querySelectorAll('.plan [aria-current=step]')).toHaveLength(1)
})
