import type { Words } from '#app/words/words.ts'

export type Sells = keyof Words['sells']

/** What shops sell, as one is asked when opening one. */
export const SELLS = [
  ...(['fashion', 'jewellery', 'beauty', 'food', 'grocery', 'home', 'technology', 'toys', 'sports', 'crafts'] as const),
] satisfies readonly Sells[]
