import type { Hue } from '../colour.ts'
import { type Point, through } from '../curve.ts'
import { area, element, group, line, linearGradient, ref, use } from '../markup.ts'
import { seeded } from '../seed.ts'
import type { Part } from '../shapes/blade.ts'
import { bowed, stalk } from '../shapes/stalk.ts'
import { nearness, seen, type Vec } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'
import { branches } from './shrubs.ts'

/** Round scalloped leaves with a dark ring, and balls of red flowers on long stalks. */
export function geranium({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'clay', height: 200, mouth: 140, foot: 96, style: 'rimmed' })
  const soil = -vessel.soilY
  const grown = branches(random, fine ? 26 : 16, { soil, reach: 200, droop: 0.7, rise: 1 })
  const leaves = grown.map(({ azimuth, outer, way }): Part => {
    const at = way(0.96)
    const [x, y] = seen(at)
    const size = 0.9 + random() * 0.3
    const open = 0.42 + 0.4 * (1 - outer) * random() + 0.12 * Math.sin(azimuth)
    const light = Math.cos(azimuth) < 0 ? '-a' : '-b'
    return {
      near: nearness(at),
      body: use(`${name}${light}`, {
        transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(Math.cos(azimuth) * 26)})scale(${size.toFixed(2)} ${(size * open * 1.5).toFixed(2)})`,
      }),
    }
  })
  const umbels = [
    { azimuth: 1.9, rise: 1.5, length: 350 },
    { azimuth: 0.3, rise: 1.3, length: 320 },
    { azimuth: 3, rise: 1.28, length: 300 },
    { azimuth: 1.2, rise: 1.32, length: 250 },
    { azimuth: 4.6, rise: 1.44, length: 400 },
  ].map(({ azimuth, rise, length }) => {
    const way = bowed([0, soil, 0], azimuth, rise, 0.2, length)
    return { stem: stalk(way, [7, 6], '#7d9c54', 2), flower: umbel(name, way(1), random, fine) }
  })
  return {
    name,
    defs:
      vessel.defs +
      lobed(name, ['#5f9a4a', '#47813f']) +
      floret(`${name}-f`, '#d8352f') +
      floret(`${name}-g`, '#a81f27'),
    foot: 92,
    body: vessel.planted([
      ...leaves,
      ...grown.flatMap(({ way }) => stalk(way, [6, 5], '#7d9c54', 1)),
      ...umbels.flatMap(({ stem, flower }) => [...stem, flower]),
    ]),
  }
}

function umbel(name: string, middle: Vec, random: () => number, fine: boolean): Part {
  const [x, y] = seen(middle)
  const count = fine ? 19 : 10
  const florets = Array.from({ length: count }, (_, index) => {
    const far = Math.sqrt((count - index - 0.5) / count) * 46
    const turn = index * 2.4
    const [dx, dy] = [Math.cos(turn) * far, Math.sin(turn) * far * 0.86]
    if (!fine) return use(`${name}-${dx + dy > 22 ? 'g' : 'f'}`, { x: Math.round(x + dx), y: Math.round(y + dy) })
    return use(`${name}-${dx + dy > 22 ? 'g' : 'f'}`, {
      transform: `translate(${Math.round(x + dx)} ${Math.round(y + dy)})rotate(${Math.round(random() * 72)})scale(${(1.1 - far / 120).toFixed(2)})`,
    })
  })
  return { near: nearness(middle) + 40, body: florets.join('') }
}

/** Five petals and a pale middle. */
function floret(id: string, hue: Hue): string {
  const petals = Array.from({ length: 5 }, (_, petal) => {
    const turn = (petal / 5) * Math.PI * 2
    const to = (angle: number, far: number) =>
      `${Math.round(Math.cos(turn + angle) * far)} ${Math.round(Math.sin(turn + angle) * far)}`
    return `M0 0C${to(-0.7, 16)} ${to(-0.6, 27)} ${to(0, 25)}C${to(0.6, 27)} ${to(0.7, 16)} 0 0`
  }).join('')
  return group(
    { id },
    area(petals, hue),
    area(petals, '#fff', { opacity: 0.14, transform: 'scale(.7)translate(-4 -4)' }),
    element('circle', { r: 4, fill: '#f2d9a2' }),
  )
}

/** A round leaf with shallow lobes, a dark ring and ribs from its foot; in two greens, for both sides of the light. */
function lobed(id: string, hues: readonly [lit: Hue, shaded: Hue]): string {
  const ring = (share: number) =>
    through(
      Array.from({ length: 19 }, (_, step): Point => {
        const turn = Math.PI / 2 + 0.3 + (step / 18) * (Math.PI * 2 - 0.6)
        const far = share * (70 + (step % 2) * 10)
        return [Math.cos(turn) * far, Math.sin(turn) * far]
      }),
    )
  const ribs = Array.from({ length: 7 }, (_, index) => {
    const turn = -Math.PI * 0.5 + (index - 3) * 0.62
    return `M0 14L${Math.round(Math.cos(turn) * 62)} ${Math.round(Math.sin(turn) * 62)}`
  }).join('')
  const over =
    element('path', { d: ring(0.6), fill: 'none', stroke: '#2c5a2c', 'stroke-width': 9, opacity: 0.34 }) +
    line(ribs, '#cfe0a0', 1.8, { opacity: 0.5 }) +
    use(`${id}-e`, { fill: ref(`${id}-l`) })
  const light = linearGradient(
    `${id}-l`,
    [
      [0, '#fff', 0.3],
      [0.5, '#fff', 0],
      [1, '#04200c', 0.34],
    ],
    { x2: 0.7, y2: 1 },
  )
  return (
    light +
    element('path', { id: `${id}-e`, d: `${ring(1)}L0 14Z` }) +
    group({ id: `${id}-o` }, over) +
    hues
      .map((hue, side) => group({ id: `${id}-${'ab'[side]}` }, use(`${id}-e`, { fill: hue }) + use(`${id}-o`)))
      .join('')
  )
}
