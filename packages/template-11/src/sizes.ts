import type { Product } from '@store/core'
import { useLanguage, useSettings } from '@store/template-kit'
import { boxOf } from './box.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const INCH = 2.54

/** Sizes as this shop says them. All are given in centimetres. */
export function useSizes() {
  const t = useWords()
  const language = useLanguage()
  const { unit = 'cm' } = useSettings<Partial<Settings>>()
  /** The figure alone, for drawings. */
  const figure = (cm: number): string =>
    (unit === 'in' ? cm / INCH : cm).toLocaleString(language, { maximumFractionDigits: 1 })
  const said = (figures: string): string => t(unit === 'in' ? 'nogal.inches' : 'nogal.centimetres', { size: figures })
  return {
    unit,
    figure,
    /** "72 cm" */
    size: (cm: number): string => said(figure(cm)),
    /** "72 × 81 × 94 cm · 11 kg": as wide, as deep, as high; null where nobody has measured. */
    line(product: Pick<Product, 'dimensions'>, weight = true): string | null {
      const box = boxOf(product)
      if (!box) return null
      const sides = [box.width, box.depth, box.height].flatMap((side) => (side === null ? [] : figure(side)))
      const kilos = weight ? product.dimensions?.weight : null
      return [said(sides.join(' × ')), kilos].filter(Boolean).join(' · ')
    },
    /** From what is typed, in the shop's unit, to centimetres. */
    toCm: (typed: number): number => (unit === 'in' ? typed * INCH : typed),
    fromCm: (cm: number): number => (unit === 'in' ? Math.round(cm / INCH) : Math.round(cm)),
  }
}
