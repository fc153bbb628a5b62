import type { CSSProperties } from 'react'

/** How large, in hundredths of the tile's width, for texts up to so many letters. */
const SIZES = [
  [32, 16],
  [80, 11.5],
  [180, 8.5],
  [Number.POSITIVE_INFINITY, 6.5],
] as const
/** How wide a letter is, and how wide a line, in hundredths of the size and of the tile. */
const LETTER = 0.56
const LINE = 86

/** The shop's own words, in letters as large as the tile has room for; the tile is as high as they need. */
export function TitleTile({ text }: { readonly text: string }) {
  const [, size] = SIZES.find(([most]) => text.length <= most) ?? SIZES[3]
  // The last word of a line leaves some of it empty.
  const lines = Math.ceil((text.length * size * LETTER) / LINE) + 1
  const room = { '--size': size, '--high': Math.max(20, Math.ceil(lines * size * 0.235) + 4) }
  return (
    <li className="title-cell" style={room as CSSProperties}>
      <div className="title-tile">
        <h1 id="title">{text}</h1>
      </div>
    </li>
  )
}
