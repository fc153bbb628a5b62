import type es from './es.ts'

/** Spanish is the type: the other languages have the same keys, and plural forms where it has them. */
export type Dictionary = {
  readonly [Key in keyof typeof es]: (typeof es)[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
