import { type Hue, shade } from '../colour.ts'
import { element, group, use } from '../markup.ts'

/** A cable, handle, strap or wire: a dark stroke, its body, and a highlight on the upper left. `id` names its path. */
export function tube(id: string, d: string, width: number, hue: Hue): string {
  const lift = width * 0.12
  return (
    element('defs', {}, element('path', { id, d })) +
    group(
      { fill: 'none' },
      use(id, { stroke: shade(hue, -0.16), 'stroke-width': width }),
      use(id, { x: -lift * 0.6, y: -lift * 0.6, stroke: hue, 'stroke-width': width * 0.72 }),
      use(id, { x: -lift, y: -lift, stroke: shade(hue, 0.2), 'stroke-width': width * 0.24, opacity: 0.75 }),
    )
  )
}
