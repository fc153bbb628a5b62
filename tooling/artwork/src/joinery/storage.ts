import { type Hue, shade } from '../colour.ts'
import { element, line, linearGradient, ref } from '../markup.ts'
import { seeded } from '../seed.ts'
import { assembled, board, type Draw, plank, under } from './joint.ts'

const SPINES: readonly Hue[] = ['#23473a', '#b0553a', '#ddd5c3', '#2b3140', '#8a9a7e', '#c39a68']

/** Books on a shelf, from the left: as many as there is room for, the last one leaning. */
function books(seed: string, x: number, floor: number, room: number): string {
  const random = seeded(seed)
  let [drawn, at] = ['', x]
  while (at < x + room - 18) {
    const [wide, tall] = [Math.round(9 + random() * 11), Math.round(62 + random() * 42)]
    const hue = SPINES[Math.floor(random() * SPINES.length)] ?? '#ddd5c3'
    drawn += element('rect', { x: at, y: floor - tall, width: wide, height: tall, fill: hue })
    drawn += line(`M${at + 2} ${floor - tall + 10}h${wide - 4}`, shade(hue, 0.2), 2, { opacity: 0.7 })
    at += wide + 1
  }
  return drawn
}

/** A bookcase of five shelves, open at the back. */
export const sarandi: Draw = (name, { wood }) => {
  const shelves = [-608, -466, -324, -182, -40]
  return assembled(
    [
      [-164, 14],
      [164, 14],
      [0, 180],
    ],
    element('rect', { x: -172, y: -752, width: 344, height: 722, fill: shade(wood, -0.24, 0.55) }),
    ...shelves.map((y, index) =>
      books(`${name}${index}`, index % 2 ? -20 : -160, y, index === 2 ? 90 : index % 2 ? 170 : 150),
    ),
    element('path', { d: 'M62-466v-40q-18-16 0-54h44q18 38 0 54v40Z', fill: '#c9876a' }),
    element('path', { d: 'M-132-182q-12-52 40-60 52 8 40 60Z', fill: '#ddd5c3' }),
    ...shelves.map((y, index) => board(`${name}s${index}`, [-172, y, 344, 12], wood)),
    board(`${name}l`, [-180, -760, 16, 756], wood),
    board(`${name}r`, [164, -760, 16, 756], shade(wood, -0.05)),
    board(`${name}t`, [-180, -760, 360, 14], shade(wood, 0.02)),
  )
}

/** A sideboard: doors of slats that slide, a niche between them. */
export const durazno: Draw = (name, { wood }) => {
  const slats = (from: number) =>
    Array.from({ length: 13 }, (_, index) => `M${from + 10 + index * 15} -250V-64`).join('')
  return assembled(
    [
      [-262, 14],
      [262, 14],
      [0, 300],
    ],
    plank(-256, -60, -266, -4, 18, wood),
    plank(256, -60, 266, -4, 18, wood),
    board(`${name}c`, [-312, -300, 624, 248], shade(wood, -0.05)),
    element('rect', { x: -92, y: -260, width: 184, height: 204, fill: shade(wood, -0.17, 0.5) }),
    board(`${name}m`, [-92, -164, 184, 10], shade(wood, -0.06)),
    element('path', { d: 'M-40-164v-30q-20-18 0-46h40q20 28 0 46v30Z', fill: '#8a9a7e' }),
    element('rect', { x: -60, y: -84, width: 110, height: 28, fill: '#ddd5c3' }),
    board(`${name}l`, [-304, -262, 204, 208], shade(wood, -0.02)),
    board(`${name}r`, [100, -262, 204, 208], shade(wood, -0.06)),
    line(slats(-304) + slats(100), shade(wood, -0.17), 5),
    line(slats(-306) + slats(98), shade(wood, 0.07), 2, { opacity: 0.7 }),
    under('M-312-296H312V-284H-312Z', 0.25),
    board(`${name}t`, [-320, -312, 640, 18], wood),
  )
}

/** A coat stand: three posts that cross, and what was hung on it on coming in. */
export const viento: Draw = (name, { wood, cloth }) => ({
  feet: [
    [-82, 12],
    [82, 12],
    [0, 70],
  ],
  defs: linearGradient(`${name}h`, [
    [0, shade(cloth, 0.08)],
    [0.5, cloth],
    [1, shade(cloth, -0.12)],
  ]),
  body:
    plank(0, -650, 6, -12, 12, shade(wood, -0.09)) +
    plank(44, -676, -84, -6, 15, wood) +
    plank(-44, -680, 84, -6, 15, wood) +
    plank(-22, -500, -74, -528, 9, wood) +
    plank(24, -520, 76, -548, 9, wood) +
    element('path', {
      d: 'M64-546Q84-556 96-528Q116-420 104-300Q78-286 52-298Q44-420 56-520Z',
      fill: ref(`${name}h`),
    }) +
    line('M74-520Q84-420 76-302M92-512Q102-420 94-304', shade(cloth, -0.14), 3, { opacity: 0.5 }),
})

/** A tall mirror that leans on the wall, in a frame as thin as it can be. */
export const medano: Draw = (name, { wood }) => ({
  feet: [[0, 118]],
  defs: linearGradient(
    `${name}g`,
    [
      [0, '#dfe3dd'],
      [0.42, '#b9bfb6'],
      [0.5, '#e9ece7'],
      [0.58, '#c3c8c0'],
      [1, '#9aa198'],
    ],
    { x2: 1, y2: 0.8 },
  ),
  body:
    element('rect', { x: -120, y: -640, width: 240, height: 640, rx: 6, fill: shade(wood, -0.06) }) +
    line('M-116-634V-6', shade(wood, 0.12), 3) +
    element('rect', { x: -104, y: -624, width: 208, height: 608, fill: ref(`${name}g`) }) +
    element('path', {
      d: 'M-104-210L104-420V-380L-104-170ZM-104-150L104-360V-346L-104-136Z',
      fill: '#fff',
      opacity: 0.4,
    }),
})
