import { type Hue, shade } from '../colour.ts'
import { area, element, group, line, use } from '../markup.ts'

/** A blade in two tones with its vein, pointing up from (0, 0): drawn once, used at every place. */
export function leaf(id: string, length: number, width: number, hue: Hue): string {
  const half = (side: 1 | -1) =>
    `M0 0C${side * width} ${-length * 0.22} ${side * width * 0.92} ${-length * 0.74} 0 ${-length}Z`
  return group(
    { id },
    area(half(-1), shade(hue, 0.06)),
    area(half(1), shade(hue, -0.07)),
    line(`M0 0V${-length * 0.94}`, shade(hue, 0.14), 0.9, { opacity: 0.7 }),
  )
}

/** Leaves in pairs along a bent stem from its foot to its tip. */
export function branch(
  leafId: string,
  [x, y]: readonly [x: number, y: number],
  { length, lean, pairs, hue }: { length: number; lean: number; pairs: number; hue: Hue },
  random: () => number,
): string {
  const point = (share: number): readonly [number, number] => [x + lean * share * share, y - length * share]
  const [tipX, tipY] = point(1)
  const blades = Array.from({ length: pairs }, (_, index) => {
    const share = 0.3 + (0.68 * index) / (pairs - 1)
    const [u, v] = point(share)
    const heading = (Math.atan2(2 * lean * share, length) * 180) / Math.PI
    const size = (1.1 - share * 0.55) * (0.9 + random() * 0.25)
    return [-1, 1].map((side) => {
      const turn = Math.round(heading + side * (52 + random() * 26))
      return use(leafId, {
        transform: `translate(${Math.round(u)} ${Math.round(v)}) rotate(${turn}) scale(${Math.round(size * 100) / 100})`,
      })
    })
  })
  return (
    line(
      `M${x} ${y}Q${x} ${Math.round(y - length / 2)} ${Math.round(tipX)} ${Math.round(tipY)}`,
      shade(hue, -0.05),
      1.8,
    ) +
    blades.flat().join('') +
    element('use', {
      href: `#${leafId}`,
      transform: `translate(${Math.round(tipX)} ${Math.round(tipY)}) rotate(${Math.round(lean / 4)}) scale(.5)`,
    })
  )
}
