import { mix } from '../colour.ts'
import { area, element, group, line, linearGradient, radialGradient, ref, use } from '../markup.ts'
import { seeded } from '../seed.ts'
import { again, dots, lump, put, shadow, sheen, skin } from '../touches.ts'
import type { Draw } from './food.ts'

/** Papa chola: rose skin, yellow around the eyes, yellow inside. */
export const potatoes: Draw = (name) => {
  const potato = (id: string, rx: number, ry: number) =>
    element('path', { id: `${id}o`, d: lump(rx, ry, id, 0.055) }) +
    group(
      { id },
      use(`${id}o`, { fill: ref(`${name}-s`) }),
      group(
        { fill: ref(`${name}-y`) },
        element('ellipse', { cx: -rx * 0.36, cy: ry * 0.24, rx: rx * 0.3, ry: ry * 0.24, transform: 'rotate(-16)' }),
        element('ellipse', { cx: rx * 0.42, cy: -ry * 0.16, rx: rx * 0.26, ry: ry * 0.3 }),
        element('ellipse', { cx: rx * 0.08, cy: -ry * 0.62, rx: rx * 0.26, ry: ry * 0.16 }),
      ),
      line(dots(34, rx * 0.84, ry * 0.8, id), '#7d3a35', 2.2, { opacity: 0.34 }),
      line(
        `M${Math.round(-rx * 0.46)} ${Math.round(ry * 0.2)}q9 7 20 1M${Math.round(rx * 0.32)} ${Math.round(-ry * 0.16)}q9 6 18 0M-4 ${Math.round(-ry * 0.58)}q8 5 16 0`,
        '#6d2f2c',
        2.6,
        { opacity: 0.55 },
      ),
      sheen(-rx * 0.36, -ry * 0.46, rx * 0.34, ry * 0.2, -22, 0.42),
    )
  return {
    width: 340,
    height: 238,
    feet: [[0, -2, 158, 18]],
    defs:
      skin(`${name}-s`, '#b25f54', 1.1) +
      radialGradient(`${name}-y`, [
        [0, '#e9c170', 0.95],
        [0.6, '#e2b566', 0.6],
        [1, '#d9a860', 0],
      ]) +
      radialGradient(`${name}-f`, [
        [0, '#fdf1bd'],
        [0.8, '#f5df8f'],
        [1, '#e6c468'],
      ]) +
      potato(`${name}-a`, 88, 66) +
      potato(`${name}-b`, 76, 62),
    body:
      again(`${name}-b`, -44, -168, -12) +
      again(`${name}-a`, 58, -152, 22, 0.94) +
      shadow(0, -96, 140, 44, 0.5) +
      again(`${name}-a`, -84, -70, 8) +
      again(`${name}-b`, 100, -62, 150, 0.98) +
      shadow(22, -56, 92, 66, 0.42) +
      put(
        18,
        -52,
        use(`${name}-ao`, { fill: '#a85a4e' }) +
          use(`${name}-ao`, { fill: ref(`${name}-f`), transform: 'scale(.93)' }) +
          use(`${name}-ao`, {
            fill: 'none',
            stroke: '#fff8d8',
            'stroke-width': 2,
            opacity: 0.6,
            transform: 'scale(.76)',
          }) +
          line(dots(20, 60, 42, `${name}9`), '#d8b45a', 2, { opacity: 0.5 }) +
          sheen(-26, -18, 30, 12, -20, 0.6),
        -8,
        0.84,
      ),
  }
}

/** A bunch lying down, its green still on, and one slice. */
export const carrots: Draw = (name) => {
  const random = seeded(name)
  const root = 'M0-8C16-12 29-4 30 14C30 60 16 150 4 214C3 222 0 226-2 220C-12 160-30 70-29 18C-28-2-14-12 0-8Z'
  const rings = [26, 52, 74, 104, 128, 156, 182]
    .map((y, index) => {
      const half = 28 - y * 0.12
      return index % 2
        ? `M${Math.round(half * 0.3)} ${y}q${Math.round(half * 0.3)} 4 ${Math.round(half * 0.55)}-1`
        : `M${-Math.round(half)} ${y}q${Math.round(half * 0.4)} 5 ${Math.round(half * 0.9)} 1`
    })
    .join('')
  const carrot = (id: string) =>
    group(
      { id },
      area(root, ref(`${name}-l`)),
      line(rings, '#b9520f', 2, { opacity: 0.5 }),
      sheen(-11, 66, 5, 56, 4, 0.55),
      element('ellipse', { cy: -6, rx: 12, ry: 5, fill: '#7d8a2c' }),
    )
  const frond = (turn: number, length: number, bend: number, hue: string) => {
    const stalk = `M0 0Q${bend} ${-length * 0.5} ${bend * 1.6} ${-length}`
    const feathers = Array.from({ length: 34 }, (_, index) => {
      const share = 0.32 + (index / 34) * 0.7
      const [x, y] = [bend * 1.6 * share * (0.4 + 0.6 * share), -length * share]
      const side = index % 2 ? 1 : -1
      const reach = (1.16 - share) * 34 + 9 + random() * 8
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(side * reach)} ${-Math.round(reach * (0.5 + random() * 0.5))}`
    }).join('')
    return put(0, 0, line(stalk, '#6f9a3f', 5) + line(feathers, hue, 4.6) + line(stalk, '#9cc05f', 1.6), turn)
  }
  return {
    width: 336,
    height: 250,
    feet: [
      [-40, -4, 130, 14],
      [96, 2, 40, 9],
    ],
    defs:
      linearGradient(`${name}-l`, [
        [0, '#e0701a'],
        [0.32, '#f99a3e'],
        [0.62, '#ee7d1f'],
        [1, '#c4560f'],
      ]) + carrot(`${name}-a`),
    body:
      put(
        44,
        -150,
        [
          frond(16, 150, 20, '#3f7a30'),
          frond(70, 140, -16, '#4b8a38'),
          frond(44, 168, 4, '#5a9a42'),
          frond(30, 120, -20, '#6dab4e'),
          frond(58, 122, 22, '#7ab858'),
        ].join('') +
          again(`${name}-a`, -16, -22, 76, 0.92) +
          again(`${name}-a`, 10, 24, 30, 0.96) +
          shadow(-60, 46, 90, 30, 0.3, -40) +
          again(`${name}-a`, -8, -4, 61, 1.02) +
          again(`${name}-a`, 4, 12, 46, 1.02) +
          line('M-24-14C-8-4 8 8 20 26', '#caa56a', 7) +
          line('M-24-16C-8-6 8 6 20 24', '#efd6a0', 2),
      ) +
      shadow(98, -14, 54, 20, 0.5) +
      put(
        96,
        -24,
        element('ellipse', { rx: 38, ry: 27, cy: 6, fill: '#c4560f' }) +
          element('ellipse', { rx: 38, ry: 27, fill: '#f58f33' }) +
          element('ellipse', { rx: 24, ry: 16, fill: '#fbb25c' }) +
          line(
            Array.from({ length: 12 }, (_, index) => {
              const turn = (index / 12) * 2 * Math.PI
              const [x, y] = [Math.cos(turn), Math.sin(turn)]
              return `M${Math.round(x * 12)} ${Math.round(y * 8)}L${Math.round(x * 22)} ${Math.round(y * 15)}`
            }).join(''),
            '#fdd08a',
            2,
          ),
      ),
  }
}

/** Paiteñas: dark red, one of them cut. */
export const onions: Draw = (name) => {
  const bulb =
    'M0-190C8-176 12-164 26-152C72-134 92-104 88-66C82-20 40 0 0 0S-82-20-88-66C-92-104-72-134-26-152C-12-164-8-176 0-190Z'
  const stripes = [-74, -46, -18, 14, 42, 70]
    .map(
      (x) =>
        `M${Math.round(x * 0.14)}-164C${Math.round(x * 0.7)}-140 ${Math.round(x * 1.1)}-70 ${Math.round(x * 0.3)}-2`,
    )
    .join('')
  const onion = (id: string) =>
    group(
      { id },
      line('M-12-4l-4 12M-2-3v14M9-4l5 11', '#cbb189', 2.4),
      area(bulb, ref(`${name}-s`)),
      line(stripes, '#c9809f', 2, { opacity: 0.5 }),
      area('M-9-168C-6-186-8-200-16-212C-4-206 0-206 6-214C6-200 10-186 10-168C4-160-4-160-9-168Z', '#c48a5a'),
      line('M-2-166V-204M5-168L4-200', '#8a5a35', 1.6, { opacity: 0.7 }),
      sheen(-34, -96, 15, 44, 20, 0.66),
    )
  const ring = (scale: number, fill: string) =>
    element('path', {
      d: 'M0-78C50-78 84-50 84-10C84 36 44 62 0 62S-84 36-84-10C-84-50-50-78 0-78Z',
      fill,
      transform: `scale(${scale})`,
    })
  const layers = [0.86, 0.72, 0.58, 0.44, 0.3, 0.17]
  return {
    width: 336,
    height: 246,
    feet: [
      [-84, -8, 76, 14],
      [84, -8, 76, 14],
      [2, 2, 84, 15],
    ],
    defs: skin(`${name}-s`, '#8a2750', 1.15) + onion(`${name}-a`),
    body:
      again(`${name}-a`, -86, -12, -9) +
      again(`${name}-a`, 86, -12, 11, 0.98) +
      shadow(2, -70, 96, 84, 0.42) +
      put(
        2,
        -60,
        ring(1, '#7a1f46') +
          ring(0.95, '#f8e3ea') +
          layers
            .map((scale, index) => ring(scale, '#a8436f') + ring(scale - 0.035, mix('#fdf3f5', '#e9bccd', index / 9)))
            .join('') +
          area('M-6-66C-2-40-2 30-4 52L6 52C4 30 4-40 8-66Z', '#fff', { opacity: 0.5 }) +
          sheen(-28, -30, 26, 12, -28, 0.6),
        -4,
        0.98,
      ),
  }
}
