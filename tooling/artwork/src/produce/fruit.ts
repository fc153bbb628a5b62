import { element, group, line, radialGradient, ref, use } from '../markup.ts'
import { seeded } from '../seed.ts'
import { again, dots, lump, put, shadow, sheen, skin } from '../touches.ts'
import type { Draw } from './food.ts'

const PEAR = 'M0-250C34-250 46-204 64-166C92-112 76-2 0-2S-92-112-64-166C-46-204-34-250 0-250Z'

/** Fuerte: smooth, green, pear-shaped; two whole, one cut with its stone. */
export const avocado: Draw = (name) => {
  const [whole, half, cut, stone] = ['w', 'h', 'c', 's'].map((part) => `${name}-${part}`) as [
    string,
    string,
    string,
    string,
  ]
  return {
    width: 330,
    height: 268,
    feet: [
      [-92, -8, 78, 14],
      [96, -8, 76, 14],
      [0, 2, 92, 15],
    ],
    defs:
      element('path', { id: `${name}-o`, d: PEAR }) +
      skin(whole, '#4f7330') +
      skin(half, '#38551f') +
      radialGradient(
        cut,
        [
          [0, '#f8f3b4'],
          [0.52, '#ebe78c'],
          [0.82, '#c3d560'],
          [1, '#8fb13c'],
        ],
        { cx: 0.5, cy: 0.66, r: 0.56 },
      ) +
      skin(stone, '#8f5329', 1.15) +
      group(
        { id: `${name}-a` },
        use(`${name}-o`, { fill: ref(whole) }),
        line(dots(46, 58, 96, name), '#a9c46c', 2.6, { opacity: 0.5, transform: 'translate(0-112)' }),
        line(dots(30, 56, 90, `${name}2`), '#2c4716', 2.4, { opacity: 0.45, transform: 'translate(0-110)' }),
        element('ellipse', { cy: -249, rx: 8, ry: 5, fill: '#6d4a2a' }),
        sheen(-30, -150, 15, 66, 14, 0.55),
        sheen(-24, -204, 9, 24, 12, 0.5),
      ),
    body:
      again(`${name}-a`, -94, -6, -13, 0.96) +
      again(`${name}-a`, 96, -6, 15, 0.94) +
      shadow(0, -92, 98, 116, 0.36) +
      put(
        0,
        4,
        use(`${name}-o`, { fill: ref(half) }) +
          use(`${name}-o`, { fill: ref(cut), transform: 'translate(0-116)scale(.9)translate(0 114)' }) +
          use(`${name}-o`, {
            fill: 'none',
            stroke: '#f9f6c9',
            'stroke-width': 3,
            opacity: 0.55,
            transform: 'translate(0-116)scale(.86)translate(0 114)',
          }) +
          shadow(3, -84, 60, 58, 0.34) +
          element('circle', { cy: -88, r: 46, fill: ref(stone) }) +
          line('M-18-118C-30-100-30-76-20-60', '#c58a55', 2, { opacity: 0.5 }) +
          sheen(-16, -106, 13, 9, -34, 0.85) +
          sheen(-32, -190, 7, 40, 20, 0.5),
        3,
        0.92,
      ),
  }
}

/** Yellow passion fruit, and the half that shows why. */
export const passionFruit: Draw = (name) => {
  const random = seeded(name)
  const seeds = Array.from({ length: 21 }, (_, index) => {
    const [turn, far] = [index * 2.4 + random() * 0.3, Math.sqrt((index + 0.6) / 21) * 45]
    return again(
      `${name}-e`,
      Math.round(Math.cos(turn) * far),
      Math.round(Math.sin(turn) * far * 0.92),
      Math.round((turn * 180) / Math.PI + 90 + random() * 40),
    )
  }).join('')
  return {
    width: 336,
    height: 252,
    feet: [
      [-82, -12, 74, 14],
      [66, -14, 74, 14],
      [62, 2, 78, 15],
    ],
    defs:
      element('path', { id: `${name}-o`, d: lump(88, 84, name, 0.012) }) +
      skin(`${name}-y`, '#efb92c', 1.05) +
      skin(`${name}-r`, '#e2a824', 1) +
      radialGradient(`${name}-p`, [
        [0, '#f7a81d'],
        [0.7, '#ee8d12'],
        [1, '#c9690b'],
      ]) +
      group(
        { id: `${name}-e` },
        element('ellipse', { rx: 10.5, ry: 13.5, fill: '#f9b530', opacity: 0.75 }),
        element('ellipse', { rx: 5.4, ry: 8.6, fill: '#2a1a12' }),
        element('ellipse', { cx: -2, cy: -3, rx: 1.5, ry: 2.6, fill: '#fff', opacity: 0.7 }),
      ) +
      group(
        { id: `${name}-a` },
        use(`${name}-o`, { fill: ref(`${name}-y`) }),
        line(dots(54, 78, 74, name), '#fbe08a', 2.4, { opacity: 0.6 }),
        line(dots(26, 74, 70, `${name}3`), '#a9741a', 2, { opacity: 0.4 }),
        sheen(-32, -38, 30, 20, -36, 0.62),
      ),
    body:
      again(`${name}-a`, -82, -92, 0, 1) +
      line('M-78-174c2-12 8-20 18-26', '#7c6a2f', 7) +
      element('ellipse', { cx: -79, cy: -172, rx: 15, ry: 6, fill: '#9c8a3a' }) +
      again(`${name}-a`, 62, -146, 24, 0.98) +
      element('ellipse', { cx: 88, cy: -222, rx: 13, ry: 6, fill: '#9c7a2a', transform: 'rotate(14 88-222)' }) +
      shadow(60, -80, 98, 92, 0.4) +
      put(
        62,
        -80,
        use(`${name}-o`, { fill: ref(`${name}-r`) }) +
          use(`${name}-o`, { fill: '#fdf3d6', transform: 'scale(.91)' }) +
          use(`${name}-o`, { fill: '#f3dcae', transform: 'scale(.76)' }) +
          use(`${name}-o`, { fill: ref(`${name}-p`), transform: 'scale(.7)' }) +
          seeds +
          sheen(-20, -26, 24, 13, -30, 0.4),
        -6,
        0.96,
      ),
  }
}
