import { useMark } from '@store/template-kit'
import type { CSSProperties } from 'react'

/** Font sizes in percent of the tile's width, each for texts up to a number of letters. */
const SIZES = [
  [32, 16],
  [80, 11.5],
  [180, 8.5],
  [Number.POSITIVE_INFINITY, 6.5],
] as const
/** The average width of a letter, in parts of the font size, and the width of a line in percent of the tile. */
const LETTER = 0.56
const LINE = 86

/** The headline, as large as the tile allows. Its height is computed from the number of lines. */
export function TitleTile({ text }: { readonly text: string }) {
  const mark = useMark()
  const [, size] = SIZES.find(([most]) => text.length <= most) ?? SIZES[3]
  // One line more, because words that do not fit leave lines partly empty.
  const lines = Math.ceil((text.length * size * LETTER) / LINE) + 1
  const room = { '--size': size, '--high': Math.max(20, Math.ceil(lines * size * 0.235) + 4) }
  return (
    <li className="title-cell" style={room as CSSProperties}>
      <div className="title-tile">
        <h1 id="title" {...mark('headline')}>
          {text}
        </h1>
      </div>
    </li>
  )
}
