/** The documents that can be printed, and their paper sizes, the usual one first. */
export const PAPERS = {
  slip: ['a4', 'letter', 'roll'],
  label: ['label', 'four'],
  sheet: ['a4', 'letter'],
} as const
type PaperKind = keyof typeof PAPERS
export type PaperSize = (typeof PAPERS)[PaperKind][number]
export const PAPER_KINDS = Object.keys(PAPERS) as readonly PaperKind[]
