import type { Fact, Product } from '@store/core'

/** The bounding box of a product in centimetres. A flat product (a blanket) has no depth: its length is the height. */
export type Box = { readonly width: number; readonly height: number; readonly depth: number | null }

const known = (side: number | null | undefined): side is number => typeof side === 'number' && side > 0

/** A product's bounding box: depth is its length. Null unless at least two of the three sides are known. */
export function boxOf({ dimensions }: Pick<Product, 'dimensions'>): Box | null {
  const { length, width, height } = dimensions ?? { length: null, width: null, height: null }
  if (!known(width)) return known(length) && known(height) ? { width: length, height, depth: null } : null
  if (known(height)) return { width, height, depth: known(length) ? length : null }
  return known(length) ? { width, height: length, depth: null } : null
}

/** A doorway, in centimetres. */
export type Door = { readonly width: number; readonly height: number }

/** The height of a doorway, in centimetres. */
export const DOOR_HEIGHT = 200
/** How much wider than the product a door has to be, in centimetres. */
const CLEARANCE = 2
/** Door widths are given in steps of 5 cm, from 60 cm on. */
const STEP = 5
const NARROWEST = 60

/**
 * Whether a product fits through a door: its smallest side across, its second smallest upright. Null unless all three
 * sides are known.
 */
export function fitsThrough(box: Box, door: Door): boolean | null {
  const sides = sidesOf(box)
  return sides && sides[0] <= door.width - CLEARANCE && sides[1] <= door.height
}

/**
 * Returns the width of the narrowest door a product fits through, in centimetres, in steps of 5 cm; null if it is too
 * high for a doorway, or its sides are not known.
 */
export function narrowestDoor(box: Box): number | null {
  const sides = sidesOf(box)
  if (!sides || sides[1] > DOOR_HEIGHT) return null
  return Math.max(NARROWEST, Math.ceil((sides[0] + CLEARANCE) / STEP) * STEP)
}

/** The three sides, smallest first. */
export function sidesOf({ width, height, depth }: Box): readonly [number, number, number] | null {
  if (depth === null) return null
  const [a = 0, b = 0, c = 0] = [width, height, depth].sort((one, other) => one - other)
  return [a, b, c]
}

/** Names merchants give to facts about material, in the four languages. */
const MATERIAL =
  /^(?:material|madera|madeira|wood|bois|mat[ée]ria|tela|tapizado|tejido|tecido|fabric|tissu|estructura)/i

/** The material of a product: at most two facts with such a name, as the merchant wrote them. */
export function materialOf(facts: readonly Fact[]): string | null {
  const materials = facts.filter(({ name }) => MATERIAL.test(name.trim())).map(({ value }) => value)
  return materials.length > 0 ? materials.slice(0, 2).join(', ') : null
}

const UNITS: Readonly<Record<string, number>> = { g: 1, gr: 1, kg: 1000, kilos: 1000, lb: 453.6, lbs: 453.6, oz: 28.35 }

/** A weight as merchants write it ("11 kg", "1,2 kg") in grams; null if it cannot be read. */
export function gramsOf(text: string | null): number | null {
  const [, figure, unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([a-z]+)\.?\s*$/i.exec(text ?? '') ?? []
  const each = UNITS[unit.toLowerCase()]
  return figure && each ? Number(figure.replace(',', '.')) * each : null
}
