import { shade } from '../../colour.ts'
import type { Jewel } from '../../jewels/jewel.ts'
import { blur } from '../../light.ts'
import { area, element, group, linearGradient, radialGradient, ref, tenth, use } from '../../markup.ts'
import type { Crop, Frame } from '../../scene.ts'
import { seeded } from '../../seed.ts'

export const PORTRAIT: Frame = { width: 480, height: 600 }
/** The stage's colour: pictures with a ground end in exactly this colour, so that they show no edge on the page. */
const GROUND = '#0a1412'
/** The ground's colour in the beam. */
const BEAM = '#2b3a34'
/** Pixels per unit; the file size does not depend on it. */
const PIXELS = 2.5

/** A jewel in the picture: the position of its foot, and its scale. */
export type Posed = {
  readonly name: string
  readonly jewel: Jewel
  readonly x: number
  readonly y: number
  readonly scale: number
}

type Sitting = {
  readonly title: string
  readonly frame?: Frame
  /** From back to front. */
  readonly set: readonly Posed[]
  readonly crop?: Crop | undefined
  /** Draws the stage too, if the picture is not a cut-out. */
  readonly ground?: boolean
  /** A river stone and a leaf beside it. */
  readonly prop?: { readonly x: number; readonly y: number; readonly scale: number }
  readonly floor?: number
}

/**
 * Jewels in a beam of light, on a floor that reflects them. Without a ground the background is transparent, for any stage of
 * a page, light or dark.
 */
export function sitting({ title, frame = PORTRAIT, set, crop, ground = false, prop, floor = 506 }: Sitting): string {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, ...frame }
  const middle = set.reduce((sum, posed) => sum + posed.x, 0) / Math.max(1, set.length)
  const standing = set.filter(({ jewel }) => jewel.half > 0)
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].map(tenth).join(' '),
      width: frame.width * PIXELS,
      height: frame.height * PIXELS,
      'stroke-linecap': 'round',
    },
    [
      element('title', {}, title),
      element(
        'defs',
        {},
        [
          blur('soft', 3.2),
          radialGradient('pool', [
            [0, BEAM, 0.75],
            [0.55, BEAM, 0.24],
            [1, BEAM, 0],
          ]),
          radialGradient('foot', [
            [0, '#010504', 0.8],
            [0.5, '#010504', 0.42],
            [1, '#010504', 0],
          ]),
          linearGradient(
            'gone',
            [
              [0, '#fff', 0.24],
              [0.7, '#fff', 0],
            ],
            { x2: 0, y2: 1 },
          ),
          linearGradient(
            'hung',
            [
              [0, '#fff', 0],
              [0.16, '#fff', 1],
            ],
            { x2: 0, y2: 1 },
          ),
          element(
            'mask',
            { id: 'mirror' },
            element('rect', { x: 0, y: floor, width: frame.width, height: frame.height - floor, fill: ref('gone') }),
          ),
          element(
            'mask',
            { id: 'drape' },
            element('rect', { width: frame.width, height: frame.height, fill: ref('hung') }),
          ),
          ground ? theatre(frame, middle) : '',
          prop ? propDefs : '',
          ...set.map(({ name, jewel }) => jewel.defs + group({ id: `${name}-j` }, jewel.body)),
        ].join(''),
      ),
      ground ? backdrop(frame) : '',
      element('ellipse', { cx: tenth(middle), cy: floor, rx: frame.width * 0.34, ry: 34, fill: ref('pool') }),
      prop ? pebble(prop) : '',
      standing.length > 0
        ? group(
            { mask: ref('mirror') },
            group(
              { filter: ref('soft') },
              ...standing.map(({ name, x, y, scale }) =>
                use(`${name}-j`, {
                  transform: `translate(${tenth(x)} ${tenth(y + 2)})scale(${tenth3(scale)} ${-tenth3(scale)})`,
                }),
              ),
            ),
          )
        : '',
      casts(standing),
      ...set.map(({ name, jewel, x, y, scale }) => {
        const drawn = use(`${name}-j`, { transform: `translate(${tenth(x)} ${tenth(y)})scale(${tenth3(scale)})` })
        return jewel.half > 0 ? contact(x, y, jewel.half * scale) + drawn : group({ mask: ref('drape') }, drawn)
      }),
    ].join(''),
  )
}

const tenth3 = (value: number) => Math.round(value * 1000) / 1000

/** The light of stones on the floor, in one blur. */
const casts = (set: readonly Posed[]): string =>
  group(
    { filter: ref('soft'), opacity: 0.45 },
    ...set.flatMap(({ jewel: { caustic }, x, y, scale }) =>
      caustic
        ? [
            area(caustic.d, shade(caustic.hue, 0.14, 1.1), {
              transform: `translate(${tenth(x)} ${tenth(y)})scale(${tenth3(scale)})`,
            }),
          ]
        : [],
    ),
  )

const contact = (x: number, y: number, half: number): string =>
  element('ellipse', {
    cx: tenth(x + 4),
    cy: tenth(y + 2),
    rx: tenth(half * 1.1),
    ry: tenth(Math.max(7, half * 0.12)),
    fill: ref('foot'),
  })

/** A narrow beam from above, which widens slightly and fades out before the frame's edge. */
const theatre = ({ width }: Frame, middle: number): string =>
  radialGradient(
    'beam',
    [
      [0, BEAM, 1],
      [0.4, BEAM, 0.62],
      [0.75, BEAM, 0.16],
      [1, BEAM, 0],
    ],
    {
      gradientUnits: 'userSpaceOnUse',
      cx: 0,
      cy: 0,
      r: 1,
      gradientTransform: `translate(${tenth(middle)} 270)scale(${tenth(Math.min(170, width * 0.34))} 290)`,
    },
  )

const backdrop = (frame: Frame): string =>
  element('rect', { ...frame, fill: GROUND }) + element('rect', { ...frame, fill: ref('beam') })

const STONE = '#2a3532'
const propDefs =
  radialGradient(
    'pebble',
    [
      [0, shade(STONE, 0.2)],
      [0.4, STONE],
      [1, shade(STONE, -0.16)],
    ],
    { cx: 0.42, cy: 0.24, r: 0.75 },
  ) +
  linearGradient('leaf', [
    [0, '#3d7a58'],
    [0.5, '#1f4a38'],
    [1, '#12301f'],
  ])

/** The shop's prop: a pebble of the river, and over it a leaf with light along its rib. */
function pebble({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }): string {
  const random = seeded('rivière')
  const veins = Array.from({ length: 8 }, (_, i) => {
    const up = -34 - i * 30
    const out = 16 + random() * 5
    return `M0 ${up}q${tenth(out)} -8 ${tenth(out * 2 - i)} -26M0 ${up}q${tenth(-out)} -8 ${tenth(-out * 2 + i)} -26`
  }).join('')
  return group(
    { transform: `translate(${x} ${y})scale(${scale})` },
    element('ellipse', { cx: 6, cy: 2, rx: 104, ry: 12, fill: ref('foot') }),
    group(
      { transform: 'translate(26 -30)rotate(24)' },
      area('M0 0C-62 -60 -70 -190 0 -320C70 -190 62 -60 0 0Z', ref('leaf')),
      element('path', { d: `M0 0V-306${veins}`, fill: 'none', stroke: '#7fb893', 'stroke-width': 1.5, opacity: 0.45 }),
    ),
    area('M-96 -16C-100 -52 -58 -84 -6 -82C52 -80 96 -56 94 -20C92 4 -92 8 -96 -16Z', ref('pebble')),
    element('path', {
      d: 'M-70 -46C-50 -66 -20 -74 12 -72',
      fill: 'none',
      stroke: '#dfe6d8',
      'stroke-width': 4,
      opacity: 0.28,
    }),
  )
}
