/** Every language has the keys of the Spanish file, and plurals at the same keys. */
export type Dictionary<Spanish> = {
  readonly [Key in keyof Spanish]: Spanish[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}
