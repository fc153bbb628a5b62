import type es from './es.ts'

/** Every language has the keys of the Spanish file, and plurals at the same keys. */
export type Dictionary = {
  readonly [Key in keyof typeof es]: (typeof es)[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
