import type { manageEndpoints, Output } from '@store/api-client/manage'
import { type MoneyStyle, PRODUCT_LIMITS, type ProductId, readPriceList, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { query } from '../../database/query.ts'
import { StoredVariantJson } from '../rows.ts'
import type { StoredVariant } from '../schema.ts'

type ListedPrice = Output<(typeof manageEndpoints)['readPriceList']>['items'][number]
type Match = NonNullable<ListedPrice['match']>

const StyleRow = z.object({ currency: z.string(), country: z.string().nullable() })
const PlainRow = z.object({ key: z.string(), plain: z.string() })

type NamedProduct = {
  readonly id: ProductId
  readonly reference: string
  readonly sku: string | null
  readonly name: string
  readonly plain: string
  readonly price: number | null
  readonly variants: readonly StoredVariant[]
  /** The variants' values in the form in which they are compared, in their order. */
  readonly plainValues: readonly string[]
}
const NamedRow = z.object({
  id: z.int(),
  reference: z.string(),
  sku: z.string().nullable(),
  name: z.string(),
  plain: z.string(),
  price: z.int().nullable(),
  variants: z.array(StoredVariantJson),
  plainValues: z.array(z.string()),
})

/** The most words of a text that are compared with product names. */
const MOST_WORDS = 20
/** The most products that one list may name. */
const MOST_PRODUCTS = 5_000

/**
 * Reads a pasted list of prices, and finds the product of each line by reference, SKU or name; a name may be followed by the
 * values of a variant. Case, accents and punctuation are ignored.
 */
export async function matchPriceList(tx: Tx, shopId: ShopId, text: string): Promise<readonly ListedPrice[]> {
  const [style] = await query(tx, StyleRow, sql`select currency, country from shops where shop_id = ${shopId}`)
  const lines = readPriceList(text, style ?? ({ currency: '', country: null } satisfies MoneyStyle))
  const plainOf = await plainTexts(tx, [...new Set(lines.flatMap(({ keys }) => keys))])
  const find = finder(await namedProducts(tx, shopId, plainOf))
  const seen = new Set<string>()
  return lines.map(({ line, said, keys, price }): ListedPrice => {
    const nothing = (problem: NonNullable<ListedPrice['problem']>): ListedPrice => ({
      line,
      said,
      match: null,
      problem,
    })
    if (price === null || price > PRODUCT_LIMITS.amount) return nothing('noPrice')
    let problem: 'unknown' | 'several' = 'unknown'
    for (const key of keys) {
      const found = find(key.toLowerCase(), plainOf.get(key) ?? '')
      if (found === 'several') problem = 'several'
      if (found === null || found === 'several') continue
      const place = `${found.productId} ${found.variantId ?? ''}`
      if (seen.has(place)) return nothing('again')
      seen.add(place)
      return { line, said, match: { ...found, after: price }, problem: null }
    }
    return nothing(problem)
  })
}

async function plainTexts(tx: Tx, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await query(
    tx,
    PlainRow,
    sql`select key, trim(feria_plain(key)) as plain from unnest(${sql.param(keys)}::text[]) key`,
  )
  return new Map(rows.map(({ key, plain }) => [key, plain]))
}

/** The products that the texts may name. A name may be followed by more words, so every beginning of a text is looked up. */
function namedProducts(tx: Tx, shopId: ShopId, plainOf: ReadonlyMap<string, string>): Promise<readonly NamedProduct[]> {
  const beginnings = [...plainOf.values()].flatMap((plain) => {
    const words = plain.split(' ').slice(0, MOST_WORDS)
    return words.map((_, at) => words.slice(0, at + 1).join(' '))
  })
  const codes = [...plainOf.keys()].map((key) => key.toLowerCase())
  return query(
    tx,
    NamedRow,
    sql`
      select p.id, p.reference, p.sku, p.name, trim(p.plain_name) as plain, p.price, p.variants, (
        select coalesce(array_agg(trim(feria_plain(array_to_string(array(
          select jsonb_array_elements_text(v -> 'values')), ' '))) order by at), '{}')
        from jsonb_array_elements(p.variants) with ordinality each (v, at)) as "plainValues"
      from products p
      where p.shop_id = ${shopId} and p.deleted_at is null and (
        trim(p.plain_name) in (select * from unnest(${sql.param(beginnings)}::text[]))
        or lower(p.reference) in (select * from unnest(${sql.param(codes)}::text[]))
        or lower(p.sku) in (select * from unnest(${sql.param(codes)}::text[]))
        or exists (select 1 from jsonb_array_elements(p.variants) v
          where lower(v ->> 'sku') in (select * from unnest(${sql.param(codes)}::text[]))))
      order by p.id limit ${MOST_PRODUCTS}`,
  )
}

type VariantMatch = Omit<Match, 'after'>

function finder(products: readonly NamedProduct[]) {
  const byCode = new Map<string, VariantMatch[]>()
  const byName = new Map<string, VariantMatch[]>()
  const add = (to: Map<string, VariantMatch[]>, key: string | null, found: VariantMatch) => {
    const text = key?.toLowerCase().trim()
    if (text) to.set(text, [...(to.get(text) ?? []), found])
  }
  for (const { id, reference, sku, name, plain, price, variants, plainValues } of products) {
    const whole = { productId: id, variantId: null, name, values: [], before: price }
    for (const code of new Set([reference, sku])) add(byCode, code, whole)
    add(byName, plain, whole)
    for (const [at, variant] of variants.entries()) {
      const one = {
        productId: id,
        variantId: Number(variant.id),
        name,
        values: [...variant.values],
        before: variant.price,
      }
      add(byCode, variant.sku, one)
      add(byName, `${plain} ${plainValues[at] ?? ''}`, one)
    }
  }
  return (code: string, plain: string): VariantMatch | 'several' | null => {
    const found = byCode.get(code) ?? byName.get(plain) ?? []
    return found.length > 1 ? 'several' : (found[0] ?? null)
  }
}
