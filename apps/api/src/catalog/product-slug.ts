import type { ProductId } from '@store/core'

/** The id in a slug: the number at its end; 0, which no product has, if it has none. */
export const productIdOf = (slug: string): ProductId => Number(/(?:^|-)(\d{1,15})$/.exec(slug)?.[1] ?? 0)
