import { gtinOf } from '@store/core'

/** A product or variant, as the counting page has it. */
export type Countable = {
  readonly productId: number
  readonly variantId: number
  readonly name: string
  readonly values: readonly string[]
  /** Its references and barcodes. */
  readonly codes: readonly string[]
  readonly image: string | null
  /** The recorded units. */
  readonly units: number
}

export type CountedVariant = {
  readonly productId: number
  readonly variantId: number
  readonly counted: number
  /** The recorded units at the time of counting. */
  readonly seen: number
  readonly name: string
}

/** The counted rows of this device that were not submitted yet. `key`: the idempotency key of submitting them. */
export type CountDraft = { readonly key: string; readonly rows: readonly CountedVariant[] }

/** Identifies a draft. On a shared device, drafts are kept per person. */
export type Counter = { readonly personId: number; readonly shop: { readonly subdomain: string } }

const placeOf = ({ personId, shop }: Counter) => `count ${personId} ${shop.subdomain}`
/** The most rows that one call of the API accepts. */
export const MOST_COUNTED = 2_000

/** Reads the draft of this device; an invalid one counts as none. */
export function readDraft(counter: Counter): CountDraft {
  try {
    const read = JSON.parse(localStorage.getItem(placeOf(counter)) ?? '') as Partial<CountDraft>
    if (typeof read.key === 'string' && Array.isArray(read.rows)) return { key: read.key, rows: read.rows }
  } catch {
    // There is none, or the browser stores nothing.
  }
  return { key: crypto.randomUUID(), rows: [] }
}

/** Stores the draft on this device. Without storage it is lost with the page. */
export function keepDraft(counter: Counter, draft: CountDraft): void {
  try {
    localStorage.setItem(placeOf(counter), JSON.stringify(draft))
  } catch {
    // Private window, or storage is full.
  }
}

/** Deletes the draft that was submitted, unless another one was begun since. */
export function forgetDraft(counter: Counter, key: string): void {
  if (readDraft(counter).key === key) localStorage.removeItem(placeOf(counter))
}

export const sameRow = (
  one: Pick<CountedVariant, 'productId' | 'variantId'>,
  other: Pick<CountedVariant, 'productId' | 'variantId'>,
) => one.productId === other.productId && one.variantId === other.variantId

/** A counted row, to be counted again, with the data that the draft has. */
export const countableOf = ({ productId, variantId, name, seen }: CountedVariant): Countable => ({
  productId,
  variantId,
  name,
  values: [],
  codes: [],
  image: null,
  units: seen,
})

/** Adds a counted row at the beginning; an earlier count of it is replaced. */
export const withRow = (draft: CountDraft, row: CountedVariant): CountDraft => ({
  ...draft,
  rows: [row, ...draft.rows.filter((each) => !sameRow(each, row))].slice(0, MOST_COUNTED),
})

export const withoutRow = (draft: CountDraft, row: CountedVariant): CountDraft => ({
  ...draft,
  rows: draft.rows.filter((each) => !sameRow(each, row)),
})

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** Normalises codes for comparison: scanners report a UPC of twelve digits as an EAN of thirteen. */
const codeAs = (code: string) => gtinOf(code)?.replace(/^0+/, '') ?? plain(code)
/** Whether this is a code of something. */
export const hasCode = ({ codes }: Pick<Countable, 'codes'>, typed: string): boolean => {
  const typedCode = codeAs(plain(typed).trim())
  return codes.some((code) => codeAs(code) === typedCode)
}
const FOUND = 12

/** Finds rows by a text: by an exact code, or else by names that contain every word. */
export function findCountable(all: readonly Countable[], typed: string): readonly Countable[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const exact = all.filter((row) => hasCode(row, words.join(' ')))
  if (exact.length > 0) return exact.slice(0, FOUND)
  return all
    .filter(({ name, values }) => {
      const text = plain([name, ...values].join(' '))
      return words.every((word) => text.includes(word))
    })
    .slice(0, FOUND)
}
