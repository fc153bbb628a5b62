import type { Fact, Product } from '@store/core'

/** Who made a product, where, and in how many days. */
export type MakerFacts = { readonly maker: string; readonly place: string | null; readonly days: number | null }

/** Names merchants give to these facts, in the four languages. */
const MAKER =
  /^(?:maker|made by|woven by|weaver|potter|carver|artesan|artisan|tejedor|alfarer|tallador|hech[oa] por|feit[oa] por|fait par|tecel|oleir|tisserand|poti)/i
const PLACE =
  /^(?:place|village|town|from|lugar|pueblo|aldea|origen|procedencia|lieu|ville|origem|povoado|cidade|origine)/i
const DAYS = /^(?:days|time|d[ií]as|tiempo|jours|temps|tempo)/i

/** Maker, place and days by a product's facts; null if they name no maker. */
export function makingOf(facts: readonly Fact[]): MakerFacts | null {
  const factOf = (pattern: RegExp) => facts.find(({ name }) => pattern.test(name.trim()))?.value.trim() || null
  const maker = factOf(MAKER)
  if (!maker) return null
  const days = Number.parseInt(/\d+/.exec(factOf(DAYS) ?? '')?.[0] ?? '', 10)
  return { maker, place: factOf(PLACE), days: days > 0 ? days : null }
}

/** A maker, and how many of the given products are theirs. */
export type Maker = Pick<MakerFacts, 'maker' | 'place'> & {
  readonly count: number
  /** The lowest and the highest number of days of their products. */
  readonly days: readonly [least: number, most: number] | null
}

/** The makers of the products, in order of first occurrence. */
export function makersOf(products: readonly Product[]): readonly Maker[] {
  const makers = new Map<string, Maker>()
  for (const { facts } of products) {
    const making = makingOf(facts)
    if (!making) continue
    const known = makers.get(making.maker)
    makers.set(making.maker, {
      maker: making.maker,
      place: known?.place ?? making.place,
      count: (known?.count ?? 0) + 1,
      days: spanOf(known?.days ?? null, making.days),
    })
  }
  return [...makers.values()]
}

const spanOf = (span: Maker['days'], days: number | null): Maker['days'] =>
  days === null ? span : [Math.min(span?.[0] ?? days, days), Math.max(span?.[1] ?? days, days)]
