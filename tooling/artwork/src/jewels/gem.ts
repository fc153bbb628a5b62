import { type Hue, shade } from '../colour.ts'
import { area, element } from '../markup.ts'
import { seeded } from '../seed.ts'
import { tenth } from './jewel.ts'

/** Round, oval by its two radii; a drop; a rectangle cut in steps. */
export type Cut = 'round' | 'drop' | 'step'
type Spot = readonly [x: number, y: number]

/** Where the light comes from, as a turn clockwise from the top. */
const KEY = -0.1
const FACETS: Readonly<Record<Cut, number>> = { round: 16, drop: 14, step: 8 }
/** How much of a stone is its table. */
const TABLE: Readonly<Record<Cut, number>> = { round: 0.58, drop: 0.54, step: 0.6 }

/** The girdle at a share of a turn, clockwise from the top. */
function girdle(cut: Cut, share: number): Spot {
  const turn = share * 2 * Math.PI
  if (cut === 'round') return [Math.sin(turn), -Math.cos(turn)]
  if (cut === 'drop') return [Math.sin(turn) * Math.abs(Math.sin(turn / 2)) ** 1.3, -Math.cos(turn)]
  // Corners of an octagon with long sides.
  const corners: readonly Spot[] = [
    [0.62, -1],
    [1, -0.68],
    [1, 0.68],
    [0.62, 1],
    [-0.62, 1],
    [-1, 0.68],
    [-1, -0.68],
    [-0.62, -1],
  ]
  return corners[Math.round(share * 8) % 8] ?? [0, 0]
}

/**
 * A faceted stone seen from above: a fan of facets between girdle and table, each lit by where it faces, and within the
 * table the star of the facets below.
 */
export function gem(cut: Cut, [cx, cy]: Spot, [rx, ry]: Spot, hue: Hue, seed: string): string {
  const random = seeded(seed)
  const count = FACETS[cut]
  const at = (share: number, far: number): string => {
    const [x, y] = girdle(cut, share)
    // The widest part of a drop lies low, and its table with it.
    const low = cut === 'drop' ? 0.16 * (1 - far) : 0
    return `${tenth(cx + x * rx * far)} ${tenth(cy + (y * far + low) * ry)}`
  }
  const lit = (share: number, strength: number): Hue =>
    shade(hue, Math.cos((share - KEY) * 2 * Math.PI) * strength + (random() - 0.5) * 0.11)
  const table = TABLE[cut]
  const half = cut === 'step' ? 0 : 0.5
  const facets: string[] = []
  const star: string[] = []
  for (let i = 0; i < count; i++) {
    const [here, next] = [i / count, (i + 1) / count]
    const [inner, before] = [(i + half) / count, (i - 1 + half) / count]
    if (cut === 'step') {
      // Two rows of long steps.
      const mid = 0.8
      facets.push(
        area(`M${at(here, 1)}L${at(next, 1)} ${at(next, mid)} ${at(here, mid)}Z`, lit(here + 0.06, 0.12)),
        area(`M${at(here, mid)}L${at(next, mid)} ${at(next, table)} ${at(here, table)}Z`, lit(here + 0.06, 0.19)),
      )
    } else {
      facets.push(
        area(`M${at(here, 1)}L${at(next, 1)} ${at(inner, table)}Z`, lit(here + half / count, 0.17)),
        area(`M${at(before, table)}L${at(here, 1)} ${at(inner, table)}Z`, lit(here, 0.1)),
      )
    }
    const glow = random()
    star.push(
      area(
        `M${at(0, 0)}L${at(inner, table)} ${at((i + 1 + half) / count, table)}Z`,
        glow > 0.5 ? shade(hue, 0.2) : shade(hue, -0.16),
        { opacity: tenth(0.2 + glow * 0.5) },
      ),
    )
  }
  const rim = Array.from({ length: count }, (_, i) => at(i / count, 1)).join(' ')
  const top = Array.from({ length: count }, (_, i) => at((i + half) / count, table)).join(' ')
  return (
    area(`M${rim}Z`, shade(hue, -0.18), { stroke: shade(hue, -0.24), 'stroke-width': 1.6 }) +
    facets.join('') +
    area(`M${top}Z`, shade(hue, 0.04)) +
    star.join('') +
    // The window it mirrors.
    area(
      `M${tenth(cx - rx * 0.34)} ${tenth(cy - ry * 0.3)}l${tenth(rx * 0.3)} ${tenth(-ry * 0.1)}l${tenth(-rx * 0.1)} ${tenth(ry * 0.26)}l${tenth(-rx * 0.26)} ${tenth(ry * 0.16)}Z`,
      '#fff',
      { opacity: 0.85 },
    ) +
    element('circle', {
      cx: tenth(cx + rx * 0.3),
      cy: tenth(cy + ry * 0.26),
      r: tenth(rx * 0.05),
      fill: '#fff',
      opacity: 0.7,
    })
  )
}

/** A stone without facets, smooth and round: milk, seeds of fruit. */
export function cabochon(
  id: string,
  [cx, cy]: Spot,
  [rx, ry]: Spot,
  hue: Hue,
): { readonly defs: string; readonly body: string } {
  return {
    defs: element(
      'radialGradient',
      { id: `${id}-c`, cx: 0.42, cy: 0.4, r: 0.62, fx: 0.34, fy: 0.28 },
      [
        [0, shade(hue, 0.16)],
        [0.4, hue],
        [0.85, shade(hue, -0.14)],
        [1, shade(hue, -0.06)],
      ]
        .map(([offset, colour]) => element('stop', { offset, 'stop-color': colour }))
        .join(''),
    ),
    body:
      element('ellipse', { cx, cy, rx, ry, fill: `url(#${id}-c)` }) +
      element('ellipse', {
        cx: tenth(cx - rx * 0.32),
        cy: tenth(cy - ry * 0.4),
        rx: tenth(rx * 0.24),
        ry: tenth(ry * 0.14),
        fill: '#fff',
        opacity: 0.75,
        transform: `rotate(-24 ${tenth(cx - rx * 0.32)} ${tenth(cy - ry * 0.4)})`,
      }),
  }
}
