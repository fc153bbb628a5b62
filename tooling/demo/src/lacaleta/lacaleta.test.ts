import { applicableDiscounts, quoteShipping, readOpeningHours } from '@store/core'
import { describe, expect, test } from 'vitest'
import { major } from '../demo-shop.ts'
import { demoShops } from '../index.ts'

/** What the shop is to sell, as it was commissioned; prices in soles. */
const WRITTEN: Readonly<Record<string, number>> = {
  'Clásico de lenguado': 42,
  Carretillero: 46,
  'Mixto al rocoto': 48,
  'De conchas negras': 52,
  'Vegetariano de palmito': 34,
  'Causa acevichada': 32,
  'Causa de cangrejo': 36,
  'Causa de palta': 28,
  'Arroz con mariscos': 49,
  'Chaufa marino': 44,
  'Tacu tacu marino': 47,
  'Jalea mixta para dos': 56,
  'Chicharrón de pota': 35,
  'Leche de tigre': 22,
  'Chicha morada 1 L': 18,
  'Limonada de hierbaluisa': 14,
  'Suspiro limeño': 16,
  'Picarones ×6': 18,
}

const found = demoShops.find(({ shop: { subdomain } }) => subdomain === 'lacaleta')
if (!found) throw new Error('there is no La Caleta')
const shop = found
const inStock = ({ variants, units }: (typeof shop.products)[number]) =>
  variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.units, 0) : units

describe('La Caleta', () => {
  test('has on its menu what is written, at those prices', () => {
    const menu = Object.fromEntries(shop.products.map(({ name, price }) => [name, (price ?? 0) / 100]))
    expect(menu).toEqual(WRITTEN)
  })

  test('reads from ceviche to dessert, and only the picarones are gone for today (S3)', () => {
    expect(shop.categories.map(({ name }) => name)).toEqual([
      ...['Ceviches', 'Causas', 'Arroces', 'Fritos', 'Bebidas', 'Postres'],
    ])
    expect(shop.products.filter((dish) => inStock(dish) === 0).map(({ name }) => name)).toEqual(['Picarones ×6'])
  })

  test('says of every dish what it is made of and what one may be allergic to', () => {
    for (const { name, description } of shop.products) {
      expect(description, name).toContain('Lleva: ')
      expect(description, name).toContain('Alérgenos: ')
    }
  })

  test('takes a note with what is cooked, and asks how hot what is hot', () => {
    const [classic] = shop.products.filter(({ name }) => name === 'Clásico de lenguado')
    expect(classic?.message).toEqual({ label: 'Nota para la cocina', required: false })
    expect(classic?.options).toEqual([{ name: 'Picor', values: ['Sin ají', 'Al punto', 'Bien picante'] }])
  })

  test('every answer of its questions is given by something', () => {
    const answers = shop.shop.tags.flatMap(({ values }) => values.map(({ id }) => id))
    expect(new Set(shop.products.flatMap(({ tagValues = [] }) => tagValues))).toEqual(new Set(answers))
  })

  test('brings for what the policy says (B9), and takes off by number and by amount (D4)', () => {
    const brought = (soles: number) => {
      const cart = { subtotal: major(soles), lines: [{ freeShipping: false }], delivery: 'address' as const }
      const quote = quoteShipping(shop.shop.shippingRate, cart, null)
      return quote.kind === 'quoted' ? quote.price / 100 : null
    }
    expect([14, 59.99, 60, 119.99, 120].map(brought)).toEqual([9, 9, 6, 6, 0])
    const discounts = shop.discounts.map((discount, index) => ({ ...discount, id: String(index) }))
    const off = (soles: number, units: number) =>
      applicableDiscounts(discounts, { subtotal: major(soles), units }).map(({ amount }) => amount / 100)
    expect([off(150, 5), off(150, 6), off(200, 2), off(350, 2)]).toEqual([[], [15], [18], [40]])
  })

  test('links only what is on the menu in its notes', () => {
    const references = new Set(shop.products.map(({ reference }) => reference))
    for (const { slug, body } of shop.articles) {
      const linked = [...body.matchAll(/\/productos\/([^"]+)"/g)].map(([, reference = '']) => reference)
      expect(linked.length, slug).toBeGreaterThanOrEqual(3)
      for (const reference of linked) expect(references, slug).toContain(reference)
    }
  })

  test('cooks by day: its hours can be read, and on Mondays nobody is there', () => {
    const week = readOpeningHours(shop.branches[0]?.hours ?? null)
    expect(week?.[1]).toEqual([])
    expect(week?.[2]).toEqual([{ from: 12 * 60, to: 17 * 60 + 30 }])
  })
})
