import type { Option, Product } from '@store/core'
import { swatchOf } from '@store/template-kit'

export type Shade = { readonly name: string; readonly color: string }

/** Tones of skin by the words shops have for them, where an option has no colour's name. */
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

/** The colour a shade's name speaks of, whole or in one of its words ("Rosa antigo"); null when in none. */
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
 * The option of a product that is a row of shades, with their colours. Null: it has none, or one shade has a name that
 * says no colour: a dot of an invented colour would be a lie.
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
