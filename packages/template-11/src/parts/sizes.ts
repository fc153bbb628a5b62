import type { Product } from '@store/core'
import { useLanguage, useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { boxOf } from './box.ts'

const INCH = 2.54

/** Formats measures in the unit of the shop's settings. All arguments are in centimetres. */
export function useSizes() {
  const t = useWords()
  const language = useLanguage()
  const { unit = 'cm' } = useSettings<Partial<Settings>>()
  /** The number without its unit, for drawings. */
  const figure = (cm: number): string =>
    (unit === 'in' ? cm / INCH : cm).toLocaleString(language, { maximumFractionDigits: 1 })
  const addUnit = (figures: string): string =>
    t(unit === 'in' ? 'nogal.inches' : 'nogal.centimetres', { size: figures })
  return {
    unit,
    figure,
    size: (cm: number): string => addUnit(figure(cm)),
    /** Width × depth × height and weight, as in "72 × 81 × 94 cm · 11 kg"; null if none is known. */
    line(product: Pick<Product, 'dimensions'>, weight = true): string | null {
      const box = boxOf(product)
      if (!box) return null
      const sides = [box.width, box.depth, box.height].flatMap((side) => (side === null ? [] : figure(side)))
      const kilos = weight ? product.dimensions?.weight : null
      return [addUnit(sides.join(' × ')), kilos].filter(Boolean).join(' · ')
    },
    /** Converts a typed number from the shop's unit to centimetres. */
    toCm: (typed: number): number => (unit === 'in' ? typed * INCH : typed),
    fromCm: (cm: number): number => (unit === 'in' ? Math.round(cm / INCH) : Math.round(cm)),
  }
}
