import type { Language } from '@store/core'

/** Parses a percentage from 0 to 100 into hundredths of a percent; null: it is none, or has more than two decimals. */
export function readPercent(typed: string): number | null {
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(typed.trim()) ?? []
  const hundredths = Math.round(Number(percent?.replace(',', '.')) * 100)
  return hundredths <= 10_000 ? hundredths : null
}

/** A percentage as people type it, with the decimal mark of their language. */
export const typedPercent = (hundredths: number, language: Language): string =>
  String(hundredths / 100).replace('.', language === 'en' ? '.' : ',')

export const percentText = (hundredths: number, language: Language): string =>
  `${typedPercent(hundredths, language)}\u00a0%`
