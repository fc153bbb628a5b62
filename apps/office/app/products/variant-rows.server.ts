import { type MoneyStyle, PRODUCT_LIMITS, parseAmount } from '@store/core'
import * as z from 'zod'
import type { Sent } from '#app/session/act.server.ts'
import type { Words } from '#app/words/products/index.ts'

/** The values of a row when it was rendered: price, compare-at price, SKU, enabled, units, barcode. */
const Was = z
  .tuple([z.number(), z.number().nullable(), z.string().nullable(), z.boolean(), z.number()])
  // Pages of the previous release send no barcodes: those are left unchanged.
  .rest(z.string().nullable())

type FieldChange =
  | { readonly name: 'price'; readonly was: number; readonly value: number }
  | { readonly name: 'compareAt'; readonly was: number | null; readonly value: number | null }
  | { readonly name: 'sku'; readonly was: string | null; readonly value: string | null }
  | { readonly name: 'barcode'; readonly was: string | null; readonly value: string | null }
  | { readonly name: 'enabled'; readonly was: boolean; readonly value: boolean }

export type RowChange = {
  readonly id: number
  readonly text: string
  readonly fields: readonly FieldChange[]
  /** Counted relative to the units that were seen. */
  readonly units: { readonly count: number; readonly seen: number } | null
}

/** The most rows of a page. */
const MOST_ROWS = 200
/** Longer texts cannot be amounts. */
const MOST_AMOUNT = 24

/**
 * Parses the changed rows of the grid; invalid values are reported by field and row. Null: the form is not that of the grid.
 */
export function readRows(
  sent: Sent,
  money: MoneyStyle,
  words: Words,
): { readonly changes: readonly RowChange[]; readonly wrong: Readonly<Record<string, string>> } | null {
  const wrong: Record<string, string> = {}
  const column = (name: string) => sent.all(name)
  const [prices, formers, units] = [column('price'), column('compareAt'), column('units')]
  const [skus, barcodes, texts, before] = [column('sku'), column('barcode'), column('text'), column('was')]
  const amount = (typed: string, field: string): number | null => {
    if (typed === '') return null
    const read = typed.length > MOST_AMOUNT ? null : parseAmount(typed, money)
    if (read === null || read < 0 || read > PRODUCT_LIMITS.amount) wrong[field] = words.amountWrong
    return read
  }
  const ids = column('id').slice(0, MOST_ROWS).map(Number)
  const drawn = z.array(Was).safeParse(ids.map((_, at) => parsed(before[at] ?? '')))
  if (!drawn.success || !ids.every(Number.isSafeInteger)) return null
  const changes = drawn.data.flatMap(([price, compareAt, sku, enabled, seen, barcode = null], at): RowChange[] => {
    const id = ids[at] ?? 0
    const typed = (all: readonly string[] | undefined) => all?.[at]?.trim() ?? ''
    const nextPrice = amount(typed(prices), `price${id}`)
    if (nextPrice === null && typed(prices) === '') wrong[`price${id}`] = words.amountWrong
    const now = {
      price: nextPrice ?? price,
      compareAt: amount(typed(formers), `compareAt${id}`),
      sku: typed(skus).slice(0, PRODUCT_LIMITS.text) || null,
      enabled: sent.on(`on${id}`),
      barcode: barcodes[at] === undefined ? barcode : typed(barcodes).slice(0, PRODUCT_LIMITS.barcode) || null,
    }
    if (!/^\d{1,7}$/.test(typed(units))) wrong[`units${id}`] = words.unitsWrong
    const count = Number(typed(units))
    const fields: FieldChange[] = [
      ...(now.price === price ? [] : [{ name: 'price', was: price, value: now.price } as const]),
      ...(now.compareAt === compareAt ? [] : [{ name: 'compareAt', was: compareAt, value: now.compareAt } as const]),
      ...(now.sku === sku ? [] : [{ name: 'sku', was: sku, value: now.sku } as const]),
      ...(now.barcode === barcode ? [] : [{ name: 'barcode', was: barcode, value: now.barcode } as const]),
      ...(now.enabled === enabled ? [] : [{ name: 'enabled', was: enabled, value: now.enabled } as const]),
    ]
    if (fields.length === 0 && count === seen) return []
    return [{ id, text: typed(texts), fields, units: count === seen ? null : { count, seen } }]
  })
  return { changes, wrong }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
