import type es from './es.ts'

/** Spanish is the type: the other languages have the same keys, with plurals in the same places. */
export type Dictionary = {
  readonly [Key in keyof typeof es]: (typeof es)[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
