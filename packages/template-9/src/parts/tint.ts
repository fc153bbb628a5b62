import type { Product } from '@store/core'
import { useSettings } from '@store/template-kit'
import type { CSSProperties } from 'react'
import type { Settings } from '../settings.ts'
import { shadesOf } from './shades.ts'
import { MISTS, type Mist } from './tint-names.ts'

/**
 * Hue and chroma in OKLCH. Lightness comes from the scheme (`styles/tokens.css`), so that text on a tint has enough
 * contrast.
 */
export type Tint = { readonly hue: number; readonly chroma: number }

const TINTS: Readonly<Record<Mist, Tint>> = {
  lilac: { hue: 334, chroma: 0.031 },
  moss: { hue: 116, chroma: 0.038 },
  rose: { hue: 18, chroma: 0.026 },
  dew: { hue: 197, chroma: 0.018 },
}

/** The custom properties of an element with `data-tint`. */
export const tintStyle = ({ hue, chroma }: Tint) => ({ '--hue': hue, '--chroma': chroma }) as CSSProperties

/** The tint of a colour: its hue, with chroma limited to a small value. */
export function tintOfColor(hex: string): Tint {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  // Conversion to OKLab, as defined.
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    hue: Math.round((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    chroma: Math.round(Math.min(Math.hypot(a, b), 0.034) * 1000) / 1000,
  }
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** A number that depends on the name alone, so that a product always has the same drawing and tint. */
export const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/** The tints of this shop: `ofProduct` by the first shade or the name, `inTurn` by the index of a section. */
export function useTints(): {
  readonly ofProduct: (product: Pick<Product, 'name' | 'options'>) => Tint
  readonly ofName: (name: string) => Tint
  readonly inTurn: (index: number) => Tint
} {
  const { tints = MISTS } = useSettings<Partial<Settings>>()
  const inTurn = (index: number) => TINTS[tints[index % tints.length] ?? 'lilac']
  const ofName = (name: string) => inTurn(seedOf(name))
  return {
    inTurn,
    ofName,
    ofProduct(product) {
      const shade = shadesOf(product)?.shades[0]
      return shade ? tintOfColor(shade.color) : ofName(product.name)
    },
  }
}
