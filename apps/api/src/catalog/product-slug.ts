import type { ProductId } from '@store/core'

/** Of a slug only the number at its end counts; 0, which no product has, when there is none. */
export const productIdOf = (slug: string): ProductId => Number(/(?:^|-)(\d{1,15})$/.exec(slug)?.[1] ?? 0)
