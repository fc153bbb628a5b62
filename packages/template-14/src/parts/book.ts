import type { Fact, Product } from '@store/core'
import type { CSSProperties } from 'react'
import type { Settings } from '../settings.ts'
import { CLOTH_NAMES, CLOTHS } from './cloths.ts'

/** How many cover designs there are for books without a photo. */
const LAYOUTS = 12

/** Names merchants give to facts about author and number of pages, in the four languages. */
const AUTHOR = /^(?:autor|autora|autores|autoría|author|authors|auteur|autrice|auteure|texto|escrito por)$/i
const PAGES = /^(?:p[áa]ginas|pages|p[áa]gs?\.?|extensi[óo]n)$/i

const factOf = (facts: readonly Fact[], name: RegExp) => facts.find((fact) => name.test(fact.name.trim()))?.value

/** The author by the book's facts, else its brand. */
export const authorOf = ({ facts, brand }: Pick<Product, 'facts' | 'brand'>): string | null =>
  factOf(facts, AUTHOR) ?? brand

/** A hash of the text (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** A title in two parts for its cover: the first is upright, the second italic. */
export function titleLines(name: string): readonly [upright: string, leaning: string] {
  const words = name.trim().split(/\s+/)
  const at = Math.ceil(words.length / 2)
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

export type BookLook = {
  /** The cover design without a photo, from 1 to 12. */
  readonly layout: number
  /** Custom properties: cloth colour, second colour, width and height of the spine. */
  readonly style: CSSProperties
}

/** A prime. With it the titles of a shelf use all ten cloths, and neighbours seldom have the same. */
const SPREAD = 7589
/** The second colour: gold or salmon. */
const INKS = ['#e8b866', '#f4daca'] as const

/**
 * How a book looks. It depends on the name, so that a book has the same cloth on the shelf, in the cart and in orders.
 * The spine is wider for more pages, where a fact gives their number.
 */
export function bookLook(name: string, cloth: Settings['cloth'], facts: readonly Fact[] = []): BookLook {
  const seed = seedOf(name)
  const pages = Number.parseInt(factOf(facts, PAGES) ?? '', 10)
  const width = pages > 0 ? Math.min(62, Math.max(38, Math.round(32 + pages / 13))) : 38 + ((seed >>> 9) % 25)
  const clothName = cloth === 'all' ? (CLOTH_NAMES[(seed % SPREAD) % CLOTH_NAMES.length] ?? 'prussian') : cloth
  return {
    layout: 1 + ((seed >>> 5) % LAYOUTS),
    style: {
      '--cloth': CLOTHS[clothName],
      '--ink': INKS[(seed >>> 3) % INKS.length],
      '--spine': `${width}px`,
      '--tall': `${240 + ((seed >>> 14) % 91)}px`,
    } as CSSProperties,
  }
}
