import { element, group } from '../markup.ts'
import { BLACKLETTER } from './grenze-gotisch.ts'
import { LEANING, UPRIGHT } from './piazzolla.ts'

const EM = 300
const SPACE = 66
export type Face = 'upright' | 'leaning' | 'blackletter'
const FACES = { upright: UPRIGHT, leaning: LEANING, blackletter: BLACKLETTER } as const

/** The width of a line of text, in units of the drawing; `spaced`: the letter spacing. */
export const widthOf = (text: string, size: number, face: Face = 'upright', spaced = 0): number =>
  [...text].reduce((sum, letter) => sum + ((FACES[face][letter]?.[1] ?? SPACE) * size) / EM + spaced, 0) - spaced

/** The largest font size, up to `most`, at which every line fits the width. */
export const sizeFor = (lines: readonly string[], width: number, most: number, face: Face = 'upright'): number =>
  Math.min(most, ...lines.map((line) => (width * most) / Math.max(1, widthOf(line, most, face))))

/** A line of text as outlines of Piazzolla or the blackletter, its baseline at (x, y). Missing glyphs become spaces. */
export function lettered(
  text: string,
  how: {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly fill: string
    readonly face?: Face
    readonly spaced?: number
    readonly middle?: boolean
    readonly turn?: number
  },
): string {
  const { x, y, size, fill, face = 'upright', spaced = 0, middle = false, turn } = how
  const scale = size / EM
  let at = middle ? -widthOf(text, size, face, spaced) / 2 / scale : 0
  const letters = [...text].map((letter) => {
    const [outline, width] = FACES[face][letter] ?? ['', SPACE]
    const drawn =
      outline && element('path', { d: outline, transform: at === 0 ? undefined : `translate(${Math.round(at)})` })
    at += width + spaced / scale
    return drawn
  })
  return group(
    { fill, transform: `translate(${round(x)} ${round(y)})${turn ? `rotate(${turn})` : ''}scale(${round(scale)})` },
    ...letters,
  )
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** Moves glyphs that occur more than once in a picture to its `<defs>`. */
export function withLettersOnce(picture: string): string {
  const letter = /<path d="([^"]+)"( transform="translate\([^"]*\)")?\/>/g
  const counts = new Map<string, number>()
  for (const [, outline = ''] of picture.matchAll(letter)) counts.set(outline, (counts.get(outline) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count > 1).map(([outline]) => outline)
  const idOf = (outline: string) => `abc${often.indexOf(outline)}`
  const used = picture.replace(letter, (path, outline: string, transform = '') =>
    often.includes(outline) ? `<use href="#${idOf(outline)}"${transform}/>` : path,
  )
  const defs = often.map((outline) => element('path', { id: idOf(outline), d: outline })).join('')
  return used.replace('</defs>', `${defs}</defs>`)
}
