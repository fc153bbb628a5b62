import { parse } from 'opentype.js'
import subset from 'subset-font'

/**
 * The widths of `letters` in one style of a font, in hundredths of the font size: under each width, the letters that have
 * it. Letters that are as wide as without their accent are left out. `at`: a value for each axis of the font; `tracking`:
 * letter spacing in em; `upper`: whether the text is set in capitals.
 */
export async function letterWidths(file, letters, { at, tracking = 0, upper = false }) {
  const options = { targetFormat: 'truetype', variationAxes: at, noHinting: true }
  const { buffer, byteOffset, byteLength } = await subset(file, letters, options)
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength))
  const widthOf = (letter) => {
    const drawn = upper ? [...letter.toUpperCase()] : [letter]
    const em = drawn.reduce((sum, one) => sum + font.charToGlyph(one).advanceWidth / font.unitsPerEm + tracking, 0)
    return Math.round(em * 100)
  }
  const bare = (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '')
  const groups = new Map()
  for (const letter of new Set(letters)) {
    const width = widthOf(letter)
    if (letter !== bare(letter) && width === widthOf(bare(letter))) continue
    groups.set(width, (groups.get(width) ?? '') + letter)
  }
  return [...groups].sort(([a], [b]) => a - b)
}

/** Generates the module of a template's widths, by the value of its setting `font`, formatted as Biome does. */
export function widthsModule(tables) {
  const quoted = (text) => {
    const escaped = text.replaceAll('\\', '\\\\')
    return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`
  }
  const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`)
  const row = (groups) => groups.map(([width, letters]) => `${width} ${letters.replace(' ', SPACE)}`).join(' ')
  return `/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by \`pnpm fonts\` from
 * \`fonts/faces.mjs\`.
 */
export const nameWidths = {
${tables.map(([font, groups]) => `  ${key(font)}:${font.length > 3 ? '\n   ' : ''} ${quoted(row(groups))},\n`).join('')}}
`
}

/** Represents the space, which is the separator. */
const SPACE = '␣'
