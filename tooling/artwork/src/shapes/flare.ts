import { around, type Point } from '../curve.ts'
import type { Fold } from './drape.ts'

/** Cloth that falls freely from a waist: rounded flutes at the hem, with valleys between them that run up into the waist. */
export type Flare = {
  readonly waist: { readonly y: number; readonly half: number }
  readonly hem: { readonly y: number; readonly half: number; readonly sag: number }
  /** Points of the right side seam between waist and hem, as offsets from the middle. */
  readonly side: readonly Point[]
  readonly flutes: number
  readonly wave: number
  readonly random: () => number
}

export function flare({ waist, hem, side, flutes, wave, random }: Flare) {
  const centre = 240
  const level = (x: number) => hem.y + hem.sag * (1 - ((x - centre) / hem.half) ** 2)
  const step = (2 * hem.half) / flutes
  const valleys = Array.from({ length: flutes - 1 }, (_, index): Point => {
    const x = centre - hem.half + step * (index + 1 + (random() - 0.5) * 0.36)
    return [x, level(x) - wave]
  })
  const ends = [-hem.half, ...valleys.map(([x]) => x - centre), hem.half]
  const ridges = ends.slice(1).map((to, index): Point => {
    const x = centre + ((ends[index] ?? 0) + to) / 2
    return [x, level(x) + wave * (0.5 + random() * 0.5)]
  })
  // From right to left: ridge, valley, ridge …
  const foot = ridges.flatMap((ridge, index) => (valleys[index] ? [ridge, valleys[index]] : [ridge])).toReversed()
  const left = side.map(([x, y, corner]): Point => [centre - x, y, corner]).toReversed()
  const right = side.map(([x, y, corner]): Point => [centre + x, y, corner])
  const outline = around([
    [centre - waist.half, waist.y, 'corner'],
    [centre, waist.y + 5],
    [centre + waist.half, waist.y, 'corner'],
    ...right,
    [centre + hem.half, hem.y, 'corner'],
    ...foot,
    [centre - hem.half, hem.y, 'corner'],
    ...left,
  ])
  const folds = valleys.map(([x, y], index): Fold => {
    const reach = (x - centre) / hem.half
    const rise = random()
    const from: Point = [centre + reach * waist.half * (1 + rise * 0.5), waist.y + 8 + rise * 70]
    return {
      from,
      to: [x, y + wave * 2],
      widths: [1, 7 + random() * 4, step * (0.26 + random() * 0.12)],
      bend: -reach * 12,
      depth: index % 3 === 2 ? 0.4 : 0.7,
    }
  })
  const gathers = Array.from({ length: flutes + 2 }, (_, index): Fold => {
    const share = ((index + 0.5 + (random() - 0.5) * 0.6) / (flutes + 2)) * 2 - 1
    const x = centre + share * waist.half * 0.94
    const length = 26 + random() * 46
    return {
      from: [x, waist.y + 4],
      to: [x + share * length * 0.42, waist.y + 4 + length],
      widths: [1.6, 2.4, 0.4],
      depth: 0.4,
    }
  })
  /** The far side of the hem, seen in the valleys. */
  const inside = `M${centre - hem.half + 4} ${hem.y - 4}Q${centre} ${hem.y + hem.sag * 2} ${centre + hem.half - 4} ${hem.y - 4}L${centre + hem.half * 0.8} ${hem.y - 40}H${centre - hem.half * 0.8}Z`
  return { outline, folds, gathers, inside }
}
