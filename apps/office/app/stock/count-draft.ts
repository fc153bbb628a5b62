import { gtinOf } from '@store/core'

/** What can be counted, as the page knows it. */
export type Countable = {
  readonly productId: number
  readonly variantId: number
  readonly name: string
  readonly values: readonly string[]
  /** References and codes it is found by. */
  readonly codes: readonly string[]
  readonly image: string | null
  /** What is recorded. */
  readonly units: number
}

export type CountedVariant = {
  readonly productId: number
  readonly variantId: number
  readonly counted: number
  /** What was recorded when it was counted. */
  readonly seen: number
  readonly name: string
}

/** What has been counted on this device and was not handed in yet. `key` makes handing it in twice the same as once. */
export type CountDraft = { readonly key: string; readonly rows: readonly CountedVariant[] }

/** Whose draft, and of which shop. On a device that several people use, each counts for themselves. */
export type Counter = { readonly personId: number; readonly shop: { readonly subdomain: string } }

const placeOf = ({ personId, shop }: Counter) => `count ${personId} ${shop.subdomain}`
/** As many as the API takes at once. */
export const MOST_COUNTED = 2_000

/** The draft on this device; an unreadable one is as none. */
export function readDraft(counter: Counter): CountDraft {
  try {
    const read = JSON.parse(localStorage.getItem(placeOf(counter)) ?? '') as Partial<CountDraft>
    if (typeof read.key === 'string' && Array.isArray(read.rows)) return { key: read.key, rows: read.rows }
  } catch {
    // Nothing was counted yet, or the device keeps nothing.
  }
  return { key: crypto.randomUUID(), rows: [] }
}

/** Keeps the draft on this device. A device that keeps nothing loses it with the page. */
export function keepDraft(counter: Counter, draft: CountDraft): void {
  try {
    localStorage.setItem(placeOf(counter), JSON.stringify(draft))
  } catch {
    // Private windows, full devices.
  }
}

/** Forgets the draft that was handed in, unless another one was begun since. */
export function forgetDraft(counter: Counter, key: string): void {
  if (readDraft(counter).key === key) localStorage.removeItem(placeOf(counter))
}

export const sameRow = (
  one: Pick<CountedVariant, 'productId' | 'variantId'>,
  other: Pick<CountedVariant, 'productId' | 'variantId'>,
) => one.productId === other.productId && one.variantId === other.variantId

/** A row that was counted, to be counted anew: all that the draft knows of it. */
export const countableOf = ({ productId, variantId, name, seen }: CountedVariant): Countable => ({
  productId,
  variantId,
  name,
  values: [],
  codes: [],
  image: null,
  units: seen,
})

/** The draft with a row counted, which becomes the newest one; a row that was counted before is counted anew. */
export const withRow = (draft: CountDraft, row: CountedVariant): CountDraft => ({
  ...draft,
  rows: [row, ...draft.rows.filter((each) => !sameRow(each, row))].slice(0, MOST_COUNTED),
})

export const withoutRow = (draft: CountDraft, row: CountedVariant): CountDraft => ({
  ...draft,
  rows: draft.rows.filter((each) => !sameRow(each, row)),
})

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** Codes as they are compared: cameras give twelve digits of a worldwide number as thirteen. */
const codeAs = (code: string) => gtinOf(code)?.replace(/^0+/, '') ?? plain(code)
/** Whether this is a code of something. */
export const hasCode = ({ codes }: Pick<Countable, 'codes'>, typed: string): boolean => {
  const typedCode = codeAs(plain(typed).trim())
  return codes.some((code) => codeAs(code) === typedCode)
}
const FOUND = 12

/** What a typed text may mean: a code first, else every word of it in a name. */
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
