import type es from './es.ts'

/** Every language has the keys of the Spanish file. */
export type Dictionary = { readonly [Key in keyof typeof es]: string }
