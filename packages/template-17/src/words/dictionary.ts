/** What the other languages have to say: every key of the Spanish, with plurals where it has them. */
export type Dictionary<Spanish> = {
  readonly [Key in keyof Spanish]: Spanish[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
