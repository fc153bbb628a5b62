import { type Hue, shade } from '../colour.ts'
import { lettered } from '../lettering/lettered.ts'
import { cylinder } from '../light.ts'
import { area, element, line, linearGradient, ref } from '../markup.ts'
import { put, sheen } from '../touches.ts'
import { brand, drop, label } from './label.ts'
import { AUBERGINE, cap, type Draw, turned } from './vessel.ts'

/** A tube that stands on its cap: what it holds shows in a band of its shade. */
export const tube: Draw = (name, hue, print) => {
  const [half, height] = [72, 300]
  const paper = label(`${name}p`, 48, -230, 104, hue, print)
  const tone: Hue = hue
  const side = linearGradient(`${name}-s`, cylinder('#f1e8ec', 0.72), {
    gradientUnits: 'userSpaceOnUse',
    x1: -half,
    x2: half,
    y1: 0,
    y2: 0,
  })
  const band = linearGradient(`${name}-t`, cylinder(tone, 0.85), {
    gradientUnits: 'userSpaceOnUse',
    x1: -half,
    x2: half,
    y1: 0,
    y2: 0,
  })
  const foot = cap(`${name}k`, 58, 0, 62)
  return {
    width: 236,
    height: height + 24,
    feet: [
      [-26, 0, 60],
      [92, 8, 40],
    ],
    defs: paper.defs + side + band + foot.defs,
    body:
      put(
        -26,
        0,
        area(
          `M-78-${height + 22}H78V-${height}C76-230 64-130 56-58H-56C-64-130-76-230-78-${height}Z`,
          ref(`${name}-s`),
        ) +
          area('M-66-118C-62-92-58-76-56-58H56C58-76 62-92 66-118Z', ref(`${name}-t`)) +
          element('rect', { x: -78, y: -height - 24, width: 156, height: 24, fill: '#dfd2da' }) +
          line(
            Array.from({ length: 20 }, (_, crimp) => `M${Math.round(-74 + crimp * 7.8)}-${height + 21}v18`).join(''),
            '#b9a5b4',
            1.4,
          ) +
          paper.body +
          line('M-60-300C-58-220-50-130-46-66', '#fff', 9, { opacity: 0.5 }) +
          foot.body,
      ) +
      // A stroke of it, as on a card of shades.
      put(
        92,
        2,
        area('M-40 6C-44-8-26-20-2-16C14-30 42-18 40-2C52 8 30 18 8 12C-10 18-34 18-40 6Z', tone) +
          area('M-30 0C-20-10 0-12 12-6C24-14 36-8 34 0C20-4 8 2-4 0C-14 4-24 6-30 0Z', shade(tone, 0.07)) +
          sheen(-8, -8, 14, 4, -8, 0.7),
      ),
  }
}

/** A stick with its cap off: colour above, the house's aubergine below. */
export const stick: Draw = (name, hue, print) => {
  const base = cap(`${name}k`, 42, 0, 128)
  const sleeve = turned(
    `${name}s`,
    [
      [0, -176, 'corner'],
      [35, -176, 'corner'],
      [35, -126, 'corner'],
      [0, -126, 'corner'],
    ],
    '#cdb7c6',
    { finish: 'satin' },
  )
  const bullet = linearGradient(`${name}-b`, cylinder(hue, 0.9), {
    gradientUnits: 'userSpaceOnUse',
    x1: -30,
    x2: 30,
    y1: 0,
    y2: 0,
  })
  const top = cap(`${name}t`, 44, 4, 132)
  return {
    width: 232,
    height: 268,
    feet: [
      [-40, 0, 42],
      [70, 4, 44],
    ],
    defs: base.defs + sleeve.defs + bullet + top.defs,
    body:
      put(
        -40,
        0,
        area('M-30-172V-226C-30-252 8-276 30-262V-172Z', ref(`${name}-b`)) +
          area('M-30-226C-30-252 8-276 30-262C26-240-10-222-30-226Z', shade(hue, 0.09)) +
          line('M-20-218V-180', '#fff', 6, { opacity: 0.34 }) +
          sleeve.body +
          base.body +
          drop(0, -78, 6, '#d9c2d2') +
          lettered(print.name, { x: 0, y: -48, size: 17, fill: '#d9c2d2', face: 'leaning', middle: true }) +
          brand(0, -28, 10, '#d9c2d2'),
      ) +
      put(70, 0, top.body + element('ellipse', { cy: -126, rx: 42, ry: 6, fill: shade(AUBERGINE, 0.1) })) +
      // A swipe of it on the plinth.
      put(
        8,
        18,
        area('M-56 2C-40-8 30-10 56-4C60 2 30 10-10 9C-40 10-58 8-56 2Z', hue, { opacity: 0.9 }) +
          line('M-40 0C0-6 30-6 44-3', shade(hue, 0.08), 2.4, { opacity: 0.8 }),
      ),
  }
}
