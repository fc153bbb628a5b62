import type { Hue } from '../colour.ts'
import type { Point } from '../curve.ts'
import { area, element, line } from '../markup.ts'
import { seeded } from '../seed.ts'
import { litHue, type Part } from '../shapes/blade.ts'
import { dot, KEY, nearness, seen, type Vec } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

const GREEN: Hue = '#4f8552'
const RIBS = 11

/** Ribbed columns with pale wool and spines along the crests; the tallest is in flower. */
export function cactus({ name, hue, fine }: Wanted): Still {
  const vessel = pot({
    name,
    hue,
    fine,
    finish: 'glaze',
    height: 184,
    mouth: 146,
    foot: 112,
    style: 'straight',
    filling: 'gravel',
  })
  const soil = -vessel.soilY - 4
  const columns = [
    column(`${name}1`, { foot: [-24, soil, -22], radius: 60, height: 500 }, fine, true),
    column(`${name}2`, { foot: [62, soil, 14], radius: 44, height: 300 }, fine),
    column(`${name}3`, { foot: [-72, soil, 40], radius: 36, height: 176 }, fine),
  ]
  return { name, defs: vessel.defs, foot: 106, body: vessel.planted(columns) }
}

type Column = { readonly foot: Vec; readonly radius: number; readonly height: number }

function column(name: string, { foot: [x, y, z], radius, height }: Column, fine: boolean, flowers = false): Part {
  const dome = radius * 1.1
  /** A point of the surface: an angle around (π/2 towards the camera), a height, crest 1 or valley 0. */
  const at = (angle: number, up: number, crest: number): Point => {
    const inDome = Math.max(0, (up - (height - dome)) / dome)
    const r = radius * (0.8 + 0.2 * crest) * Math.sqrt(Math.max(0, 1 - inDome ** 2)) * (up < 40 ? 0.9 + up / 400 : 1)
    return seen([x + Math.cos(angle) * r, y + up, z + Math.sin(angle) * r])
  }
  const rows = (fine ? [0, 0.4, 0.75, 0.9, 0.97, 1] : [0, 0.75, 0.93, 1]).map((share) =>
    share < 0.76 ? share * (height - dome) * 1.32 : height - dome + (share - 0.75) * 4 * dome,
  )
  const strip = (from: readonly [number, number], to: readonly [number, number]): string => {
    const up = rows.map((row) => at(from[0], row, from[1]))
    const down = rows.map((row) => at(to[0], row, to[1])).toReversed()
    return `M${[...up, ...down].map(([a, b]) => `${Math.round(a)} ${Math.round(b)}`).join('L')}Z`
  }
  const step = (Math.PI * 2) / RIBS
  const faces = Array.from({ length: RIBS }, (_, rib) => {
    const crest = rib * step + 0.2
    return [
      { angle: crest - step / 4, d: strip([crest - step / 2, 0], [crest, 1]), turn: -0.75 },
      { angle: crest + step / 4, d: strip([crest, 1], [crest + step / 2, 0]), turn: 0.75 },
    ]
  }).flat()
  const body = faces
    .filter(({ angle }) => Math.sin(angle) > -0.42)
    .toSorted((one, other) => Math.sin(one.angle) - Math.sin(other.angle))
    .map(({ d, angle, turn }) => {
      const light = dot([Math.cos(angle + turn), 0.12, Math.sin(angle + turn)], KEY)
      return area(d, litHue(GREEN, 0.26 + 0.62 * Math.max(0, light)))
    })
    .join('')
  const crests = Array.from({ length: RIBS }, (_, rib) => rib * step + 0.2).filter((angle) => Math.sin(angle) > -0.1)
  const random = seeded(name)
  const gap = fine ? 34 : 80
  const tufts = crests.flatMap((angle) =>
    Array.from({ length: Math.floor(height / gap) }, (_, tuft) => at(angle, 16 + tuft * gap + random() * 8, 1.02)),
  )
  const spines = tufts.map(
    ([a, b]) =>
      `M${Math.round(a)} ${Math.round(b)}l${8 + Math.round(random() * 6)} -7M${Math.round(a)} ${Math.round(b)}l-${8 + Math.round(random() * 6)} -5M${Math.round(a)} ${Math.round(b)}l${Math.round(random() * 6 - 3)} 11`,
  )
  const wool = tufts.map(([a, b]) => `M${Math.round(a)} ${Math.round(b)}h0`)
  return {
    near: nearness([x, y + height * 0.3, z]),
    body:
      body +
      line(spines.join(''), '#e8d9a8', 1.8, { opacity: 0.9 }) +
      line(wool.join(''), '#f4eeda', 7) +
      (flowers ? blooms([at(1.1, height - 18, 1), at(2.3, height - 26, 1.1), at(0.2, height - 40, 1)]) : ''),
  }
}

const blooms = (places: readonly Point[]): string =>
  places
    .map(([x, y], index) => {
      const petals = Array.from({ length: 9 }, (_, petal) => {
        const turn = (petal / 9) * Math.PI * 2
        const [c, s] = [Math.cos(turn) * 21, Math.sin(turn) * 15]
        return `M0 0Q${Math.round(c - s * 0.6)} ${Math.round(s + c * 0.45)} ${Math.round(c * 1.25)} ${Math.round(s * 1.25)}Q${Math.round(c + s * 0.6)} ${Math.round(s - c * 0.45)} 0 0`
      }).join('')
      return element(
        'g',
        { transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${index * 40 - 20})` },
        area(petals, '#c93d74') +
          area(petals, '#f08aa8', { transform: 'scale(.72)' }) +
          element('circle', { r: 6, fill: '#f7dd84' }),
      )
    })
    .join('')
