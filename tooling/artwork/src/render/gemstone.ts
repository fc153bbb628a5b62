import { type Hue, mix, shade } from '../colour.ts'
import { area } from '../markup.ts'
import type { Camera } from './camera.ts'
import { polygon } from './isophotes.ts'
import { type Facet, sizeOf } from './polyhedron.ts'
import { glimpses } from './refraction.ts'

const TONES = 18

/** The tone of a stone by the light that leaves it: a dark shade of its hue, the hue, nearly white. */
function stoneTone(hue: Hue, light: number): Hue {
  const tones: readonly (readonly [number, Hue])[] = [
    [0, shade(hue, -0.5, 0.7)],
    [0.14, shade(hue, -0.3, 1)],
    [0.34, shade(hue, -0.08, 1.15)],
    [0.55, shade(hue, 0.08, 1.15)],
    [0.78, mix(shade(hue, 0.16), '#ffffff', 0.35)],
    [1, '#ffffff'],
  ]
  const above = Math.max(
    1,
    tones.findIndex(([at]) => at >= light),
  )
  const [low, high] = [tones[above - 1], tones[above]]
  return low && high ? mix(low[1], high[1], (light - low[0]) / (high[0] - low[0])) : hue
}

/** A cut stone: the view through each of its facets, in tones of its hue. */
export function gemstone(camera: Camera, facets: readonly Facet[], hue: Hue, dense: number, fine = true): string {
  const parts = glimpses(camera, facets, { index: 1.72, dense }, fine)
  let [body, open, tone] = ['', '', -1]
  for (const { outline, light } of parts) {
    // Outlines have one orientation, so that overlapping ones in a path leave no holes.
    const d = polygon(sizeOf(outline) < 0 ? outline.toReversed() : outline, 0.1)
    if (!d) continue
    // Consecutive parts of one tone share a path.
    const own = Math.round(Math.min(1, Math.max(0, light)) * TONES)
    if (own !== tone && open) {
      body += area(open, stoneTone(hue, tone / TONES))
      open = ''
    }
    tone = own
    open += d
  }
  return body + (open && area(open, stoneTone(hue, tone / TONES)))
}
