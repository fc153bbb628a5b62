import type { Fact, Product } from '@store/core'
import type { CSSProperties } from 'react'
import { CLOTH_NAMES, CLOTHS } from './cloths.ts'
import type { Settings } from './settings.ts'

/** How many covers can be made of a title. */
const LAYOUTS = 12

/** What a book says of its writer, its pages, in the four languages: they are the merchant's own words. */
const AUTHOR = /^(?:autor|autora|autores|autoría|author|authors|auteur|autrice|auteure|texto|escrito por)$/i
const PAGES = /^(?:p[áa]ginas|pages|p[áa]gs?\.?|extensi[óo]n)$/i

const factOf = (facts: readonly Fact[], name: RegExp) => facts.find((fact) => name.test(fact.name.trim()))?.value

/** Who wrote it; else who made it. */
export const authorOf = ({ facts, brand }: Pick<Product, 'facts' | 'brand'>): string | null =>
  factOf(facts, AUTHOR) ?? brand

/** A number that is always the same for the same text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** A title as it is set on a cover: its beginning upright, the rest leaning. */
export function titleLines(name: string): readonly [upright: string, leaning: string] {
  const words = name.trim().split(/\s+/)
  const at = Math.ceil(words.length / 2)
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

export type BookLook = {
  /** From 1 to 12: which cover is made where there is no photo. */
  readonly layout: number
  /** Cloth, second ink, and the spine's width and height in pixels, for the styles. */
  readonly style: CSSProperties
}

/** A prime at which the titles of a shelf fall into all ten cloths, and seldom two neighbours into one. */
const SPREAD = 7589
/** The second ink: gold, or the paper's own salmon. */
const INKS = ['#e8b866', '#f4daca'] as const

/**
 * What a book looks like wherever it stands: by its name, so that it wears the same cloth on the shelf, in the pile and
 * in an order. A spine is as wide as its pages are many, where it says how many.
 */
export function bookLook(name: string, cloth: Settings['cloth'], facts: readonly Fact[] = []): BookLook {
  const seed = seedOf(name)
  const pages = Number.parseInt(factOf(facts, PAGES) ?? '', 10)
  const width = pages > 0 ? Math.min(62, Math.max(38, Math.round(32 + pages / 13))) : 38 + ((seed >>> 9) % 25)
  const worn = cloth === 'all' ? (CLOTH_NAMES[(seed % SPREAD) % CLOTH_NAMES.length] ?? 'prussian') : cloth
  return {
    layout: 1 + ((seed >>> 5) % LAYOUTS),
    style: {
      '--cloth': CLOTHS[worn],
      '--ink': INKS[(seed >>> 3) % INKS.length],
      '--spine': `${width}px`,
      '--tall': `${240 + ((seed >>> 14) % 91)}px`,
    } as CSSProperties,
  }
}
