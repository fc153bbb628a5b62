import { type Hue, shade } from '../colour.ts'
import { element, group, line, radialGradient, ref, use } from '../markup.ts'
import { arcOf, disc, type Ring, turnedLight, turnedWall } from '../shapes/turned.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from './pot.ts'

/** An empty clay pot on its saucer, and a small one leaning against it. */
export function clayPot({ name, hue, fine }: Wanted): Still {
  const large = pot({
    name,
    hue,
    fine,
    finish: 'clay',
    height: 300,
    mouth: 192,
    foot: 132,
    style: 'rimmed',
    filling: 'empty',
  })
  const dish = saucer(name, hue, 176)
  return {
    name,
    defs: large.defs + dish.defs,
    foot: 176,
    body: dish.back + group({ transform: 'translate(0-16)' }, large.body) + dish.front,
  }
}

function saucer(name: string, hue: Hue, radius: number) {
  const light = `${name}-d`
  const wall: readonly Ring[] = [
    [radius, -34, 'corner'],
    [radius - 6, -20],
    [radius - 24, 4],
  ]
  return {
    defs: turnedLight(light, hue, 'clay', radius),
    back: disc(radius, -34, shade(hue, 0.06)) + disc(radius - 9, -32, shade(hue, -0.14)),
    front:
      turnedWall(light, wall) +
      line(arcOf(radius - 2, -32), shade(hue, 0.12), 5, { opacity: 0.8 }) +
      line(arcOf(radius - 8, -12), shade(hue, -0.12), 2, { opacity: 0.4 }),
  }
}

/** A glazed pot, its foot left bare. */
export function glazedPot({ name, hue, fine }: Wanted): Still {
  const one = pot({
    name,
    hue,
    fine,
    finish: 'glaze',
    height: 290,
    mouth: 170,
    foot: 112,
    style: 'bowl',
    filling: 'empty',
  })
  const run = radialGradient(`${name}-g`, [
    [0, shade(hue, 0.1), 0.5],
    [1, shade(hue, 0.1), 0],
  ])
  return {
    name,
    defs: one.defs + run,
    foot: 112,
    body:
      one.body +
      element('ellipse', { cx: 70, cy: -90, rx: 90, ry: 70, fill: ref(`${name}-g`) }) +
      line(arcOf(112, -6), '#b98b62', 11, { opacity: 0.85 }) +
      line(arcOf(112, -12), shade(hue, -0.18), 3, { opacity: 0.5 }),
  }
}

/** A galvanised can: the shop's own prop. */
export function wateringCan({ name, hue }: Wanted): Still {
  const [light, dark] = [`${name}-l`, `${name}-k`]
  const body: readonly Ring[] = [
    [104, -214, 'corner'],
    [118, -196, 'corner'],
    [124, -30, 'corner'],
    [120, 0, 'corner'],
  ]
  const rose: readonly Ring[] = [
    [9, 0, 'corner'],
    [16, 20],
    [40, 46, 'corner'],
  ]
  const seam = (y: number) =>
    line(arcOf(121, y), shade(hue, -0.22), 3, { opacity: 0.6 }) + line(arcOf(121, y + 5), '#fff', 2, { opacity: 0.45 })
  return {
    name,
    defs:
      turnedLight(light, hue, 'tin', 122) +
      turnedLight(dark, shade(hue, -0.1), 'tin', 40) +
      element('path', { id: `${name}-s`, d: 'M-96-66C-160-84-186-150-214-236L-238-292' }) +
      element('path', { id: `${name}-h`, d: 'M108-150C196-206 186-330 60-320C-10-314-44-272-50-222' }),
    foot: 118,
    body:
      handle(`${name}-h`, hue) +
      spout(`${name}-s`, hue) +
      group(
        { transform: 'translate(-236-288)rotate(146)' },
        turnedWall(dark, rose) + disc(40, 46, shade(hue, 0.05)) + holes(40, 46),
      ) +
      turnedWall(light, body) +
      seam(-178) +
      seam(-40) +
      disc(104, -214, shade(hue, 0.02)) +
      disc(96, -212, shade(hue, -0.32)) +
      element('path', { d: 'M-104-214A104 21 0 0 0 104-214A104 14 0 0 1-104-214Z', fill: shade(hue, 0.1) }) +
      line('M30-216l24 12M-30-216l-24 12', shade(hue, -0.16), 5, { opacity: 0.6 }) +
      element('ellipse', { cx: 112, cy: -150, rx: 9, ry: 13, fill: shade(hue, -0.14) }) +
      element('circle', { cx: 110, cy: -153, r: 3, fill: '#fff', opacity: 0.7 }),
  }
}

const handle = (id: string, hue: Hue) =>
  use(id, { fill: 'none', stroke: shade(hue, -0.26), 'stroke-width': 19 }) +
  use(id, { fill: 'none', stroke: shade(hue, -0.02), 'stroke-width': 13, x: -2, y: -2 }) +
  use(id, { fill: 'none', stroke: '#fff', 'stroke-width': 4, x: -4, y: -4, opacity: 0.6 })

const spout = (id: string, hue: Hue) =>
  use(id, { fill: 'none', stroke: shade(hue, -0.24), 'stroke-width': 38, 'stroke-linecap': 'butt' }) +
  use(id, { fill: 'none', stroke: shade(hue, -0.06), 'stroke-width': 30, 'stroke-linecap': 'butt', x: -3 }) +
  use(id, { fill: 'none', stroke: shade(hue, 0.12), 'stroke-width': 11, 'stroke-linecap': 'butt', x: -8, y: -3 })

const holes = (radius: number, y: number) =>
  line(
    Array.from({ length: 22 }, (_, hole) => {
      const [turn, far] = [hole * 2.4, Math.sqrt(hole / 22) * radius * 0.8]
      return `M${Math.round(Math.cos(turn) * far)} ${Math.round(y + Math.sin(turn) * far * 0.2)}h0`
    }).join(''),
    '#2c2f30',
    4,
  )
