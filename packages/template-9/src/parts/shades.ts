import type { Option, Product } from '@store/core'
import { swatchOf } from '@store/template-kit'

export type Shade = { readonly name: string; readonly color: string }

/** Skin tones by words shops use for them, for options that name no colour. */
const TONES: Readonly<Record<string, string>> = {
  claro: '#e8c9b0',
  clara: '#e8c9b0',
  light: '#e8c9b0',
  clair: '#e8c9b0',
  medio: '#c99a76',
  media: '#c99a76',
  medium: '#c99a76',
  moyen: '#c99a76',
  escuro: '#7a4e36',
  escura: '#7a4e36',
  oscuro: '#7a4e36',
  dark: '#7a4e36',
  fonce: '#7a4e36',
}

/** The colour a shade's name contains, as a whole or in one of its words ("Rosa antigo"); null if none. */
export function colorOf(name: string): string | null {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
  for (const word of [name, ...words]) {
    const color = swatchOf(word)
    if (color) return color
  }
  return words.map((word) => TONES[word]).find(Boolean) ?? null
}

/**
 * The option of a product whose values are all colours, with those colours. Null if there is none, or if one value
 * names no colour: no colour is invented.
 */
export function shadesOf({ options }: Pick<Product, 'options'>): {
  readonly option: Option
  readonly shades: readonly Shade[]
} | null {
  for (const option of options) {
    const shades = option.values.flatMap((name) => {
      const color = colorOf(name)
      return color ? [{ name, color }] : []
    })
    if (shades.length > 0 && shades.length === option.values.length) return { option, shades }
  }
  return null
}
