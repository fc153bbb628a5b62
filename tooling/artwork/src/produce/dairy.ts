import { shade } from '../colour.ts'
import { area, element, group, line, linearGradient, radialGradient, ref } from '../markup.ts'
import { again, blade, dots, fall, put, shadow, sheen, skin } from '../touches.ts'
import type { Draw } from './food.ts'

/** A dozen in their tray, brown, cream and one nearly pink; one beside it. */
export const eggs: Draw = (name) => {
  const shell = 'M0-76C24-76 42-40 42-14C42 12 24 28 0 28S-42 12-42-14C-42-40-24-76 0-76Z'
  const egg = (id: string, hue: `#${string}`) =>
    skin(`${id}l`, hue, 0.95) +
    group(
      { id },
      area(shell, ref(`${id}l`)),
      line(dots(13, 30, 40, id), shade(hue, -0.16), 1.8, { opacity: 0.4, transform: 'translate(0-22)' }),
      sheen(-13, -42, 10, 17, 18, 0.6),
    )
  const kinds = ['a', 'b', 'c', 'b', 'a', 'd']
  const row = (y: number, scale: number, step: number, from: number) =>
    Array.from({ length: 6 }, (_, index) =>
      again(`${name}-${kinds[(index + from) % 6]}`, Math.round((index - 2.5) * step), y, (index % 3) - 1, scale),
    ).join('')
  const scallops = (y: number, depth: number) =>
    Array.from({ length: 6 }, (_, index) => `${index === 0 ? `M-168 ${y}` : ''}q28 ${depth} 56 0`).join('')
  return {
    width: 352,
    height: 214,
    feet: [
      [0, -6, 172, 16],
      [118, 22, 44, 10],
    ],
    defs:
      egg(`${name}-a`, '#d8a078') +
      egg(`${name}-b`, '#e8c4a0') +
      egg(`${name}-c`, '#c4835c') +
      egg(`${name}-d`, '#f0dcc4') +
      fall(`${name}-t`, [
        [0, '#c9bca8'],
        [0.5, '#b3a590'],
        [1, '#94866f'],
      ]),
    body: [
      area(`M-160-112L160-112L176-62H-176Z`, '#8d7f69'),
      row(-102, 0.72, 51, 3),
      area(`${scallops(-98, 26)}L174-60H-174Z`, '#a3957e'),
      row(-64, 0.84, 56, 0),
      area(`${scallops(-58, 34)}L160-2Q158 4 150 4H-150Q-158 4-160-2Z`, ref(`${name}-t`)),
      line(scallops(-57, 34), '#ded2bf', 3, { opacity: 0.9 }),
      line('M-112-34L-106 2M-56-34L-53 2M0-34V2M56-34L53 2M112-34L106 2', '#85775f', 5, { opacity: 0.45 }),
      line('M-106-34L-100 2M-50-34L-47 2M6-34V2M62-34L59 2M118-34L112 2', '#ddd0bb', 2, { opacity: 0.6 }),
      line(dots(60, 160, 24, name), '#7d705a', 1.8, { opacity: 0.3, transform: 'translate(0-18)' }),
      shadow(120, 18, 62, 14, 0.5),
      put(118, -2, again(`${name}-d`, 0, 0, 68, 0.82)),
    ].join(''),
  }
}

/** Fresh cheese on a canna leaf, one slice cut off. */
export const freshCheese: Draw = (name) => {
  const [w, h, d] = [232, 104, 58]
  const holes = line(dots(24, w * 0.42, h * 0.36, name), '#d5c79c', 4.4, {
    opacity: 0.75,
    transform: 'translate(-14-56)',
  })
  const weave = Array.from({ length: 11 }, (_, index) => `M${-118 + index * 21}-${h + 4}l${26}-${d - 8}`).join('')
  return {
    width: 356,
    height: 212,
    feet: [[0, 0, 160, 16]],
    defs:
      linearGradient(
        `${name}-f`,
        [
          [0, '#fffaea'],
          [0.6, '#f6edd2'],
          [1, '#e6d8b2'],
        ],
        { x2: 0.4, y2: 1 },
      ) +
      linearGradient(
        `${name}-t`,
        [
          [0, '#fffdf4'],
          [1, '#f9f2dc'],
        ],
        { x2: 0.4, y2: 1 },
      ),
    body: [
      put(-172, -10, blade(330, 92, '#4f8f3f'), 88),
      put(178, 6, blade(250, 76, '#3f7d38'), -84),
      shadow(0, -2, 168, 20, 0.45),
      put(
        -18,
        -8,
        area(`M${-w / 2}-${h}L${-w / 2 + 34}-${h + d}H${w / 2 + 34}L${w / 2}-${h}Z`, ref(`${name}-t`)) +
          line(weave, '#e2d6b4', 3, { opacity: 0.6 }) +
          line(`M-104-${h + 18}H${w / 2 + 10}M-94-${h + 36}H${w / 2 + 22}`, '#e2d6b4', 2.6, { opacity: 0.5 }) +
          area(`M${w / 2}-${h}L${w / 2 + 34}-${h + d}V-${d - 6}L${w / 2} 0Z`, '#d8c99e') +
          area(
            `M${-w / 2}-${h}H${w / 2}V-4Q${w / 2} 0 ${w / 2 - 6} 0H${-w / 2 + 6}Q${-w / 2} 0 ${-w / 2}-4Z`,
            ref(`${name}-f`),
          ) +
          holes +
          line(`M${-w / 2 + 2}-${h - 1}H${w / 2 - 2}`, '#fff', 3, { opacity: 0.9 }),
      ),
      shadow(100, 2, 74, 12, 0.5),
      put(
        96,
        6,
        area('M-62-4L-40-58Q-37-64-30-64H62Q70-64 67-56L48-4Q46 2 40 2H-56Q-64 2-62-4Z', ref(`${name}-f`)) +
          line(dots(12, 42, 22, `${name}2`), '#d5c79c', 4, { opacity: 0.75, transform: 'translate(2-30)' }) +
          line('M-36-60H64', '#fff', 3, { opacity: 0.9 }) +
          area('M-62-2Q-62 2-56 2H40Q46 2 48-4L49 4Q47 10 40 10H-55Q-62 9-62-2Z', '#d8c99e'),
      ),
    ].join(''),
  }
}

/** A litre in glass, and a bowl of it with a berry. */
export const yogurt: Draw = (name) => {
  const bottle =
    'M-34-252H34V-222C34-204 70-196 70-160V-14C70-4 64 0 54 0H-54C-64 0-70-4-70-14V-160C-70-196-34-204-34-222Z'
  const milk = 'M-62-158C-60-180-34-188-28-206H28C34-188 60-180 62-158V-16C62-9 58-7 52-7H-52C-58-7-62-9-62-16Z'
  return {
    width: 264,
    height: 284,
    feet: [
      [-34, 0, 74, 13],
      [84, 8, 66, 12],
    ],
    defs:
      linearGradient(`${name}-m`, [
        [0, '#e2ddcf'],
        [0.16, '#fbf9f2'],
        [0.34, '#ffffff'],
        [0.66, '#f6f2e6'],
        [0.92, '#d6cfbd'],
        [1, '#e6e0d2'],
      ]) +
      linearGradient(`${name}-g`, [
        [0, '#9db3ac', 0.75],
        [0.12, '#dfeae6', 0.7],
        [0.5, '#eaf3f0', 0.5],
        [1, '#88a19a', 0.8],
      ]) +
      linearGradient(`${name}-k`, [
        [0, '#0f4f2d'],
        [0.3, '#2f8a56'],
        [0.62, '#12663a'],
        [1, '#0b3f24'],
      ]) +
      skin(`${name}-b`, '#4a1a3a', 1.2) +
      linearGradient(`${name}-c`, [
        [0, '#8a5a3c'],
        [0.3, '#c98a5c'],
        [0.7, '#a8683e'],
        [1, '#7d4a2a'],
      ]) +
      radialGradient(`${name}-y`, [
        [0, '#ffffff'],
        [0.8, '#f8f4e8'],
        [1, '#e0d8c4'],
      ]),
    body: [
      put(
        -34,
        0,
        area(bottle, ref(`${name}-g`)) +
          area(milk, ref(`${name}-m`)) +
          element('rect', { x: -62, y: -134, width: 124, height: 86, fill: '#fffdf4' }) +
          element('rect', { x: -62, y: -134, width: 124, height: 10, fill: '#12663a' }) +
          element('rect', { x: -62, y: -56, width: 124, height: 8, fill: '#ffd84d' }) +
          // The shop's mark: a sprig over two lines.
          put(0, -92, put(0, 6, blade(30, 13, '#3f8f48'), -38) + put(0, 6, blade(30, 13, '#3f8f48'), 38)) +
          line('M-30-76H30M-20-66H20', '#16241a', 4) +
          element('rect', {
            x: -62,
            y: -134,
            width: 124,
            height: 86,
            fill: ref(`${name}-m`),
            style: 'mix-blend-mode:multiply',
          }) +
          line('M-50-150V-22', '#fff', 7, { opacity: 0.75 }) +
          line('M-26-232V-216', '#fff', 5, { opacity: 0.6 }) +
          element('rect', { x: -40, y: -284, width: 80, height: 36, rx: 6, fill: ref(`${name}-k`) }) +
          line(Array.from({ length: 15 }, (_, index) => `M${-35 + index * 5}-278v24`).join(''), '#083d22', 1.4, {
            opacity: 0.5,
          }),
      ),
      shadow(84, 6, 84, 18, 0.5),
      put(
        84,
        10,
        area('M-66-58C-64-22-40-4-28 0H28C40-4 64-22 66-58Z', ref(`${name}-c`)) +
          line('M-52-30C-30-18 30-18 52-30', '#e0a878', 3, { opacity: 0.55 }) +
          element('ellipse', { cy: -58, rx: 66, ry: 17, fill: '#7d4a2a' }) +
          element('ellipse', { cy: -59, rx: 60, ry: 14, fill: ref(`${name}-y`) }) +
          line('M-36-58C-20-68 12-68 20-58C24-50-4-48-6-56', '#e6dfcd', 3) +
          [-6, 6, 0, 12, -1]
            .map((x, i) =>
              element('circle', {
                cx: 22 + x,
                cy: -70 + (i % 2) * 8 + (i > 2 ? 4 : 0),
                r: 7.5,
                fill: ref(`${name}-b`),
              }),
            )
            .join('') +
          put(24, -76, blade(18, 8, '#5f9a44'), 30),
      ),
    ].join(''),
  }
}
