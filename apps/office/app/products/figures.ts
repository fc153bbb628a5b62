/** What can be changed in the list itself. */
export const FIGURES = ['price', 'compareAt', 'units'] as const
export type Figure = (typeof FIGURES)[number]
