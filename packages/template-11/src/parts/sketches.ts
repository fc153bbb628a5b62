import { seedOf } from './drawing.ts'

/** Line drawings of furniture in a square of 100 × 100, on a floor at y = 100. */
export const SKETCHES = {
  seat: 'M22 100L28 50M78 100L72 50M28 74H72V62H26M66 62L76 14Q78 8 72 8T64 14L56 62M24 50H74',
  table: 'M8 42H92V50H8ZM16 50L12 100M84 50L88 100M30 50V58H70V50',
  storage: 'M18 10H82V96H18ZM18 38H82M18 66H82M50 38V66M26 96V100M74 96V100M46 24H54M38 52H42M58 52H62M46 81H54',
  light: 'M50 100V44M32 100H68M34 44L42 14H58L66 44Z',
  textile:
    'M16 30Q14 50 16 92Q50 96 84 92Q86 50 84 30Q50 24 16 30ZM16 40Q50 34 84 40M16 82Q50 86 84 82M22 92V98M38 94V99M62 94V99M78 92V98',
  mirror: 'M32 6H68V96H32ZM37 11H63V91H37ZM43 40L57 24M43 56L57 40M32 96L28 100M68 96L72 100',
} as const
export type Sketch = keyof typeof SKETCHES

/** The rectangle that each of them fills: left, top, width, height. */
export const SKETCH_BOUNDS: Readonly<Record<Sketch, readonly [number, number, number, number]>> = {
  seat: [22, 8, 56, 92],
  table: [8, 42, 84, 58],
  storage: [18, 10, 64, 90],
  light: [32, 14, 36, 86],
  textile: [14, 24, 72, 75],
  mirror: [28, 6, 44, 94],
}

/** Words in names of categories and products, in the four languages, and the drawing for each. */
const NAMES: readonly (readonly [RegExp, Sketch])[] = [
  [/asient|sill|sof|banc|assent|cadeir|poltron|seat|chair|bench|stool|si[eè]ge|chais|fauteuil/i, 'seat'],
  [/mes|escrit|table|desk|bureau/i, 'table'],
  [/guard|almac|bibliot|estant|arm[aá]r|apara|c[oó]mod|stor|shel|cabin|rang|[eé]tag/i, 'storage'],
  [/\bluz|l[aá]mp|ilum|\blum|light/i, 'light'],
  [/text|mant|almo|alfom|cort|tapet|blank|cushion|rug|couver|coussin/i, 'textile'],
  [/espe[jl]|mirr|miro|decor|d[eé]cor/i, 'mirror'],
]
const ALL = Object.keys(SKETCHES) as readonly Sketch[]

/** The drawing for a name. A name that matches nothing always has the same one. */
export const sketchOf = (name: string): Sketch =>
  NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? ALL[seedOf(name) % ALL.length] ?? 'seat'
