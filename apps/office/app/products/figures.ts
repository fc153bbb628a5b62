/** The columns that can be edited in the list. */
export const FIGURES = ['price', 'compareAt', 'units'] as const
export type Figure = (typeof FIGURES)[number]
