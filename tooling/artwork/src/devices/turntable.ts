import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { area, element, ref } from '../markup.ts'
import { block } from '../shapes/block.ts'
import { cord } from '../shapes/cord.ts'
import { loft } from '../shapes/loft.ts'
import { round } from '../shapes/section.ts'
import { led } from './marks.ts'

const STEEL: Hue = '#aab3ba'

/** A record player with a record on it. */
export function turntable(camera: Eye, hue: Hue, label: Hue): Device {
  const eye = posed(camera, { turn: 22 })
  const foot = (x: number, z: number) =>
    loft(eye, {
      at: [x, 0, z],
      axis: 'y',
      section: round(20),
      rings: [
        [0, 1],
        [16, 0],
      ],
      hue: '#15191d',
    })
  const [platter, record, arm] = [apart(eye, [0, 70, 0]), apart(eye, [0, 150, 0]), apart(eye, [60, 110, 0])]
  const at = { x: -42, z: 4 }
  const groove = (r: number) =>
    element('circle', { r, fill: 'none', stroke: '#fff', 'stroke-width': 0.5, opacity: 0.1 })
  return [
    foot(-175, -130),
    foot(175, -130),
    foot(-175, 130),
    foot(175, 130),
    block(eye, { at: [0, 16, 0], size: [430, 52, 340], radius: 14, edge: 4, hue, finish: 'satin' }),
    mark(eye, { origin: [-215, 68, 170], right: [1, 0, 0], down: [0, -1, 0] }, led(30, 26, 2.4)),
    loft(platter, {
      at: [at.x, 68, at.z],
      axis: 'y',
      section: round(156),
      rings: [
        [0, 0],
        [15, 0],
        [17, 1.5],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
    loft(record, {
      at: [at.x, 86, at.z],
      axis: 'y',
      section: round(150),
      rings: [
        [0, 0],
        [2, 0],
      ],
      hue: '#14171a',
      finish: 'gloss',
    }),
    mark(
      record,
      { origin: [at.x, 88.2, at.z], right: [1, 0, 0], down: [0, 0, 1] },
      (id) => ({
        defs: `<radialGradient id="${id}g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="150"><stop offset=".3" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity=".06"/></radialGradient>`,
        body:
          [146, 136, 127, 114, 106, 95, 86, 74, 66].map(groove).join('') +
          area('M0 0L-128-78A150 150 0 0 1-88-121ZM0 0L128 78A150 150 0 0 1 88 121Z', ref(`${id}g`)) +
          element('circle', { r: 50, fill: label }) +
          element('circle', { r: 50, fill: 'none', stroke: shade(label, -0.1), 'stroke-width': 1.5 }) +
          element('circle', { r: 34, fill: 'none', stroke: shade(label, 0.2), 'stroke-width': 1.2, opacity: 0.7 }) +
          element('circle', { r: 4, fill: '#eef1f3' }),
      }),
      'M-50 0a50 50 0 1 0 100 0a50 50 0 1 0-100 0M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
    ),
    loft(arm, {
      at: [158, 68, -104],
      axis: 'y',
      section: round(34),
      rings: [
        [0, 0],
        [10, 0],
        [12, 2],
      ],
      hue: shade(hue, 0.04),
      finish: 'satin',
    }),
    loft(arm, {
      at: [158, 80, -104],
      axis: 'y',
      section: round(15),
      rings: [
        [0, 0],
        [28, 0],
        [31, 3],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
    loft(posed(arm, { at: [164, 104, -128], turn: 14 }), {
      at: [0, 0, -36],
      axis: 'z',
      section: round(17),
      rings: [
        [0, 2],
        [3, 0],
        [34, 0],
        [36, 2],
      ],
      hue: '#3a4148',
      finish: 'satin',
    }),
    cord(
      arm,
      [
        [162, 104, -124],
        [150, 106, -40],
        [132, 104, 44],
        [96, 98, 96],
      ],
      7,
      STEEL,
      0.16,
    ),
    block(posed(arm, { at: [84, 90, 108], turn: 40 }), {
      at: [0, 0, 0],
      size: [20, 9, 36],
      radius: 3,
      edge: 1,
      hue: '#24292e',
      finish: 'satin',
    }),
    loft(eye, {
      at: [168, 68, 118],
      axis: 'y',
      section: round(22),
      rings: [
        [0, 0],
        [14, 0],
        [16, 2],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
  ]
}
