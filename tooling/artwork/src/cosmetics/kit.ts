import { shade } from '../colour.ts'
import { area, line, linearGradient, ref } from '../markup.ts'
import { put, shadow } from '../touches.ts'
import { clear, oil } from './bottles.ts'
import { jarAlone } from './jars.ts'
import { brand, drop, type Print } from './label.ts'
import { tube } from './shades.ts'
import type { Draw } from './vessel.ts'

/** The travel sizes in a bag, with only their names on the labels. */
const SMALL = {
  camomila: { line: 'limpar', kind: '', name: 'Camomila', content: '' },
  neblina: { line: 'tratar', kind: '', name: 'Neblina', content: '' },
  veu: { line: 'proteger', kind: '', name: 'Véu', content: '' },
  manha: { line: 'hidratar', kind: '', name: 'Manhã', content: '' },
} as const satisfies Record<string, Print>

/** Four small ones before the cotton bag they travel in. */
export const pocketKit: Draw = (name, hue) => {
  const bottle = clear(`${name}m`, '#dfe3cf', SMALL.camomila)
  const drops = oil(`${name}o`, '#8a5a34', SMALL.neblina)
  const sun = tube(`${name}t`, '#d9ae8a', SMALL.veu)
  const pot = jarAlone(`${name}j`, '#efe6e6', SMALL.manha)
  return {
    width: 348,
    height: 300,
    feet: [
      [0, -8, 140],
      [0, 4, 150],
    ],
    defs:
      bottle.defs +
      drops.defs +
      sun.defs +
      pot.defs +
      linearGradient(
        `${name}-g`,
        [
          [0, shade(hue, 0.05)],
          [0.5, hue],
          [1, shade(hue, -0.1)],
        ],
        { x2: 0.7, y2: 1 },
      ),
    body:
      area(
        'M-132-14C-140-90-136-170-128-226H128C136-170 140-90 132-14C130-4 122 0 112 0H-112C-122 0-130-4-132-14Z',
        ref(`${name}-g`),
      ) +
      area(
        'M-128-226C-132-250-130-268-124-290C-60-276 60-276 124-290C130-268 132-250 128-226C60-216-60-216-128-226Z',
        shade(hue, 0.03),
      ) +
      line('M-128-226C-60-216 60-216 128-226', shade(hue, -0.16), 3, { opacity: 0.5 }) +
      line('M-132-236C-60-224 60-224 132-236', '#f2e9d8', 6) +
      line('M118-238C150-230 158-200 150-164', '#f2e9d8', 5) +
      drop(0, -218, 8, '#f7f2f6') +
      brand(0, -178, 34, '#f7f2f6') +
      shadow(0, -2, 170, 14, 0.5) +
      put(-118, 2, bottle.body, 0, 0.42) +
      put(-34, 6, drops.body, 0, 0.42) +
      put(40, 4, sun.body, 0, 0.44) +
      put(122, 8, pot.body, 0, 0.44),
  }
}
