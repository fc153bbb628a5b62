/** Spanish is the type: the other languages have the same keys, with plurals in the same places. */
export type Dictionary<Spanish> = {
  readonly [Key in keyof Spanish]: Spanish[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
