/** How the shop's name is set on the home page: in one row, or in two when it has more than 14 characters. */
export type Masthead = {
  readonly rows: readonly string[]
  /** Width of the longest row, in letters of average width, at least 5. `cover.css` computes the font size from it. */
  readonly chars: number
}

export function mastheadFor(name: string): Masthead {
  const rows = name.length > 14 ? halves(name) : [name]
  return { rows, chars: Math.max(5, ...rows.map((row) => Math.round(rowWidth(row) * 10) / 10)) }
}

/** Splits a name at the space that makes the longer row shortest. A single word is not split. */
function halves(name: string): readonly string[] {
  const words = name.split(/\s+/)
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const [best] = cuts.toSorted((a, b) => longest(a) - longest(b))
  return best ?? [name]
}
const longest = (rows: readonly string[]) => Math.max(...rows.map((row) => row.length))

/** Widths of letters of Bodoni Moda at optical size 96, in hundredths of the font size. What no row matches is 56. */
const advances: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'’!|ijlI]/, 27],
  [/[frtszJ1()-]/, 40],
  [/[wmæœAHMNVWX&@]/, 80],
  [/[BCDEGKOPQRTUYŒÆ]/, 67],
]
const AVERAGE = 51
const TRACKING = 3.5

function rowWidth(row: string): number {
  const letters = [...row.normalize('NFD').replace(/\p{M}/gu, '')]
  const hundredths = letters.reduce(
    (sum, letter) => sum + (advances.find(([set]) => set.test(letter))?.[1] ?? 56) - TRACKING,
    0,
  )
  return hundredths / AVERAGE
}
