import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed, type Spot } from '../eye.ts'
import { element, ref } from '../markup.ts'
import { cord } from '../shapes/cord.ts'
import { loft, type Ring } from '../shapes/loft.ts'
import { arc, ribbon } from '../shapes/ribbon.ts'
import { soft } from '../shapes/section.ts'
import { led, perforation } from './marks.ts'

const STEEL: Hue = '#9aa3aa'

/** Height of a cup, how far its pad stands off, how deep the band is, and what its cups are closed with. */
const KINDS = {
  wireless: { cup: 88, pad: 20, band: 30, metal: true, cushion: true, grille: false, cable: false },
  light: { cup: 70, pad: 15, band: 20, metal: false, cushion: false, grille: false, cable: false },
  studio: { cup: 98, pad: 25, band: 36, metal: true, cushion: true, grille: true, cable: true },
  open: { cup: 80, pad: 16, band: 24, metal: true, cushion: false, grille: true, cable: false },
} as const

/** Where the cups are, to either side of the head. */
const REACH = 63

const mirrored = (rings: readonly Ring[]): readonly Ring[] =>
  rings.map(([along, inset]): Ring => [-along, inset]).toReversed()

/** Headphones, standing on their cups. */
export function headphones(
  camera: Eye,
  { hue, kind }: { readonly hue: Hue; readonly kind: keyof typeof KINDS },
): Device {
  const { cup, pad, band, metal, cushion, grille, cable } = KINDS[kind]
  const eye = posed(camera, { turn: -26 })
  const [wide, high] = [cup * (kind === 'light' ? 0.94 : 0.82), cup]
  const axle = high / 2 + 1
  const trim = metal ? STEEL : shade(hue, -0.05)
  const top = axle + 116
  const shell: readonly Ring[] = [
    [0, 1],
    [9, 0],
    [15, 1],
    [19, 3.5],
    [22, 7.5],
    [24, 13],
    [25, 20],
  ]
  const puff: readonly Ring[] = [
    [0, 2],
    [3, 0.4],
    [pad * 0.5, 0],
    [pad - 5, 1],
    [pad - 2, 3.5],
    [pad, 8],
  ]
  const ear = (side: 1 | -1): Device => {
    const place = posed(apart(eye, [side * 34, 0, 0]), { at: [side * REACH, axle, 0], roll: side * 4 })
    const inner = apart(place, [-side * 26, 0, 0])
    const outer = loft(place, {
      at: [0, 0, 0],
      axis: 'x',
      section: soft(wide, high, 2.4),
      // The far cup shows its side alone.
      rings: side < 0 ? mirrored(shell) : shell.filter((_, index) => index % 2 === 0),
      ...(side < 0 && { dome: 5, end: null }),
      hue,
      finish: 'satin' as const,
    })
    const soles = loft(inner, {
      at: [-side * 1.5, 0, 0],
      axis: 'x',
      section: soft(wide + 3, high + 3, 2.4),
      rings: side > 0 ? mirrored(puff) : puff.filter((_, index) => index % 2 === 1),
      ...(side > 0 && { dome: 3 }),
      hue: shade(hue, -0.05, 0.8),
      end: shade(hue, -0.14, 0.6),
    })
    if (side > 0) return [outer, soles]
    const face = { origin: [-25, 0, 0], right: [0, 0, 1], down: [0, -1, 0] } as const
    const ring = (r: number) =>
      `M${-wide * r} 0a${wide * r} ${high * r} 0 1 0 ${2 * wide * r} 0a${wide * r} ${high * r} 0 1 0${-2 * wide * r} 0`
    const plate = mark(
      place,
      face,
      (id) => ({
        defs: grille ? perforation(`${id}m`, hue, 3.2, 1.05) : '',
        body: grille
          ? element('ellipse', { rx: wide * 0.3, ry: high * 0.3, fill: shade(hue, -0.04) }) +
            element('ellipse', { rx: wide * 0.3, ry: high * 0.3, fill: ref(`${id}m`) }) +
            element('ellipse', { rx: wide * 0.3, ry: high * 0.3, fill: 'none', stroke: trim, 'stroke-width': 1.4 }) +
            led(0, high * 0.38, 1.3)
          : element('ellipse', {
              rx: wide * 0.2,
              ry: high * 0.2,
              fill: 'none',
              stroke: shade(hue, 0.3, 0.6),
              'stroke-width': 0.8,
              opacity: 0.9,
            }) + led(0, high * 0.3, 1.3),
      }),
      ring(0.3),
    )
    return [soles, outer, plate]
  }
  const yoke = (side: 1 | -1): Device => {
    const own = posed(apart(eye, [side * 34, 14, 0]), {
      at: [side * (REACH + 8), axle + high * 0.2, 0],
      roll: side * 4,
    })
    return [
      loft(own, {
        at: [0, 0, 0],
        axis: 'y',
        section: soft(5, band * 0.5, 3.4),
        rings: [
          [0, 0],
          [46, 0],
          [48, 1],
        ],
        hue: trim,
        finish: metal ? 'metal' : 'satin',
      }),
    ]
  }
  const crown = apart(eye, [0, 34, 0])
  const lead: readonly Spot[] = [
    [-REACH - 8, 6, 10],
    [-REACH - 20, 3, 30],
    [-REACH + 10, 3, 58],
    [-10, 3, 50],
    [40, 3, 62],
    [96, 3, 50],
  ]
  return [
    ...ear(1),
    ...yoke(1),
    ribbon(crown, {
      path: arc([0, axle + 40], [REACH + 6, top - axle - 40], 178, 2, 15),
      depth: band,
      thickness: metal ? 5 : 8,
      hue,
      inside: shade(hue, -0.04),
    }),
    ...(cushion
      ? [
          ribbon(apart(crown, [0, -22, 0]), {
            path: arc([0, axle + 40], [REACH - 1, top - axle - 48], 152, 28, 11),
            depth: band - 5,
            thickness: 9,
            hue: shade(hue, -0.06, 0.8),
            finish: 'cloth',
          }),
        ]
      : []),
    ...yoke(-1),
    ...ear(-1),
    ...(cable ? [cord(eye, lead, 4.4, '#20262c')] : []),
  ]
}
