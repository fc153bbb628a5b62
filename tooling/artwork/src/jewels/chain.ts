import type { Hue } from '../colour.ts'
import { shade } from '../colour.ts'
import { element, group, use } from '../markup.ts'
import { polish, tenth } from './jewel.ts'

type Spot = readonly [x: number, y: number]
/** A cubic curve: from, its two handles, to. */
export type Curve = readonly [from: Spot, out: Spot, back: Spot, to: Spot]

/** Places along a curve at even shares of it, with the way it goes there. */
function along([a, b, c, d]: Curve, count: number): readonly { readonly spot: Spot; readonly turn: number }[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const u = 1 - t
    const mix = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    const slope = (k: 0 | 1) => 3 * u * u * (b[k] - a[k]) + 6 * u * t * (c[k] - b[k]) + 3 * t * t * (d[k] - c[k])
    return { spot: [mix(0), mix(1)] as const, turn: Math.atan2(slope(1), slope(0)) }
  })
}

/** Links along a curve: one is seen from its face, the next from its edge. `part` tells its ids from those of others. */
function chain(id: string, gold: Hue, curve: Curve, links: number, size: number, part: string): string {
  let [faces, edges] = ['', '']
  along(curve, links).forEach(({ spot: [x, y], turn }, index) => {
    const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size]
    const from = `M${tenth(x - dx)} ${tenth(y - dy)}`
    if (index % 2) edges += `${from}l${tenth(dx * 2)} ${tenth(dy * 2)}`
    else {
      const arc = `a${tenth(size)} ${tenth(size * 0.62)} ${Math.round((turn * 180) / Math.PI)} 1 1 `
      faces += `${from}${arc}${tenth(dx * 2)} ${tenth(dy * 2)}${arc}${tenth(-dx * 2)} ${tenth(-dy * 2)}`
    }
  })
  // Both halves are written once: in the dark below, then in metal.
  const path = (name: string, d: string) => element('path', { id: `${id}${name}`, d, fill: 'none' })
  const again = (name: string, stroke: string, width: number) =>
    use(`${id}${name}`, { stroke, 'stroke-width': tenth(width) })
  return (
    group(
      { stroke: shade(gold, -0.34), 'stroke-width': tenth(size * 0.62) },
      path(`${part}f`, faces) + path(`${part}e`, edges),
    ) +
    group(
      { transform: 'translate(-1.2 -1)' },
      again(`${part}f`, polish(id), size * 0.44),
      again(`${part}e`, shade(gold, 0.1), size * 0.5),
    )
  )
}

/** The same chain on either side. */
export function bothSides(id: string, gold: Hue, curve: Curve, links: number, size: number, part = 'l'): string {
  const name = `${id}${part}`
  return group({ id: name }, chain(id, gold, curve, links, size, part)) + use(name, { transform: 'scale(-1 1)' })
}
