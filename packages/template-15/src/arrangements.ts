/** How products lie: tiles of unlike heights, or even rows. */
export const ARRANGEMENTS = ['masonry', 'rows'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]
