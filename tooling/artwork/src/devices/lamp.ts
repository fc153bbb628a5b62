import { type Hue, mix, shade } from '../colour.ts'
import { type Device, mark, sculpted } from '../device.ts'
import { apart, type Eye, posed, type Spot } from '../eye.ts'
import { area, element, group, line } from '../markup.ts'
import { block } from '../shapes/block.ts'
import { cord } from '../shapes/cord.ts'
import { loft } from '../shapes/loft.ts'
import { round } from '../shapes/section.ts'
import { led } from './marks.ts'

const ZINC: Hue = '#a9b2b9'

/** A bulb that shines in two colours, in a holder on the table. */
export function bulb(eye: Eye, hue: Hue, [one, other]: readonly [Hue, Hue]): Device {
  const [glass, screw] = [apart(eye, [0, 46, 0]), apart(eye, [0, -8, 0])]
  return [
    loft(apart(eye, [0, -36, 0]), {
      at: [0, 0, 0],
      axis: 'y',
      section: round(27),
      rings: [
        [0, 1],
        [2, 0],
        [16, 0],
        [20, 3],
        [22, 9],
      ],
      hue: '#2b3138',
      finish: 'satin',
      end: '#14181c',
    }),
    ...[22, 26, 30, 34].map((y) =>
      loft(screw, {
        at: [0, y, 0],
        axis: 'y',
        section: round(13.4),
        rings: [
          [0, 0.8],
          [1.4, 0],
          [2.6, 0],
          [4, 0.8],
        ],
        hue: ZINC,
        finish: 'metal',
      }),
    ),
    loft(eye, {
      at: [0, 38, 0],
      axis: 'y',
      section: round(22),
      rings: [
        [0, 8],
        [3, 6.4],
        [20, 1],
        [26, 0],
      ],
      hue,
      finish: 'satin',
    }),
    sculpted(
      glass,
      [0, 99, 0],
      (id) => ({
        defs:
          `<radialGradient id="${id}h"><stop stop-color="${mix(one, other, 0.5)}" stop-opacity=".36"/><stop offset=".5" stop-color="${one}" stop-opacity=".1"/><stop offset="1" stop-color="${one}" stop-opacity="0"/></radialGradient>` +
          `<linearGradient id="${id}g" x2=".9" y2="1"><stop stop-color="${shade(one, 0.1)}"/><stop offset=".5" stop-color="${shade(mix(one, other, 0.5), 0.06)}"/><stop offset="1" stop-color="${other}"/></linearGradient>` +
          `<radialGradient id="${id}r" cx=".42" cy=".4" r=".62"><stop stop-color="#fff" stop-opacity=".95"/><stop offset=".5" stop-color="#fff" stop-opacity=".34"/><stop offset=".84" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0d141c" stop-opacity=".3"/></radialGradient>`,
        body:
          element('circle', { r: 84, fill: `url(#${id}h)` }) +
          area(GLOBE, `url(#${id}g)`) +
          area(GLOBE, `url(#${id}r)`) +
          area('M-25-12C-24-22-17-28-8-30C-17-26-21-19-22-10Z', '#fff', { opacity: 0.75 }),
      }),
      {
        lines: GLOBE,
        hue: mix(one, other, 0.5),
        corners: [-31, -32, 31, 36],
        spots: [
          [-20, 64, 0],
          [20, 64, 0],
          [-30, 100, 0],
          [30, 100, 0],
          [0, 130, 0],
          [0, 99, 30],
          [0, 99, -30],
        ],
      },
    ),
    mark(eye, { origin: [0, 56, 21], right: [1, 0, 0], down: [0, -1, 0] }, led(0, 0, 0.9)),
  ]
}
/** The glass of an A60 bulb, about its middle. */
const GLOBE = 'M0-31C18-31 31-17 31 0C31 14 23 22 22 36Q0 43-22 36C-23 22-31 14-31 0C-31-17-18-31 0-31Z'

/** A reel of light strip, its end laid out and shining. */
export function lightStrip(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 12 })
  const [upper, tail] = [apart(eye, [0, 60, 0]), apart(eye, [0, 0, 50])]
  const wound =
    element('circle', { r: 74, fill: '#e9edf0' }) +
    Array.from({ length: 8 }, (_, index) =>
      element('circle', { r: 73 - index * 4, fill: 'none', stroke: '#b4bec6', 'stroke-width': 1 }),
    ).join('')
  const path: readonly Spot[] = [
    [-72, 8, 10],
    [-66, 6, 52],
    [-30, 5, 82],
    [20, 5, 84],
    [64, 5, 72],
    [104, 5, 84],
    [132, 5, 104],
  ]
  const lights = (share: number): Spot => {
    const at = share * (path.length - 1)
    const [from, to] = [
      path[Math.floor(at)] ?? [0, 0, 0],
      path[Math.min(path.length - 1, Math.floor(at) + 1)] ?? [0, 0, 0],
    ]
    const part = at - Math.floor(at)
    return [from[0] + (to[0] - from[0]) * part, 7, from[2] + (to[2] - from[2]) * part]
  }
  const dots = Array.from({ length: 17 }, (_, index) => tail.at(lights(0.12 + index * 0.053)))
  const colour = (index: number): Hue => mix('#2f4cff', '#ff9a62', index / 16)
  return [
    loft(eye, {
      at: [0, 0, -20],
      axis: 'y',
      section: round(92),
      rings: [
        [0, 0],
        [3, 0],
      ],
      hue,
      finish: 'satin',
    }),
    loft(eye, {
      at: [0, 3, -20],
      axis: 'y',
      section: round(75),
      rings: [
        [0, 0],
        [9, 0],
      ],
      hue: '#e9edf0',
    }),
    mark(eye, { origin: [0, 12, -20], right: [1, 0, 0], down: [0, 0, 1] }, wound),
    cord(tail, path, 10, '#eef2f5', 0.05),
    {
      paint: (id) => ({
        defs: `<radialGradient id="${id}g"><stop stop-color="#fff"/><stop offset=".25" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
        body: dots
          .map(([x, y], index) =>
            group(
              { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
              element('ellipse', { rx: 13 * eye.scale, ry: 9 * eye.scale, fill: colour(index), opacity: 0.3 }),
              element('ellipse', { rx: 6 * eye.scale, ry: 4 * eye.scale, fill: colour(index), opacity: 0.85 }),
              element('ellipse', { rx: 4.4 * eye.scale, ry: 3 * eye.scale, fill: `url(#${id}g)` }),
            ),
          )
          .join(''),
      }),
      spots: [],
      points: [],
      draft: '',
      hue,
    },
    loft(upper, {
      at: [0, 13, -20],
      axis: 'y',
      section: round(92),
      rings: [
        [0, 0],
        [3, 0],
      ],
      hue,
      finish: 'satin',
    }),
    mark(
      upper,
      { origin: [0, 16, -20], right: [1, 0, 0], down: [0, 0, 1] },
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          group(
            { transform: `rotate(${turn})` },
            area('M-13-38Q0-30 13-38L26-72Q0-86-26-72Z', '#dfe5ea'),
            line('M-13-38Q0-30 13-38L26-72Q0-86-26-72Z', shade(hue, -0.14), 1.4),
          ),
        )
        .join('') +
        element('circle', { r: 17, fill: shade(hue, -0.14) }) +
        element('circle', { r: 14, fill: '#cdd5dc' }),
      'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0',
    ),
    block(posed(tail, { at: [140, 0, 110], turn: -38 }), {
      at: [0, 1, 0],
      size: [34, 11, 20],
      radius: 4,
      edge: 1.4,
      hue: '#2b3138',
      finish: 'satin',
    }),
  ]
}
