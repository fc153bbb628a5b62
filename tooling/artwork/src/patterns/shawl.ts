import type { Hue } from '../colour.ts'
import { around, type Point } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { element, group, line, ref, use } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { seeded } from '../seed.ts'
import { drape, type Fold } from '../shapes/drape.ts'
import { shoulderWire } from '../shapes/hanger.ts'

/** Threads, knotted in twos, along the foot of a cloth. */
function fringe(
  [from, to]: readonly [from: number, to: number],
  y: (x: number) => number,
  random: () => number,
): string {
  const count = Math.round((to - from) / 5)
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((index + 0.5) * (to - from)) / count
    const [sway, length] = [(random() - 0.5) * 9, 40 + random() * 9]
    return `M${Math.round(x - 2)} ${Math.round(y(x) - 2)}q0 6 2 9q${Math.round(sway / 2)} ${Math.round(length / 2)} ${Math.round(sway)} ${Math.round(length)}m${-Math.round(sway)} ${-Math.round(length)}q2-3 2-9`
  }).join('')
}

/** A fringed shawl laid over a hanger: two falls, the right one shorter and on top, with woven bands near the ends. */
export function shawl(name: string, hue: Hue, band: Hue): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const left: readonly Point[] = [
    [268, 158, 'corner'],
    [252, 140],
    [236, 133],
    [212, 139],
    [178, 152],
    [146, 168],
    [129, 188],
    [121, 260],
    [116, 400],
    [113, 504, 'corner'],
    [140, 511],
    [166, 506],
    [194, 514],
    [222, 509],
    [252, 514, 'corner'],
    [256, 400],
    [252, 280],
  ]
  const right: readonly Point[] = [
    [212, 160, 'corner'],
    [226, 141],
    [244, 133],
    [268, 139],
    [302, 152],
    [334, 168],
    [351, 188],
    [358, 260],
    [363, 380],
    [367, 450, 'corner'],
    [340, 458],
    [314, 452],
    [288, 461],
    [258, 455],
    [230, 462, 'corner'],
    [228, 390],
    [238, 300],
    [243, 250],
    [236, 200],
  ]
  const fall = (x: number, top: number, y: number, lean: number): Fold => ({
    from: [x, top],
    to: [x + lean, y],
    widths: [2, 8, 7 + random() * 5],
    bend: (random() - 0.5) * 8,
    depth: random() > 0.4 ? 0.7 : 0.4,
  })
  const bands = (clip: string, y: number, [from, to]: readonly [number, number]): string => {
    const wave = (at: number) => {
      const step = (to - from) / 8
      return `M${from} ${at}q${step} 5 ${2 * step} 1t${2 * step} 1t${2 * step} 1t${2 * step} 0`
    }
    return group(
      { 'clip-path': ref(clip), fill: 'none', stroke: band, opacity: 0.72 },
      line(wave(y - 44), band, 13),
      line(wave(y - 24) + wave(y - 64), band, 3),
      line(wave(y - 74) + wave(y - 15), band, 1.4),
    )
  }
  const foot = (y: number) => (x: number) => y + Math.sin(x / 9) * 3
  const ends = [fringe([114, 251], foot(509), random), fringe([231, 366], foot(456), random)] as const
  const threads = (id: string, d: string) =>
    element('defs', {}, element('path', { id, d })) +
    group(
      { fill: 'none' },
      use(id, { x: 1.6, y: 1.6, stroke: tones.deep, 'stroke-width': 2.2, opacity: 0.55 }),
      use(id, { stroke: tones.base, 'stroke-width': 1.7 }),
      use(id, { stroke: tones.glow, 'stroke-width': 0.6, opacity: 0.8 }),
    )
  const shape = drape({
    name,
    hue,
    weave: 'linen',
    wire: shoulderWire(138, 96, 34),
    panels: [
      {
        outline: around(left),
        coveredBy: [around(right)],
        turned: 1,
        folds: [
          ...[136, 158, 182, 206, 228].map((x, index) => fall(x + random() * 6, 176 + index * 8, 512, -8 + index * 3)),
          { from: [222, 142], to: [200, 300], widths: [2, 8, 2], bend: 4, depth: 0.6 },
          { from: [200, 150], to: [168, 280], widths: [2, 7, 1], bend: 4, depth: 0.4 },
        ],
      },
      {
        outline: around(right),
        over: true,
        folds: [
          ...[252, 274, 298, 322, 344].map((x, index) => fall(x + random() * 6, 200 - index * 6, 460, -6 + index * 4)),
          { from: [222, 150], to: [254, 330], widths: [4, 9, 2], bend: 12, depth: 0.7 },
          { from: [232, 140], to: [276, 330], widths: [3, 9, 2], bend: 12, depth: 0.6 },
          { from: [262, 142], to: [308, 300], widths: [2, 8, 1], bend: 8, depth: 0.4 },
        ],
      },
    ],
    back: threads(`${name}-long`, ends[0]),
  })
  return {
    ...shape,
    trim:
      shape.trim +
      line('M210 164Q234 200 240 250Q236 300 225 390T227 458', tones.deep, 6, { opacity: 0.3 }) +
      bands(`${name}0c`, 510, [104, 228]) +
      bands(`${name}1c`, 457, [222, 376]) +
      threads(`${name}-short`, ends[1]),
  }
}
