import { type Hue, shade } from '../colour.ts'
import { clip, element, group, line, linearGradient, radialGradient, ref, use } from '../markup.ts'
import { inDepth, type Part } from '../shapes/blade.ts'
import { arcOf, disc, type Finish, type Ring, turnedLight, turnedWall, wallOf } from '../shapes/turned.ts'
import { FLAT } from '../space.ts'
import { SOIL, soil, surfaceOf } from './pot-surface.ts'

export type Pot = {
  readonly name: string
  readonly hue: Hue
  readonly finish: Finish
  /** Height, and the radius of its mouth and of its foot. */
  readonly height: number
  readonly mouth: number
  readonly foot: number
  readonly style: 'rimmed' | 'bowl' | 'straight'
  readonly filling?: 'soil' | 'gravel' | 'empty'
  readonly fine: boolean
}

/** The defs that all pots of a picture share: the shadow under a rim, the dark foot, the salt bloom on clay, the soil. */
const DOWN = { x2: 0, y2: 1 }
export const POT_LIGHT =
  linearGradient(
    'under-rim',
    [
      [0, '#1c0d05', 0.5],
      [1, '#1c0d05', 0],
    ],
    DOWN,
  ) +
  linearGradient(
    'foot-shade',
    [
      [0, '#2a1206', 0],
      [1, '#2a1206', 0.34],
    ],
    DOWN,
  ) +
  radialGradient('bloom', [
    [0, '#f7e8d8', 0.2],
    [0.5, '#f7e8d8', 0.12],
    [1, '#f7e8d8', 0],
  ]) +
  radialGradient(
    'soil',
    [
      [0, shade(SOIL, 0.05)],
      [0.7, SOIL],
      [1, shade(SOIL, -0.12)],
    ],
    { cx: 0.62, cy: 0.6 },
  )

/** A flower pot, its foot at (0, 0): its far inside and filling, then the plant (drawn elsewhere), then its wall. */
export function pot({ name, hue, finish, height, mouth, foot, style, filling = 'soil', fine }: Pot) {
  const light = `${name}p`
  const top = -height
  const level = style === 'rimmed' ? 0.05 : 0.07
  const inner = mouth - (finish === 'tin' ? 3 : 9)
  const soilRadius = inner - 6
  const soilY = Math.round(top + height * level)
  const rim = style === 'rimmed' ? Math.round(height * 0.2) : 0
  const neck = style === 'rimmed' ? mouth * 0.9 : mouth
  const wall = WALLS[style]({ top: top + rim, mouth: Math.round(neck), foot })
  const body =
    disc(mouth, top, shade(hue, 0.05)) +
    disc(inner, top + 2, ref(`${name}i`)) +
    (filling === 'empty' ? '' : group({ transform: `translate(0 ${soilY})` }, soil(name, soilRadius, filling, fine))) +
    use(`${name}w`, { fill: ref(light) }) +
    group(
      { 'clip-path': ref(`${name}c`) },
      element('path', { d: `${arcOf(mouth, top + rim)}V${top + rim + 34}H${-mouth}Z`, fill: ref('under-rim') }),
      fine || finish === 'glaze' || finish === 'tin' ? surfaceOf(finish)(name, hue, { height, mouth, rim }) : '',
      element('rect', { x: -mouth, y: -60, width: 2 * mouth, height: 100, fill: ref('foot-shade') }),
    ) +
    (rim > 0
      ? turnedWall(light, [
          [mouth, top, 'corner'],
          [mouth - 1, top + rim, 'corner'],
        ]) + line(arcOf(mouth - 1, top + rim), shade(hue, -0.16), 2.5, { opacity: 0.6 })
      : '') +
    lip(hue, mouth, inner, top)
  return {
    defs:
      turnedLight(light, hue, finish, mouth) +
      linearGradient(`${name}i`, [
        [0, shade(hue, -0.34)],
        [0.55, shade(hue, -0.2)],
        [1, shade(hue, -0.06)],
      ]) +
      element('path', { id: `${name}w`, d: wallOf(wall) }) +
      clip(`${name}c`, use(`${name}w`)),
    /** The pot with its plant; parts that hang down behind it are drawn first. */
    planted: (parts: readonly Part[]) => {
      const behind = ({ near }: Part) => near < height * FLAT - mouth * 0.8
      return inDepth(parts.filter(behind)) + body + inDepth(parts.filter((part) => !behind(part)))
    },
    body,
    rim: { radius: mouth - 4, y: top },
    soilY,
  }
}

type Inside = { readonly top: number; readonly mouth: number; readonly foot: number }
const WALLS: Readonly<Record<Pot['style'], (inside: Inside) => readonly Ring[]>> = {
  rimmed: ({ top, mouth, foot }) => [
    [mouth, top, 'corner'],
    [foot + 2, -10],
    [foot - 3, 0],
  ],
  bowl: ({ top, mouth, foot }) => [
    [mouth, top],
    [Math.round(mouth * 1.05), Math.round(top * 0.72)],
    [Math.round(mouth * 0.98), Math.round(top * 0.36)],
    [foot + 8, Math.round(top * 0.06)],
    [foot, 0],
  ],
  straight: ({ top, mouth, foot }) => [
    [mouth, top, 'corner'],
    [foot + 4, -18],
    [foot - 5, 0],
  ],
}

/** The rim's edge, thick as the pot's wall, brightest where the light meets it. */
const lip = (hue: Hue, mouth: number, inner: number, top: number): string =>
  element('path', {
    d: `M${-mouth} ${top}A${mouth} ${Math.round(mouth * FLAT)} 0 0 0 ${mouth} ${top}L${inner} ${top + 2}A${inner} ${Math.round(inner * FLAT)} 0 0 1 ${-inner} ${top + 2}Z`,
    fill: shade(hue, 0.09),
  })
