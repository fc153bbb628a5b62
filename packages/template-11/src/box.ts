import type { Fact, Product } from '@store/core'

/** A piece as what it fits in, in centimetres. What lies flat (a blanket) has no depth: its length is its height. */
export type Box = { readonly width: number; readonly height: number; readonly depth: number | null }

const known = (side: number | null | undefined): side is number => typeof side === 'number' && side > 0

/** The box of a product from its length (how deep it is), width and height; null where two of them are not known. */
export function boxOf({ dimensions }: Pick<Product, 'dimensions'>): Box | null {
  const { length, width, height } = dimensions ?? { length: null, width: null, height: null }
  if (!known(width)) return known(length) && known(height) ? { width: length, height, depth: null } : null
  if (known(height)) return { width, height, depth: known(length) ? length : null }
  return known(length) ? { width, height: length, depth: null } : null
}

/** A doorway, in centimetres. */
export type Door = { readonly width: number; readonly height: number }

/** How high a doorway is, and the air a piece needs in its width to be carried through. */
export const DOOR_HEIGHT = 200
const AIR = 2
/** Doors are spoken of in steps of so many centimetres, from so many on. */
const STEP = 5
const NARROWEST = 60

/**
 * Whether a piece goes through a door, turned as movers would: its smallest side across, its second smallest upright.
 * Null where its three sides are not known.
 */
export function fitsThrough(box: Box, door: Door): boolean | null {
  const sides = sidesOf(box)
  return sides && sides[0] <= door.width - AIR && sides[1] <= door.height
}

/** The narrowest door, in steps of five, that it goes through; null where it goes through none of 200, or nobody knows. */
export function narrowestDoor(box: Box): number | null {
  const sides = sidesOf(box)
  if (!sides || sides[1] > DOOR_HEIGHT) return null
  return Math.max(NARROWEST, Math.ceil((sides[0] + AIR) / STEP) * STEP)
}

/** The three sides, smallest first. */
export function sidesOf({ width, height, depth }: Box): readonly [number, number, number] | null {
  if (depth === null) return null
  const [a = 0, b = 0, c = 0] = [width, height, depth].sort((one, other) => one - other)
  return [a, b, c]
}

/** What facts about material may be called, in the four languages (they are the merchant's own words). */
const MATERIAL =
  /^(?:material|madera|madeira|wood|bois|mat[ée]ria|tela|tapizado|tejido|tecido|fabric|tissu|estructura)/i

/** What a piece is made of, in the merchant's words: the first two of its facts that say so. */
export function materialOf(facts: readonly Fact[]): string | null {
  const said = facts.filter(({ name }) => MATERIAL.test(name.trim())).map(({ value }) => value)
  return said.length > 0 ? said.slice(0, 2).join(', ') : null
}

const UNITS: Readonly<Record<string, number>> = { g: 1, gr: 1, kg: 1000, kilos: 1000, lb: 453.6, lbs: 453.6, oz: 28.35 }

/** Grams of a weight as merchants write it, "11 kg" or "1,2 kg"; null where it cannot be read. */
export function gramsOf(text: string | null): number | null {
  const [, figure, unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([a-z]+)\.?\s*$/i.exec(text ?? '') ?? []
  const each = UNITS[unit.toLowerCase()]
  return figure && each ? Number(figure.replace(',', '.')) * each : null
}
