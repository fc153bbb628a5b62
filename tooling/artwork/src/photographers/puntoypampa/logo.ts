import { lettered, widthOf } from '../../lettering/lettered.ts'
import { area, element, line } from '../../markup.ts'

const PRUSSIAN = '#17324d'
const PAPER = '#fff8f2'
const GOLD = '#e8b866'

/** The shop's name, its joining letter leaning. */
export function puntoypampaWordmark(): string {
  const size = 84
  const first = widthOf('Punto ', size)
  const joint = widthOf('y ', size, 'leaning')
  const width = first + joint + widthOf('Pampa', size) + 40
  return mark(
    width,
    124,
    lettered('Punto', { x: 20, y: 84, size, fill: PRUSSIAN }) +
      lettered('y', { x: 20 + first, y: 84, size, fill: PRUSSIAN, face: 'leaning' }) +
      lettered('Pampa', { x: 20 + first + joint, y: 84, size, fill: PRUSSIAN }),
  )
}

/** Its ex-libris: a point over a plain, between the covers of an open book. */
export function puntoypampaSquare(): string {
  return mark(
    240,
    240,
    element('rect', { width: 240, height: 240, fill: PRUSSIAN }) +
      element('rect', { x: 12, y: 12, width: 216, height: 216, fill: 'none', stroke: PAPER, 'stroke-width': 2 }) +
      element('circle', { cx: 120, cy: 82, r: 20, fill: GOLD }) +
      area(
        'M36 132C70 116 100 118 120 132C140 118 170 116 204 132V190C170 176 140 178 120 192C100 178 70 176 36 190Z',
        PAPER,
      ) +
      line(
        'M120 132V192M52 146C76 138 96 140 108 148M132 148C144 140 164 138 188 146M52 162C76 154 96 156 108 164M132 164C144 156 164 154 188 162',
        PRUSSIAN,
        2.5,
      ),
  )
}

const mark = (width: number, height: number, drawing: string): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${Math.round(width)} ${height}`,
      width: Math.round(width) * 2,
      height: height * 2,
      'stroke-linecap': 'round',
    },
    element('title', {}, 'Punto y Pampa') + drawing,
  )
