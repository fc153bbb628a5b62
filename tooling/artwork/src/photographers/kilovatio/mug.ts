import { type Device, mark } from '../../device.ts'
import type { Eye } from '../../eye.ts'
import { element } from '../../markup.ts'
import { cord } from '../../shapes/cord.ts'
import { loft } from '../../shapes/loft.ts'
import { round } from '../../shapes/section.ts'

/** The prop of the context view: the lab's enamel mug, always at the device's scale, to show its size. */
export function mug(eye: Eye): Device {
  return [
    cord(
      eye,
      [
        [38, 72, 6],
        [58, 74, 10],
        [66, 58, 12],
        [62, 38, 12],
        [40, 28, 8],
      ],
      9,
      '#eef1f4',
      0.03,
    ),
    loft(eye, {
      at: [0, 0, 0],
      axis: 'y',
      section: round(41),
      rings: [
        [0, 4],
        [2, 2],
        [6, 0.4],
        [88, 0],
      ],
      hue: '#eef1f4',
      finish: 'gloss',
    }),
    mark(
      eye,
      { origin: [0, 88, 0], right: [1, 0, 0], down: [0, 0, 1] },
      (id) => ({
        defs: `<linearGradient id="${id}g"><stop stop-color="#8d98a2"/><stop offset=".5" stop-color="#c9d1d8"/><stop offset="1" stop-color="#eef1f4"/></linearGradient><clipPath id="${id}c"><circle r="38.6"/></clipPath>`,
        body:
          element('circle', { r: 40.8, fill: '#1734d6' }) +
          element('circle', { r: 38.6, fill: `url(#${id}g)` }) +
          element('circle', { r: 38, cy: 26, fill: '#3a2418', 'clip-path': `url(#${id}c)` }) +
          element('circle', { r: 38.6, fill: 'none', stroke: '#0f2291', 'stroke-width': 0.8 }),
      }),
      'M-39 0a39 39 0 1 0 78 0a39 39 0 1 0-78 0',
    ),
  ]
}
