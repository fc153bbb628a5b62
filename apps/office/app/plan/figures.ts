import { GIGABYTE, type Language, type ShopLimit } from '@store/core'

const MB = 1_000_000

/** Formats a figure of a limit: photos in MB or GB. */
export function figureText(limit: ShopLimit, figure: number, language: Language): string {
  if (limit !== 'mediaBytes') return figure.toLocaleString(language)
  const isSmall = figure < GIGABYTE
  // A small figure is not rounded to 0.
  return (isSmall ? Math.max(Math.min(figure, 1), figure / MB) : figure / GIGABYTE).toLocaleString(language, {
    style: 'unit',
    unit: isSmall ? 'megabyte' : 'gigabyte',
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
}
