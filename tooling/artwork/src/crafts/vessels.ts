import { type Hue, shade } from '../colour.ts'
import { area, clip, element, group, line, ref } from '../markup.ts'
import { arcOf, disc, type Ring, turnedLight, turnedWall, wallOf } from '../shapes/turned.ts'
import type { DrawCraft } from './craft.ts'

const CLAY: Hue = '#a9714f'
const ASH: Hue = '#6f6259'
const REED: Hue = '#c69c5d'
const PINE: Hue = '#8d6a3c'

const shadow = (radius: number) =>
  element('ellipse', { cx: radius * 0.12, cy: 6, rx: radius * 1.25, ry: radius * 0.16 })

/** Matt clay: rings from its rim down, an unglazed foot, what is painted on it. */
const pot =
  (
    rings: readonly Ring[],
    hue: Hue,
    radius: number,
    more: (id: string) => { back?: string; front?: string } = () => ({}),
  ): DrawCraft =>
  (id) => {
    const [rim, top] = rings[0] ?? [0, 0]
    const [foot, floor] = rings.at(-1) ?? [0, 0]
    const { back = '', front = '' } = more(id)
    return {
      defs: turnedLight(`${id}-l`, hue, 'clay', radius) + clip(`${id}-c`, area(wallOf(rings), '#000')),
      shade: shadow(radius),
      body:
        back +
        turnedWall(`${id}-l`, rings) +
        group(
          { 'clip-path': ref(`${id}-c`) },
          front,
          line(arcOf(foot + 6, floor - 12), shade('#c79a72', -0.02), 22, {
            opacity: 0.8,
            'stroke-linecap': 'butt',
          }),
        ) +
        disc(rim, top, shade(hue, -0.13)) +
        element('ellipse', { cy: top + 3, rx: rim - 7, ry: (rim - 7) * 0.2, fill: shade(hue, -0.24) }) +
        line(arcOf(rim, top), shade(hue, 0.1), 2.4, { opacity: 0.7 }),
      foot,
    }
  }

export const jug = pot(
  [
    [58, -356],
    [46, -300],
    [70, -260],
    [128, -170],
    [126, -90],
    [74, 0, 'corner'],
  ],
  ASH,
  130,
  () => ({
    back:
      line('M54-330C150-344 176-230 116-176', shade(ASH, -0.1), 26) +
      line('M54-334C146-346 168-234 116-184', shade(ASH, 0.08), 9),
    front: [-246, -226, -206]
      .map((y, index) => line(arcOf(60 + index * 22, y), '#efe2c9', 3.4, { opacity: 0.75 }))
      .join(''),
  }),
)

export const bowl = pot(
  [
    [176, -176],
    [168, -110],
    [124, -46],
    [70, 0, 'corner'],
  ],
  CLAY,
  178,
  () => ({
    // Rain: short strokes that fall at one slant.
    front: line(
      Array.from({ length: 26 }, (_, index) => {
        const x = -160 + ((index * 67) % 320)
        const y = -150 + ((index * 41) % 120)
        return `M${x} ${y}l-5 22`
      }).join(''),
      '#efe2c9',
      4,
      { opacity: 0.8 },
    ),
  }),
)

/** A griddle plate that leans on the wall, two ears to hold it by. */
export const griddle: DrawCraft = (id) => ({
  defs: turnedLight(`${id}-l`, CLAY, 'clay', 180),
  shade: element('ellipse', { cx: 20, cy: -150, rx: 182, ry: 162 }),
  body:
    area('M-180-196q-44 14-44 44t44 44zM180-196q44 14 44 44t-44 44z', shade(CLAY, -0.08)) +
    element('ellipse', { cy: -152, rx: 190, ry: 152, fill: ref(`${id}-l`) }) +
    element('ellipse', { cx: 4, cy: -154, rx: 158, ry: 122, fill: shade(CLAY, -0.1) }) +
    element('ellipse', { cx: 8, cy: -150, rx: 150, ry: 114, fill: shade(CLAY, -0.04) }) +
    line('M-120-190A130 96 0 0 1 60-262', '#fff', 6, { opacity: 0.16 }) +
    line('M-70-120q34 26 84 24M-40-100q30 14 70 10', '#2a1a14', 10, { opacity: 0.16 }),
  foot: 120,
})

/** Coils or staves of fibre round a basket. */
const basket =
  (rings: readonly Ring[], hue: Hue, radius: number, coil: number, handles: boolean): DrawCraft =>
  (id, yarns) => {
    const [rim, top] = rings[0] ?? [0, 0]
    const [, floor] = rings.at(-1) ?? [0, 0]
    const rows = Array.from({ length: Math.floor((floor - top) / coil) }, (_, index) => top + (index + 0.6) * coil)
    return {
      defs:
        turnedLight(`${id}-l`, hue, 'clay', radius) +
        clip(`${id}-c`, area(wallOf(rings), '#000')) +
        element(
          'pattern',
          { id: `${id}-w`, width: coil * 2, height: coil * 2, patternUnits: 'userSpaceOnUse' },
          line(`M${coil / 2} 0V${coil}M${coil * 1.5} ${coil}V${coil * 2}`, '#000', coil * 0.55, { opacity: 0.16 }) +
            line(`M${coil * 1.5} 0V${coil}M${coil / 2} ${coil}V${coil * 2}`, '#fff', coil * 0.4, { opacity: 0.16 }),
        ),
      shade: shadow(radius),
      body:
        (handles
          ? line(
              `M${-rim} ${top + 6}C${-rim - 10} ${top - 150} ${rim + 10} ${top - 150} ${rim} ${top + 6}`,
              shade(hue, -0.16),
              18,
            ) +
            line(
              `M${-rim} ${top + 2}C${-rim - 6} ${top - 152} ${rim + 6} ${top - 152} ${rim} ${top + 2}`,
              shade(hue, 0.06),
              7,
            )
          : '') +
        disc(rim, top, shade(hue, -0.26)) +
        turnedWall(`${id}-l`, rings) +
        group(
          { 'clip-path': ref(`${id}-c`) },
          element('rect', {
            x: -radius,
            y: top - 30,
            width: radius * 2,
            height: floor - top + 60,
            fill: ref(`${id}-w`),
          }),
          rows.map((y) => line(arcOf(radius, y), shade(hue, -0.2), 1.6, { opacity: 0.5 })).join(''),
          line(arcOf(radius, top + (floor - top) * 0.36), yarns[0], coil * 1.6, { opacity: 0.85 }),
          line(arcOf(radius, top + (floor - top) * 0.36 + coil * 2), yarns[1], coil * 0.9, { opacity: 0.85 }),
        ) +
        line(arcOf(rim, top), shade(hue, 0.06), coil * 0.9) +
        line(arcOf(rim, top), shade(hue, -0.2), 2, { opacity: 0.5 }),
      foot: (rings.at(-1) ?? [0])[0],
    }
  }

export const reedBasket = basket(
  [
    [168, -250],
    [180, -170],
    [170, -70],
    [140, 0, 'corner'],
  ],
  REED,
  182,
  13,
  true,
)
export const pineBasket = basket(
  [
    [112, -236],
    [158, -176],
    [166, -96],
    [112, 0, 'corner'],
  ],
  PINE,
  168,
  9,
  false,
)
