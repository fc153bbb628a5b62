import type { Fact, Product } from '@store/core'

/** Whose hands a thing is from, where they are, and for how many days they work on it. */
export type Making = { readonly maker: string; readonly place: string | null; readonly days: number | null }

/** What these facts may be called, in the four languages (they are the merchant's own words). */
const MAKER =
  /^(?:maker|made by|woven by|weaver|potter|carver|artesan|artisan|tejedor|alfarer|tallador|hech[oa] por|feit[oa] por|fait par|tecel|oleir|tisserand|poti)/i
const PLACE =
  /^(?:place|village|town|from|lugar|pueblo|aldea|origen|procedencia|lieu|ville|origem|povoado|cidade|origine)/i
const DAYS = /^(?:days|time|d[ií]as|tiempo|jours|temps|tempo)/i

/** What is said of a thing's making; null where nobody is named. */
export function makingOf(facts: readonly Fact[]): Making | null {
  const said = (pattern: RegExp) => facts.find(({ name }) => pattern.test(name.trim()))?.value.trim() || null
  const maker = said(MAKER)
  if (!maker) return null
  const days = Number.parseInt(/\d+/.exec(said(DAYS) ?? '')?.[0] ?? '', 10)
  return { maker, place: said(PLACE), days: days > 0 ? days : null }
}

/** A maker, with what there is of them among these products. */
export type Maker = Pick<Making, 'maker' | 'place'> & {
  readonly count: number
  /** The quickest and the slowest of their things, in days. */
  readonly days: readonly [least: number, most: number] | null
}

/** In the order their things come. */
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
