import { shade } from '../colour.ts'
import { area, element, line, linearGradient, ref } from '../markup.ts'
import { put, shadow } from '../touches.ts'
import { micellar, oil } from './bottles.ts'
import { dayCream } from './jars.ts'
import { tube } from './shades.ts'
import type { Draw } from './vessel.ts'

/** Four small ones before the cotton bag they travel in. */
export const pocketKit: Draw = (name, hue) => {
  const bottle = micellar(`${name}m`, '#dfe3cf')
  const drops = oil(`${name}o`, '#8a5a34')
  const sun = tube(`${name}t`, '#d9ae8a')
  const pot = dayCream(`${name}j`, '#efe6e6')
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
      line('M-96-224C-100-150-92-70-80-10M92-222C100-150 94-70 84-8M-20-218C-26-160-22-80-16-6', shade(hue, -0.14), 5, {
        opacity: 0.22,
      }) +
      line('M-132-236C-60-224 60-224 132-236', '#f2e9d8', 6) +
      line('M118-238C150-230 158-200 150-164M118-238C138-220 134-190 126-160', '#f2e9d8', 5) +
      element('circle', { cy: -150, r: 16, fill: 'none', stroke: '#f7f2f6', 'stroke-width': 3.4 }) +
      line('M-40-118H40M-26-104H26', '#f7f2f6', 5) +
      shadow(0, -2, 170, 14, 0.5) +
      put(-108, 2, bottle.body, 0, 0.42) +
      put(-34, 6, drops.body, 0, 0.42) +
      put(40, 4, sun.body, 0, 0.44) +
      put(122, 8, pot.body, 0, 0.44),
  }
}
