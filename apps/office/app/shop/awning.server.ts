import { templateOf } from '@store/templates'
import type { AwningColors } from '#app/ui/awning.tsx'

/** How far apart two colours look, roughly: the largest difference of red, green and blue. */
function distance(one: string, other: string): number {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [a, b] = [parts(one), parts(other)]
  return Math.max(...a.map((part, at) => Math.abs(part - (b[at] ?? 0))))
}

/** The least distance of two colours for visible stripes. */
const APART = 60

type Palette = Readonly<Record<'accent' | 'primary' | 'surface2' | 'sale' | 'surface', string>>

function stripes({ accent, primary, surface2, sale, surface }: Palette): readonly [string, string] {
  return [accent, [primary, sale, surface2, surface].find((color) => distance(color, accent) >= APART) ?? primary]
}

/** The awning colours of a template. */
export function awningOf(templateId: number): AwningColors {
  const { light, dark } = templateOf(templateId).tokens
  return { light: stripes(light), dark: stripes(dark) }
}
