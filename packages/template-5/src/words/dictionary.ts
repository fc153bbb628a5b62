import type es from './es.ts'

/** Spanish is the type: the other languages have the same keys. */
export type Dictionary = { readonly [Key in keyof typeof es]: string }
