import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'opentype.js'
import subset from 'subset-font'

/**
 * Writes `src/lettering/piazzolla.ts`: the outlines of the letters that covers are printed in, since a picture cannot
 * load a font (templates.md §3.0). To be run when a title needs another letter, or a page another weight.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÑabcdefghijklmnopqrstuvwxyzáéíóúüñ'
const CUTS = {
  UPRIGHT: [import.meta.resolve('@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2'), 600],
  LEANING: [import.meta.resolve('@fontsource-variable/piazzolla/files/piazzolla-latin-wght-italic.woff2'), 400],
}
/** Units of the drawing for one em. */
const EM = 300

const cut = async ([file, weight]) => {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, noHinting: true }
  const { buffer, byteOffset, byteLength } = await subset(await readFile(new URL(file)), LETTERS, options)
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength))
  return [...LETTERS].map((letter) => {
    const glyph = font.charToGlyph(letter)
    const width = Math.round((glyph.advanceWidth / font.unitsPerEm) * EM)
    return `  ${letter}: ['${glyph.getPath(0, 0, EM).toPathData(0)}', ${width}],`
  })
}

const parts = await Promise.all(
  Object.entries(CUTS).map(
    async ([name, how]) => `export const ${name}: Lettering = {\n${(await cut(how)).join('\n')}\n}`,
  ),
)
const text = `/** Outlines of Piazzolla (SIL Open Font License 1.1), written by lettering.mjs: on a foot at y 0, ${EM} units to the em. */
type Lettering = Readonly<Record<string, readonly [outline: string, width: number]>>

${parts.join('\n\n')}
`
await writeFile(new URL('src/lettering/piazzolla.ts', import.meta.url), text)
