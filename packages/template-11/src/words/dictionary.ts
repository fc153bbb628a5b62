import type es from './es.ts'
import type orders from './orders-es.ts'
import type pages from './pages-es.ts'

/** Every language has the keys of the Spanish file, and plurals at the same keys. */
type SameShape<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : { readonly one: string; readonly other: string }
}

export type Dictionary = SameShape<typeof es>
export type Orders = SameShape<typeof orders>
export type Pages = SameShape<typeof pages>
