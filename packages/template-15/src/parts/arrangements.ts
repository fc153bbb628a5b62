/** How products are arranged: masonry of unequal heights, or rows. */
export const ARRANGEMENTS = ['masonry', 'rows'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]
