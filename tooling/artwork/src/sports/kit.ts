import { shade } from '../colour.ts'
import { area, element, group, line, radialGradient, ref } from '../markup.ts'
import { lathe } from '../shapes/lathe.ts'
import { BLACK, type Draw, dusk, GREY, lit, peaks, WHITE } from './gear.ts'

const round = (r: number, x = 0, y = 0) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A football: a pentagon before, five around it, and blades of the sport's colour between. */
export const ball: Draw = (name, sport) => {
  const R = 150
  const spot = (turn: number, far: number) => `${Math.round(Math.sin(turn) * far)} ${Math.round(-Math.cos(turn) * far)}`
  const fifth = (2 * Math.PI) / 5
  const middle = `M${[0, 1, 2, 3, 4].map((at) => spot(at * fifth, 52)).join('L')}Z`
  const outer = [0, 1, 2, 3, 4]
    .map((at) => {
      const turn = at * fifth + fifth / 2
      return `M${spot(turn - 0.2, 112)}L${spot(turn + 0.2, 112)}L${spot(turn + 0.36, 152)}L${spot(turn - 0.36, 152)}Z`
    })
    .join('')
  const blades = [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `M${spot(at * fifth, 62)}L${spot(at * fifth + 0.16, 104)}L${spot(at * fifth, 146)}L${spot(at * fifth - 0.16, 104)}Z`,
    )
    .join('')
  const seams = [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `M${spot(at * fifth, 52)}L${spot(at * fifth, 146)}M${spot(at * fifth + fifth / 2, 44)}L${spot(at * fifth + fifth / 2, 112)}`,
    )
    .join('')
  const whole = lit(
    `${name}b`,
    round(R),
    WHITE,
    area(blades, sport) + line(seams, '#8a8a8a', 2) + area(middle + outer, BLACK),
  )
  return {
    defs:
      whole.defs +
      radialGradient(
        `${name}r`,
        [
          [0, '#fff', 0.35],
          [0.35, '#fff', 0],
          [0.7, '#000', 0.06],
          [1, '#000', 0.46],
        ],
        { cx: 0.4, cy: 0.36, r: 0.68 },
      ),
    body: whole.body + area(round(R), ref(`${name}r`)),
    shadow: round(R),
  }
}

/** Two shin guards, one before the other. */
export const guards: Draw = (name, sport) => {
  const d = 'M-62-150C-20-172 44-168 66-142C76-60 66 60 44 140C24 162-14 164-36 144C-62 62-74-60-62-150Z'
  const one = (id: string, x: number, turn: number, paint: string) => {
    const whole = lit(`${name}${id}`, d, id === 'a' ? BLACK : WHITE, paint)
    return { defs: whole.defs, body: group({ transform: `translate(${x} 0)rotate(${turn})` }, whole.body) }
  }
  const grooves = line('M-30-120C-40-40-34 60-16 124M32-122C40-40 32 60 18 124', '#000', 5, { opacity: 0.25 })
  const back = one('a', -66, -8, grooves + peaks(-26, 20, 60, sport))
  const front = one('b', 62, 8, area('M-90 20L90-50V10L-90 80Z', sport) + grooves + peaks(-26, -50, 60, BLACK))
  return {
    defs: back.defs + front.defs,
    body: back.body + front.body,
    shadow: 'M-150-150C-60-180 60-180 140-140C150-20 140 80 100 150C20 170-60 170-90 150C-130 60-150-60-150-150Z',
  }
}

/** A pack of twelve litres for runners. */
export const pack: Draw = (name, sport) => {
  const d = 'M-92-140C-60-172 60-172 92-140C116-90 124 60 112 148C60 172-60 172-112 148C-124 60-116-90-92-140Z'
  const whole = lit(
    `${name}p`,
    d,
    BLACK,
    area('M-130 30C-60 50 60 50 130 30V70C60 92-60 92-130 70Z', sport) +
      area('M-84 84C-30 98 30 98 84 84L76 150C30 160-30 160-76 150Z', shade(BLACK, 0.13)) +
      line('M-84 84C-30 98 30 98 84 84', WHITE, 4, { 'stroke-dasharray': '3 3' }) +
      line('M-70-60L70 16M70-60L-70 16M-80-20H-70M70-20H80', GREY, 4) +
      peaks(-36, -90, 72, WHITE),
  )
  return {
    defs: whole.defs + dusk(`${name}d`),
    body:
      line('M-30-164C-30-196 30-196 30-164', shade(BLACK, 0.1), 11) +
      area('M-112-60C-146-30-150 60-130 110L-116 100ZM112-60C146-30 150 60 130 110L116 100Z', shade(BLACK, 0.16)) +
      whole.body +
      area(d, ref(`${name}d`)) +
      element('circle', { cx: 0, cy: -20, r: 9, fill: sport }),
    shadow: d,
  }
}

/** A flask of three quarters of a litre, with a loop on its lid. */
export const flask: Draw = (name, sport) => {
  const body = lathe(
    `${name}b`,
    0,
    [
      [0, -96, 'corner'],
      [42, -96, 'corner'],
      [60, -72],
      [62, -40],
      [62, 150],
      [61, 158, 'corner'],
      [0, 164],
    ],
    BLACK,
  )
  const lid = lathe(
    `${name}l`,
    0,
    [
      [0, -158, 'corner'],
      [34, -158, 'corner'],
      [40, -148],
      [40, -98, 'corner'],
      [0, -98, 'corner'],
    ],
    sport,
  )
  return {
    defs: body.defs + lid.defs,
    body:
      line('M28-150C70-150 70-196 20-192C-6-190-20-176-24-158', shade(BLACK, 0.12), 11) +
      body.body +
      lid.body +
      area('M-62 70H62V88H-62Z', sport, { opacity: 0.92 }) +
      peaks(-34, 40, 72, WHITE) +
      line('M-44-66C-46 0-46 80-44 150', '#fff', 8, { opacity: 0.22 }) +
      line('M-28-148V-104M-14-148V-104M0-148V-104M14-148V-104M28-148V-104', '#000', 2, { opacity: 0.25 }),
    shadow: 'M-62-90L-40-158H40L62-90V164H-62Z',
  }
}

/** A ring seen from the side: its hole is left open. */
const ring = (x: number, y: number, rx: number, ry: number): string => {
  const [ix, iy] = [rx - 32, ry - 32]
  const half = (r: string, sweep: 0 | 1, dx: number) => `a${r} 0 1 ${sweep} ${dx} 0`
  const [outer, inner] = [`${rx} ${ry}`, `${ix} ${iy}`]
  return `M${x - rx} ${y}${half(outer, 1, 2 * rx)}${half(outer, 1, -2 * rx)}ZM${x - ix} ${y}${half(inner, 0, 2 * ix)}${half(inner, 0, -2 * ix)}Z`
}

/** Three bands for training, of three strengths. */
export const bands: Draw = (name, sport) => {
  const loop = (x: number, y: number, rx: number, ry: number, turn: number, hue: string, width: number) =>
    group(
      { transform: `translate(${x} ${y})rotate(${turn})`, fill: 'none' },
      element('ellipse', { rx, ry, stroke: hue, 'stroke-width': width }),
      element('ellipse', {
        rx: rx - width * 0.28,
        ry: ry - width * 0.28,
        stroke: '#fff',
        'stroke-width': 2.5,
        opacity: 0.4,
      }),
      element('ellipse', {
        rx: rx + width * 0.36,
        ry: ry + width * 0.36,
        stroke: '#000',
        'stroke-width': 3,
        opacity: 0.22,
      }),
    )
  return {
    defs: dusk(`${name}d`),
    body:
      loop(-34, -52, 118, 66, -16, BLACK, 20) +
      loop(30, 4, 122, 70, 6, WHITE, 26) +
      loop(-8, 66, 118, 64, -6, sport, 34) +
      peaks(-56, 146, 48, BLACK),
    shadow: ring(-34, -52, 126, 74) + ring(30, 4, 132, 80) + ring(-8, 66, 132, 78),
  }
}

/** A pair of hexagonal dumbbells, crossed. */
export const dumbbells: Draw = (name, sport) => {
  const hex = 'M-36-62H36L62 0L36 62H-36L-62 0Z'
  const head = (id: string, x: number) => {
    const whole = lit(`${name}${id}`, hex, BLACK)
    return {
      defs: whole.defs,
      body: group(
        { transform: `translate(${x} 0)` },
        whole.body,
        area('M-24-42H24L42 0L24 42H-24L-42 0Z', shade(BLACK, 0.1)),
        line('M-36-62H36L62 0', '#fff', 3, { opacity: 0.28 }),
        peaks(-26, 14, 52, sport),
      ),
    }
  }
  const one = (id: string, y: number, turn: number) => {
    const [left, right] = [head(`${id}l`, -112), head(`${id}r`, 112)]
    return {
      defs: left.defs + right.defs,
      body: group(
        { transform: `translate(0 ${y})rotate(${turn})` },
        line('M-70 0H70', '#8c8c8c', 34, { 'stroke-linecap': 'butt' }),
        line('M-70-8H70', '#ededed', 7, { opacity: 0.8 }),
        line('M-44 0H44', BLACK, 34, { 'stroke-linecap': 'butt', 'stroke-dasharray': '5 4', opacity: 0.5 }),
        left.body,
        right.body,
      ),
    }
  }
  const [back, front] = [one('a', -50, 10), one('b', 58, -4)]
  return {
    defs: back.defs + front.defs,
    body: back.body + front.body,
    shadow:
      'M-160-130H-84L-58-70L-84-10H-160L-186-70ZM60-90H136L162-30L136 30H60L34-30ZM-160 4H-84L-58 64L-84 126H-160L-186 64ZM80-12H150L176 50L150 112H80L54 50ZM-80-84L60-62V-24L-80-50ZM-80 44L70 34V70L-80 82Z',
  }
}
