import { type Hue, shade } from '../colour.ts'
import { area, element, group, line, ref } from '../markup.ts'
import { again, blade, put, shadow, sheen, skin } from '../touches.ts'
import type { Draw } from './food.ts'

/** Drupelets in rings around a cone that points down, far ones first. */
const RINGS: readonly (readonly [count: number, y: number, width: number])[] = [
  [5, -40, 26],
  [6, -24, 36],
  [6, -6, 38],
  [5, 12, 34],
  [4, 28, 25],
  [2, 41, 10],
]

const berry = (id: string, drupelet: string): string =>
  group(
    { id },
    element('ellipse', { rx: 36, ry: 46, fill: '#210917' }),
    ...RINGS.flatMap(([count, y, width], ring) =>
      Array.from({ length: count }, (_, index) => {
        const turn = ((index + (ring % 2 ? 0.5 : 0)) / (count - (ring % 2 ? 0 : 1)) - 0.5) * Math.PI * 0.92
        return again(drupelet, Math.round(Math.sin(turn) * width), Math.round(y - Math.cos(turn) * 3 + 4))
      }),
    ),
  )

const drupelet = (id: string, hue: Hue): string =>
  skin(`${id}-l`, hue, 1.25) +
  group(
    { id },
    element('circle', { r: 11, fill: ref(`${id}-l`), stroke: shade(hue, -0.16), 'stroke-width': 1 }),
    element('ellipse', { cx: -3.5, cy: -4, rx: 2.8, ry: 2, fill: '#fff', opacity: 0.75 }),
  )

/** A heap of Andean blackberries: nearly black, long, and one that is still red. */
export const blackberries: Draw = (name) => {
  const cap = Array.from({ length: 5 }, (_, index) => again(`${name}-c`, 0, 0, -76 + index * 38)).join('')
  const one = (x: number, y: number, turn: number, kind = 'a', capped = true) =>
    put(x, y, again(`${name}-${kind}`, 0, 0) + (capped ? put(0, -42, cap) : ''), turn)
  return {
    width: 330,
    height: 250,
    feet: [[0, 0, 152, 18]],
    defs:
      drupelet(`${name}-d`, '#4a1a3a') +
      drupelet(`${name}-e`, '#5d1d3d') +
      drupelet(`${name}-r`, '#b3203f') +
      berry(`${name}-a`, `${name}-d`) +
      berry(`${name}-b`, `${name}-e`) +
      berry(`${name}-f`, `${name}-r`) +
      group({ id: `${name}-c` }, area('M0 3C7-4 8-14 0-22C-8-14-7-4 0 3Z', '#6f9a45')) +
      group({ id: `${name}-g` }, blade(92, 34, '#4f8a3c')),
    body:
      again(`${name}-g`, -46, -168, -64) +
      again(`${name}-g`, -30, -176, -22, 0.84) +
      one(-38, -164, -24, 'b') +
      one(36, -170, 18) +
      shadow(0, -110, 120, 40, 0.4) +
      one(-92, -98, -38) +
      one(-14, -112, 6, 'b') +
      one(70, -104, 34) +
      shadow(0, -50, 140, 36, 0.4) +
      one(-122, -40, -72, 'b') +
      one(-50, -46, -14) +
      one(28, -46, 24, 'b', false) +
      one(104, -44, 68, 'f'),
  }
}

/** How much wider than long, against what is drawn below: oritos are short. */
const FAT = 1.25

/** A hand of small, fat bananas, and one on its own. */
export const bananas: Draw = (name) => {
  const finger = 'M-9 0C-13 24-48 66-44 122C-40 160-10 188 22 196L30 187C14 164 9 134 12 102C15 68 9 28 8 0Z'
  const banana =
    area(finger, ref(`${name}-y`)) +
    area('M-9 0C-13 24-48 66-44 122C-40 160-10 188 22 196C-4 176-24 150-24 116C-24 72-2 34 0 0Z', '#c98f1c', {
      opacity: 0.42,
    }) +
    line('M3 4C4 40-10 70-9 112C-8 146 8 170 24 188', '#fff0a6', 3.4, { opacity: 0.75 }) +
    area('M14 192L22 197L31 188L25 180Z', '#4c3a20') +
    area('M-9 0L8 0L10 20L-13 22Z', '#b7b443', { opacity: 0.75 })
  const one = (turn: number, scale = 1, mirror = false) =>
    again(`${name}-b`, 0, 0, turn, mirror ? `${-FAT * scale} ${scale}` : `${FAT * scale} ${scale}`)
  return {
    width: 330,
    height: 262,
    feet: [
      [-6, -4, 132, 16],
      [84, 4, 92, 13],
    ],
    defs:
      `${element('linearGradient', { id: `${name}-y`, x2: 1, y2: 0.4 }, element('stop', { 'stop-color': '#e2ac22' }) + element('stop', { offset: 0.45, 'stop-color': '#f8d24a' }) + element('stop', { offset: 1, 'stop-color': '#e9b42a' }))}` +
      group({ id: `${name}-b` }, banana),
    body:
      put(
        -4,
        -232,
        one(40, 1, true) +
          one(-40, 1) +
          one(22, 1.06, true) +
          one(-22, 1.06) +
          one(5, 1.1, true) +
          one(-6, 1.1) +
          area('M-26 6C-28-12-16-30-8-34L12-36C18-26 28-10 26 8C12 16-14 16-26 6Z', '#a8962f') +
          area('M-9-33L12-36L10-28L-8-26Z', '#4c3a20') +
          line('M-12-22C-18-10-18 0-16 8M2-26V10M14-22C18-12 18 0 16 8', '#7d6a22', 2, { opacity: 0.6 }),
      ) +
      shadow(84, -14, 86, 26, 0.4) +
      put(166, -34, again(`${name}-b`, 0, 0, 84, '-1.05 .84')) +
      sheen(84, -42, 40, 8, -14, 0.4),
  }
}
