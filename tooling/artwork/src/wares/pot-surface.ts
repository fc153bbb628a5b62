import { type Hue, mix, shade } from '../colour.ts'
import { area, element, line, ref } from '../markup.ts'
import { seeded } from '../seed.ts'
import { arcOf, disc, type Finish } from '../shapes/turned.ts'
import { FLAT } from '../space.ts'

export const SOIL: Hue = '#4a3324'

/** The details of a pot's wall, by its finish. */
export const surfaceOf = (finish: Finish) => SURFACES[finish]

const SURFACES: Readonly<
  Record<Finish, (name: string, hue: Hue, size: { height: number; mouth: number; rim: number }) => string>
> = {
  // The potter's turning marks, and the bloom of salts that water leaves.
  clay: (name, hue, { height, mouth }) => {
    const random = seeded(name)
    const marks = Array.from({ length: 5 }, (_, index) =>
      arcOf(mouth, Math.round(-height * (0.68 - index * 0.14 + random() * 0.05))),
    )
    return (
      line(marks.join(''), shade(hue, -0.1), 2, { opacity: 0.22 }) +
      element('ellipse', {
        cx: -mouth * 0.3,
        cy: -height * 0.14,
        rx: mouth * 0.8,
        ry: height * 0.28,
        fill: ref('bloom'),
      })
    )
  },
  // The window's reflection, directly and off the sill.
  glaze: (_name, hue, { height, mouth, rim }) =>
    area(
      `M${Math.round(-mouth * 0.62)} ${Math.round(-height + rim + 26)}q-4 ${Math.round(height * 0.2)} 5 ${Math.round(height * 0.44)}l${Math.round(mouth * 0.15)} 6q-9-${Math.round(height * 0.22)}-3-${Math.round(height * 0.45)}Z`,
      '#fff',
      { opacity: 0.62 },
    ) +
    area(
      `M${Math.round(-mouth * 0.38)} ${Math.round(-height + rim + 34)}q-4 ${Math.round(height * 0.2)} 3 ${Math.round(height * 0.36)}l${Math.round(mouth * 0.06)} 2q-5-${Math.round(height * 0.2)}-1-${Math.round(height * 0.37)}Z`,
      '#fff',
      { opacity: 0.4 },
    ) +
    line(arcOf(mouth * 0.9, -8), mix(hue, '#d9a56e', 0.5), 7, { opacity: 0.35 }),
  tin: (_name, hue, { height, mouth }) =>
    line([0.24, 0.78].map((at) => arcOf(mouth, Math.round(-height * at))).join(''), shade(hue, -0.2), 2.5, {
      opacity: 0.6,
    }) +
    line([0.24, 0.78].map((at) => arcOf(mouth, Math.round(-height * at) + 4)).join(''), '#fff', 2, { opacity: 0.5 }),
  stone: (name, hue, { height, mouth }) => specks(name, hue, mouth, height, 46),
  plaster: (name, hue, { height, mouth }) => specks(name, hue, mouth, height, 18),
}

/** Grains in the material: dark and light, one path each. */
function specks(name: string, hue: Hue, mouth: number, height: number, count: number): string {
  const random = seeded(name)
  const grains = (offset: number) =>
    Array.from({ length: count }, () => {
      const x = Math.round((random() * 2 - 1) * mouth)
      const y = Math.round(-random() * height + offset)
      return `M${x} ${y}h${1 + Math.round(random() * 2)}`
    }).join('')
  return (
    line(grains(0), shade(hue, -0.24), 3, { opacity: 0.4 }) + line(grains(3), shade(hue, 0.12), 3, { opacity: 0.5 })
  )
}

/** Earth seen from above, with crumbs and grains of perlite. */
export function soil(name: string, radius: number, kind: 'soil' | 'gravel', fine: boolean): string {
  const random = seeded(`${name} soil`)
  const crumbs = (count: number, spread: number) =>
    Array.from({ length: count }, () => {
      const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random()) * spread]
      return `M${Math.round(Math.cos(turn) * far * radius)} ${Math.round(Math.sin(turn) * far * radius * FLAT)}h${1 + Math.round(random() * 3)}`
    }).join('')
  if (!fine) return disc(radius, 0, ref('soil'))
  return (
    disc(radius, 0, ref('soil')) +
    line(crumbs(34, 0.94), shade(SOIL, -0.1), 5, { opacity: 0.7 }) +
    line(crumbs(26, 0.9), shade(SOIL, 0.1), 4, { opacity: 0.7 }) +
    line(
      crumbs(kind === 'gravel' ? 60 : 9, 0.9),
      kind === 'gravel' ? '#b9a68c' : '#e9e0cf',
      kind === 'gravel' ? 6 : 4,
      { opacity: 0.85 },
    )
  )
}
