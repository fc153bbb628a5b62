import { type Hue, shade } from '../colour.ts'
import { area, element, group, line, radialGradient, ref, use } from '../markup.ts'
import { seeded } from '../seed.ts'
import { again, dots, put, shadow, sheen, skin } from '../touches.ts'
import type { Draw } from './food.ts'

/** Round and orange under its down, green inside, in four parts. */
export const naranjilla: Draw = (name) => {
  const random = seeded(name)
  const down = Array.from({ length: 60 }, () => {
    const [turn, far] = [random() * 2 * Math.PI, 72 + random() * 12]
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    return `M${Math.round(x * far)} ${Math.round(y * far)}l${Math.round(x * 7)} ${Math.round(y * 7)}`
  }).join('')
  const calyx = Array.from({ length: 5 }, (_, index) => again(`${name}-k`, 0, 0, index * 72 + 10)).join('')
  const quarter = (turn: number) =>
    put(
      0,
      0,
      area('M7-7C8-34 22-50 36-50C50-46 54-26 48-12C40-4 22-4 7-7Z', ref(`${name}-g`)) +
        line(dots(11, 15, 14, `${name}${turn}`), '#f3f0b6', 4, { transform: 'translate(31-28)', opacity: 0.95 }),
      turn,
    )
  return {
    width: 330,
    height: 250,
    feet: [
      [-82, -10, 72, 14],
      [74, -12, 72, 14],
      [4, 2, 80, 15],
    ],
    defs:
      skin(`${name}-s`, '#e8861c', 1.05) +
      radialGradient(`${name}-g`, [
        [0, '#b9c64a'],
        [0.7, '#93a92c'],
        [1, '#6f8a1f'],
      ]) +
      group(
        { id: `${name}-k` },
        area('M0 2C12-8 14-26 0-42C-14-26-12-8 0 2Z', '#5d7a35'),
        line('M0 0V-34', '#8ba65a', 1.6),
      ) +
      group(
        { id: `${name}-a` },
        element('circle', { r: 84, fill: ref(`${name}-s`) }),
        line(dots(70, 76, 74, name), '#fcd190', 2, { opacity: 0.5 }),
        line(down, '#c9781d', 1.3, { opacity: 0.6 }),
        sheen(-30, -36, 32, 22, -36, 0.5),
      ),
    body:
      again(`${name}-a`, -84, -88) +
      put(-74, -150, calyx + element('circle', { r: 7, fill: '#3f5a26' }), -8, 0.86) +
      again(`${name}-a`, 76, -98, 40, 0.98) +
      put(92, -166, group({ transform: 'scale(1 .72)' }, calyx) + line('M0-2q4-14 12-20', '#56703a', 8), 14, 0.86) +
      shadow(2, -76, 96, 90, 0.42) +
      put(
        2,
        -76,
        element('circle', { r: 80, fill: '#d9771a' }) +
          element('circle', { r: 75, fill: '#f6b95c' }) +
          element('circle', { r: 66, fill: '#eee2a0' }) +
          [0, 90, 180, 270].map(quarter).join('') +
          sheen(-26, -30, 24, 12, -36, 0.45),
        20,
      ),
  }
}

/** Egg-shaped, dark orange, with its stalk; the half has dark seeds in two whorls. */
export const treeTomato: Draw = (name) => {
  const egg = 'M0-186C44-178 62-116 58-74C52-24 26 0 0 2C-26 0-52-24-58-74C-62-116-44-178 0-186Z'
  const stripes = ['M-8-178C-36-120-38-60-16-8', 'M14-180C34-130 38-60 22-10', 'M2-184C0-120 2-60 2-4']
  const lobe = (side: 1 | -1) =>
    put(
      side * 22,
      -84,
      area('M0-50C22-40 24 20 6 48C-20 38-22-34 0-50Z', ref(`${name}-j`), {
        transform: side < 0 ? 'scale(-1 1)' : undefined,
      }) +
        line(dots(17, 13, 38, `${name}${side}`), '#4b1722', 6.2, { opacity: 0.9 }) +
        line(dots(9, 12, 36, `${name}${side}`), '#c9808a', 1.6, { transform: 'translate(-1-1.5)' }),
    )
  const stalk = (hue: Hue) =>
    line('M0-182C2-206 10-222 24-236', hue, 7) + line('M0-183C2-206 9-220 22-235', shade(hue, 0.14), 2.4)
  return {
    width: 322,
    height: 252,
    feet: [
      [-82, -8, 58, 13],
      [84, -8, 58, 13],
      [2, 2, 64, 14],
    ],
    defs:
      element('path', { id: `${name}-o`, d: egg }) +
      skin(`${name}-s`, '#c9402a', 1.1) +
      skin(`${name}-t`, '#d8652b', 1.1) +
      radialGradient(`${name}-f`, [
        [0, '#f9c877'],
        [0.75, '#f2a548'],
        [1, '#e58a35'],
      ]) +
      radialGradient(`${name}-j`, [
        [0, '#b9413c'],
        [1, '#d8783a'],
      ]),
    body: [
      put(
        -86,
        -4,
        stalk('#6a6e3a') +
          use(`${name}-o`, { fill: ref(`${name}-s`) }) +
          stripes.map((d) => line(d, '#7d1f22', 3, { opacity: 0.22 })).join('') +
          sheen(-24, -116, 12, 46, 10, 0.66),
        -10,
      ),
      put(
        86,
        -4,
        stalk('#6a6e3a') +
          use(`${name}-o`, { fill: ref(`${name}-t`) }) +
          stripes.map((d) => line(d, '#8c2a1c', 3, { opacity: 0.24 })).join('') +
          sheen(-24, -116, 12, 46, 8, 0.66),
        12,
      ),
      shadow(2, -76, 74, 96, 0.42),
      put(
        2,
        4,
        use(`${name}-o`, { fill: '#b23a24' }) +
          use(`${name}-o`, { fill: ref(`${name}-f`), transform: 'translate(0-92)scale(.92)translate(0 92)' }) +
          lobe(-1) +
          lobe(1) +
          line('M0-166V-22', '#fbdca0', 5, { opacity: 0.8 }) +
          sheen(-20, -138, 8, 22, 18, 0.5),
        0,
        0.98,
      ),
    ].join(''),
  }
}
