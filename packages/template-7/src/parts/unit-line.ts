import { type Amount, type Product, priceOf } from '@store/core'
import { useMoney } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The size of a product: grams, millilitres or units. */
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

/** The size in a product's name; null where there is none. */
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

/** The name with no-break spaces before its units, as in "Mora de Castilla 500 g". */
export const keepUnits = (name: string): string => name.replace(BEFORE_UNIT, '\u00a0')

/** The price of a kilo, a litre or a unit; null if the product is exactly that much. */
export function unitPrice(price: Amount, { amount, of }: Size): Amount | null {
  const whole = of === 'unit' ? 1 : 1000
  return amount === whole ? null : Math.round((price * whole) / amount)
}

/**
 * The line below a product's name: "$3,10/kg", "4 unidades · $0,60 c/u"; without a size in the name its weight, else
 * its brand.
 */
export function useUnitLine(product: Product): string | null {
  const t = useWords()
  const money = useMoney()
  const size = sizeOf(product.name)
  const price = priceOf(product, null)
  if (!size) return product.dimensions?.weight || product.brand
  const count = size.of === 'unit' ? t('cart.units', { count: size.amount }) : null
  const each = price === null ? null : unitPrice(price, size)
  if (each === null || each < 1) return count
  const wordKeys = { g: 'canasta.perKilo', ml: 'canasta.perLitre', unit: 'cart.each' } as const
  const rate = t(wordKeys[size.of], { amount: money(each) })
  return count === null ? rate : `${count} · ${rate}`
}
