import { element, use } from '../markup.ts'
import type { Part } from './blade.ts'

/** The style of a line: dotted lines with round ends are rows of beads. */
export type Pen = {
  readonly hue: string
  readonly width: number
  readonly gap?: number
  readonly opacity?: number
  readonly shift?: readonly [x: number, y: number]
}
/** A line of a plant: one path per pen, or one for all pens. */
export type Stroke = { readonly near: number; readonly paths: readonly string[] }

/** Draws lines with the same pens; `together` neighbouring lines share elements. */
export function strokes(id: string, lines: readonly Stroke[], pens: readonly Pen[], together: number): readonly Part[] {
  const sorted = lines.toSorted((one, other) => one.near - other.near)
  return Array.from({ length: Math.ceil(sorted.length / together) }, (_, bundle): Part => {
    const some = sorted.slice(bundle * together, (bundle + 1) * together)
    const pathOf = (pen: number) => some.map(({ paths }) => paths[pen] ?? '').join('')
    const shared = some[0]?.paths.length === 1 && pens.length > 1
    const own = `${id}${bundle}`
    const drawn = pens.map(({ hue, width, gap, opacity, shift }, index) => {
      const [x, y] = shift ?? []
      const pen = { fill: 'none', stroke: hue, 'stroke-width': width, 'stroke-dasharray': gap && `0 ${gap}`, opacity }
      if (shared) return use(own, { ...pen, x, y })
      const d = pathOf(index)
      return d && element('path', { d, ...pen, transform: x === undefined ? undefined : `translate(${x} ${y})` })
    })
    const near = some[Math.floor(some.length / 2)]?.near ?? 0
    return {
      near,
      body: (shared ? element('defs', {}, element('path', { id: own, d: pathOf(0) })) : '') + drawn.join(''),
    }
  })
}
