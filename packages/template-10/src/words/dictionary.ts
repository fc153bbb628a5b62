/** Spanish is the type: the other languages have the same keys, and plural forms where it has them. */
export type Dictionary<Spanish> = {
  readonly [Key in keyof Spanish]: Spanish[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
