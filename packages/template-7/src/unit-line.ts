import { type Amount, type Product, priceOf } from '@store/core'
import { useMoney } from '@store/template-kit'
import { useWords } from './words.ts'

/** How much of something a product is: grams, millilitres or pieces. */
export type Size = { readonly amount: number; readonly of: 'g' | 'ml' | 'unit' }

const IN_BASE = {
  kg: [1000, 'g'],
  g: [1, 'g'],
  gr: [1, 'g'],
  lb: [453.6, 'g'],
  l: [1000, 'ml'],
  lt: [1000, 'ml'],
  ml: [1, 'ml'],
  cc: [1, 'ml'],
} as const
const MEASURED = /(?<!\d)(\d+(?:[.,]\d+)?)\s?(kg|gr|g|lb|lt|l|ml|cc)(?![\p{L}\d])/iu
const COUNTED = /[x×]\s?(\d{1,3})(?!\d)/iu

/** The size that a product's name says; null where none can be read. */
export function sizeOf(name: string): Size | null {
  const measured = MEASURED.exec(name)
  if (measured) {
    const [factor, of] = IN_BASE[(measured[2] ?? '').toLowerCase() as keyof typeof IN_BASE]
    const amount = Number((measured[1] ?? '').replace(',', '.')) * factor
    if (amount > 0) return { amount, of }
  }
  const count = Number(COUNTED.exec(name)?.[1] ?? 0)
  return count > 1 ? { amount: count, of: 'unit' } : null
}

const BEFORE_UNIT = /(?<=\d)\s(?=(?:kg|gr|g|lb|lt|l|ml|cc)(?![\p{L}\d]))|\s(?=[x×]\s?\d)/giu

/** A name whose figures stay beside their units where its line breaks: "Mora de Castilla 500 g". */
export const unparted = (name: string): string => name.replace(BEFORE_UNIT, '\u00a0')

/** The price of a kilo, a litre or a piece; null of what is exactly that. */
export function unitPrice(price: Amount, { amount, of }: Size): Amount | null {
  const whole = of === 'unit' ? 1 : 1000
  return amount === whole ? null : Math.round((price * whole) / amount)
}

/** What stands under a name: "$3,10/kg", "4 unidades · $0,60 c/u"; where the name says no size, its weight, else its brand. */
export function useUnitLine(product: Product): string | null {
  const t = useWords()
  const money = useMoney()
  const size = sizeOf(product.name)
  const price = priceOf(product, null)
  if (!size) return product.dimensions?.weight || product.brand
  const count = size.of === 'unit' ? t('cart.units', { count: size.amount }) : null
  const each = price === null ? null : unitPrice(price, size)
  if (each === null || each < 1) return count
  const said = { g: 'canasta.perKilo', ml: 'canasta.perLitre', unit: 'cart.each' } as const
  const rate = t(said[size.of], { amount: money(each) })
  return count === null ? rate : `${count} · ${rate}`
}
