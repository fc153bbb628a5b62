import type { es } from '#app/words/open/es.ts'

export type Sells = keyof (typeof es)['sells']

/** What shops sell, as one is asked when opening one. */
export const SELLS = [
  ...(['fashion', 'jewellery', 'beauty', 'food', 'grocery', 'home', 'technology', 'toys', 'sports', 'crafts'] as const),
] satisfies readonly Sells[]
