import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { element, line } from '../markup.ts'
import { cord } from '../shapes/cord.ts'
import { loft, type Ring } from '../shapes/loft.ts'
import { round } from '../shapes/section.ts'
import { led } from './marks.ts'

const _BRASS: Hue = '#c2a35a'

/** A robot that sweeps: its bumper to the front, its tower on top. */
export function vacuum(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 16 })
  const top = apart(eye, [0, 90, 0])
  const tower = apart(eye, [0, 160, 0])
  const body: readonly Ring[] = [
    [0, 5],
    [6, 1],
    [12, 0],
    [70, 0],
    [76, 1],
    [79, 4],
  ]
  return [
    cord(
      eye,
      [
        [108, 5, 118],
        [140, 3, 148],
        [150, 2, 176],
      ],
      3,
      '#9aa3aa',
    ),
    cord(
      eye,
      [
        [108, 5, 118],
        [146, 3, 122],
        [178, 2, 128],
      ],
      3,
      '#9aa3aa',
    ),
    loft(eye, { at: [0, 8, 0], axis: 'y', section: round(174), rings: body, hue: shade(hue, -0.04), finish: 'satin' }),
    mark(
      eye,
      { origin: [0, 48, 174.4], right: [1, 0, 0], down: [0, -1, 0] },
      element('rect', { x: -46, y: -9, width: 92, height: 20, rx: 6, fill: '#0f1317' }) + led(0, 20, 2),
    ),
    loft(top, {
      at: [0, 87, 0],
      axis: 'y',
      section: round(166),
      rings: [
        [0, 0],
        [4, 0.6],
        [6, 3],
      ],
      hue,
      finish: 'gloss',
    }),
    mark(
      top,
      { origin: [0, 93, 0], right: [1, 0, 0], down: [0, 0, 1] },
      (id) => ({
        defs: `<linearGradient id="${id}g" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".24"/><stop offset=".42" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
        body:
          element('circle', { r: 158, fill: `url(#${id}g)` }) +
          element('circle', { r: 150, fill: 'none', stroke: shade(hue, 0.1), 'stroke-width': 1.4, opacity: 0.7 }) +
          line('M-136 64A150 150 0 0 0 136 64', shade(hue, -0.14), 2) +
          element('rect', { x: -36, y: 92, width: 72, height: 22, rx: 11, fill: shade(hue, -0.08) }) +
          led(-18, 103, 2.6) +
          line('M-4 103H4M14 98L20 103L14 108', shade(hue, 0.36), 2.2),
      }),
      'M-150 0a150 150 0 1 0 300 0a150 150 0 1 0-300 0M-36 92h72v22h-72z',
    ),
    loft(tower, {
      at: [0, 93, -30],
      axis: 'y',
      section: round(48),
      rings: [
        [0, 0],
        [14, 0],
      ],
      hue: '#0f1317',
      finish: 'gloss',
    }),
    loft(tower, {
      at: [0, 106, -30],
      axis: 'y',
      section: round(50),
      rings: [
        [0, 0],
        [5, 0],
        [8, 2.4],
      ],
      hue: shade(hue, 0.04),
      finish: 'satin',
    }),
    mark(
      tower,
      { origin: [0, 114, -30], right: [1, 0, 0], down: [0, 0, 1] },
      element('circle', { r: 34, fill: 'none', stroke: shade(hue, 0.2), 'stroke-width': 1.4 }),
    ),
  ]
}
