/** What the other languages have to say: the keys of Spanish, with plurals where it has some. */
export type Dictionary<Spanish> = {
  readonly [Key in keyof Spanish]: Spanish[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
