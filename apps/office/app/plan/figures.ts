import { GIGABYTE, type Language, type ShopLimit } from '@store/core'

const MB = 1_000_000

/** A figure of a limit, as people read it: photos in MB or GB. */
export function figureText(limit: ShopLimit, figure: number, language: Language): string {
  if (limit !== 'mediaBytes') return figure.toLocaleString(language)
  const isSmall = figure < GIGABYTE
  // Little is not nothing.
  return (isSmall ? Math.max(Math.min(figure, 1), figure / MB) : figure / GIGABYTE).toLocaleString(language, {
    style: 'unit',
    unit: isSmall ? 'megabyte' : 'gigabyte',
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
}
