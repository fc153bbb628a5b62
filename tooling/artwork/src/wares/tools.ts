import { type Hue, shade } from '../colour.ts'
import { area, element, group, line, linearGradient, radialGradient, ref, use } from '../markup.ts'
import { seeded } from '../seed.ts'
import { arcOf, disc, type Ring, turnedLight, turnedWall, wallOf } from '../shapes/turned.ts'
import type { Still, Wanted } from '../still.ts'

/** A kraft bag of potting soil, folded at the top, with a scoop's worth beside it. */
export function soilBag({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const front = 'M-170-8C-178-120-176-250-162-372L-150-398H150L164-372C178-250 180-120 172-8C120 12-110 14-170-8Z'
  const creases = [
    'M-150-372C-120-300-140-210-150-120',
    'M140-370C128-300 150-240 146-150',
    'M-96-10C-70-60-110-110-130-150',
    'M110-6C90-50 120-90 140-120',
    'M-40-368C-30-340-50-320-46-300',
    'M66-368C60-346 76-330 70-308',
  ].join('')
  const crumbs = Array.from({ length: fine ? 90 : 30 }, () => {
    const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random())]
    return `M${Math.round(214 + Math.cos(turn) * far * 92)} ${Math.round(-6 + Math.sin(turn) * far * 26 - (1 - far) * 26)}h${1 + Math.round(random() * 4)}`
  }).join('')
  return {
    name,
    foot: 168,
    defs:
      linearGradient(`${name}l`, [
        [0, shade(hue, -0.1)],
        [0.12, shade(hue, 0.02)],
        [0.34, shade(hue, 0.07)],
        [0.6, hue],
        [0.86, shade(hue, -0.09)],
        [1, shade(hue, -0.15)],
      ]) +
      linearGradient(
        `${name}f`,
        [
          [0, '#2a1206', 0],
          [0.7, '#2a1206', 0],
          [1, '#2a1206', 0.26],
        ],
        { x2: 0, y2: 1 },
      ) +
      radialGradient(
        `${name}h`,
        [
          [0, '#6b4b34'],
          [0.6, '#4a3324'],
          [1, '#33210f'],
        ],
        { cx: 0.36, cy: 0.2, r: 0.9 },
      ),
    body:
      area('M120-6C150-60 196-66 226-52C268-44 300-14 312-2C270 22 160 22 120-6Z', ref(`${name}h`)) +
      line(crumbs, '#2d1c0e', 6, { opacity: 0.7 }) +
      line(crumbs, '#7d5c42', 3, { opacity: 0.8, transform: 'translate(-2-3)' }) +
      area(front, ref(`${name}l`)) +
      area(front, ref(`${name}f`)) +
      line(creases, shade(hue, -0.2), 3, { opacity: 0.3 }) +
      line(creases, '#fff', 3, { opacity: 0.22, transform: 'translate(-4-1)' }) +
      // The fold, held by a wooden peg.
      area('M-156-398H156L164-346C60-338-60-338-164-346Z', shade(hue, 0.05)) +
      line('M-164-346C-60-338 60-338 164-346', shade(hue, -0.22), 4, { opacity: 0.55 }) +
      line('M-156-398H156', '#fff', 3, { opacity: 0.4 }) +
      area('M78-424h22v92q-11 8-22 0z', '#c99e66') +
      area('M92-424h8v92q-4 4-8 4z', '#9d7340') +
      line('M80-384h18', '#6f6f6a', 6) +
      label(hue),
  }
}

/** A paper label with the shop's leaf, and lines where words would be. */
const label = (hue: Hue): string =>
  area('M-98-286L98-282L100-92L-96-98Z', '#f6f0e2') +
  area('M-98-286L98-282L100-92L-96-98Z', shade(hue, -0.2), { opacity: 0.06 }) +
  area('M-92-280L92-276V-236L-92-240Z', '#12604a') +
  group(
    { transform: 'translate(0-186)' },
    area('M0 34C-44 20-46-22-8-44C-2-20 4 6 0 34Z', '#2f7a55') +
      area('M0 34C40 22 48-14 20-40C6-22-2 6 0 34Z', '#4f9a64') +
      line('M0 48V0', '#2f7a55', 4),
  ) +
  line('M-66-258H20M-64-122H66M-48-110H50', '#f6f0e2', 7) +
  line('M-64-124H66M-48-112H50', '#6d6455', 4, { opacity: 0.7 })

/** An amber bottle with a brass pump. */
export function sprayer({ name, hue }: Wanted): Still {
  const [glass, brass] = [`${name}-g`, `${name}-m`]
  const bottle: readonly Ring[] = [
    [34, -262, 'corner'],
    [34, -240],
    [60, -216],
    [98, -178],
    [102, -120],
    [102, -24],
    [90, 0],
  ]
  const collar: readonly Ring[] = [
    [38, -300, 'corner'],
    [40, -262, 'corner'],
  ]
  return {
    name,
    foot: 94,
    defs:
      turnedLight(glass, hue, 'glaze', 102) +
      turnedLight(brass, '#c79a45', 'tin', 44) +
      linearGradient(`${name}-w`, [
        [0, '#3d1c06', 0.55],
        [0.5, '#5a2c0a', 0.3],
        [1, '#2a1204', 0.6],
      ]) +
      element('clipPath', { id: `${name}-c` }, element('path', { d: wallOf(bottle) })),
    body:
      line('M-6-300C-8-330-8-350-6-372', '#9c7327', 22) +
      turnedWall(glass, bottle) +
      group(
        { 'clip-path': ref(`${name}-c`) },
        element('path', { d: `M-110-150A110 22 0 0 0 110-150V20H-110Z`, fill: ref(`${name}-w`) }),
        element('ellipse', { cy: -150, rx: 101, ry: 20, fill: '#f2c078', opacity: 0.34 }),
        line('M0-270C2-180 4-90-6-20', '#3a1b08', 7, { opacity: 0.5 }),
        area('M-80-160Q-90-90-78-26L-54-16Q-68-90-56-172Z', '#fff', { opacity: 0.5 }),
        area('M-46-186Q-52-120-46-40L-38-38Q-44-120-36-192Z', '#fff', { opacity: 0.28 }),
        area('M84-150Q94-80 82-20L92-30Q100-90 92-160Z', '#ffd79a', { opacity: 0.5 }),
      ) +
      turnedWall(brass, collar) +
      line(arcOf(39, -282) + arcOf(39, -272) + arcOf(39, -292), '#8b6420', 2, { opacity: 0.7 }) +
      disc(38, -300, '#e7c67c') +
      disc(20, -303, '#b58a37') +
      area('M-98-402Q-104-380-94-366L26-364Q60-360 66-386Q60-410 20-408Z', '#c79a45') +
      area('M-98-402L20-408Q60-410 66-386L-100-386Z', '#ecd08c') +
      area('M-94-366L26-364Q46-362 58-374L-98-376Z', '#8b6420', { opacity: 0.7 }) +
      line('M-104-384h-10', '#7d5c20', 14) +
      line('M-44-364C-60-340-66-320-60-292', '#a87d31', 13) +
      line('M-47-364C-63-340-69-320-63-294', '#ecd08c', 4),
  }
}

/** Black bonsai scissors, hung by a string from a nail. */
export function scissors({ name, hue }: Wanted): Still {
  const blade = (side: 1 | -1) =>
    `M${-side * 4}-4L${side * 14} 16Q${side * 30} 120 ${side * 12} 252Q${side * 4} 190 ${-side * 2} 60Z`
  const bow = (side: 1 | -1) =>
    `M${side * 2} 10C${-side * 8}-60 ${-side * 24}-92 ${-side * 62}-124C${-side * 122}-176 ${-side * 112}-262 ${-side * 58}-266C${-side * 14}-268 ${-side * 10}-190 ${-side * 12}-120C${-side * 12}-80 ${-side * 4}-40 ${side * 4} 0`
  const loops = `${bow(1)}${bow(-1)}`
  return {
    name,
    foot: 0,
    defs:
      linearGradient(`${name}a`, [
        [0, shade(hue, 0.34)],
        [0.45, shade(hue, 0.1)],
        [1, shade(hue, -0.04)],
      ]) +
      linearGradient(`${name}b`, [
        [0, shade(hue, 0.2)],
        [0.5, shade(hue, 0.02)],
        [1, shade(hue, -0.08)],
      ]) +
      element('path', { id: `${name}w`, d: loops }),
    body:
      element('circle', { cy: -470, r: 9, fill: '#5c5149' }) +
      element('circle', { cx: -3, cy: -473, r: 3.4, fill: '#cfc5b8' }) +
      line('M0-470C-10-400-44-330-58-262M2-470C14-400 46-330 58-262', '#9c7d4d', 6) +
      line('M0-470C-10-400-44-330-58-262M2-470C14-400 46-330 58-262', '#dcc08d', 3, { 'stroke-dasharray': '4 5' }) +
      area(blade(1), ref(`${name}b`)) +
      area(blade(-1), ref(`${name}a`)) +
      line('M-14 40Q-24 130-13 226', '#fff', 2.4, { opacity: 0.5 }) +
      use(`${name}w`, { fill: 'none', stroke: shade(hue, -0.06), 'stroke-width': 21 }) +
      use(`${name}w`, { fill: 'none', stroke: shade(hue, 0.08), 'stroke-width': 13, x: -2, y: -1 }) +
      use(`${name}w`, { fill: 'none', stroke: '#fff', 'stroke-width': 3.4, x: -4, y: -3, opacity: 0.42 }) +
      element('circle', { cy: 6, r: 13, fill: shade(hue, -0.02) }) +
      element('circle', { cx: -1, cy: 5, r: 10, fill: shade(hue, 0.2) }) +
      line('M-6 9L5 0', shade(hue, -0.06), 3) +
      element('circle', { cx: -4, cy: 2, r: 3, fill: '#fff', opacity: 0.7 }),
  }
}
