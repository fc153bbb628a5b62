import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'opentype.js'
import subset from 'subset-font'

/**
 * Writes `src/lettering`: glyph outlines for covers, shirts and labels, as an SVG used as an image cannot load fonts. Run it
 * when a title needs another glyph or weight.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÑabcdefghijklmnopqrstuvwxyzáéíóúüñâãêôõç0123456789'
const CUTS = {
  UPRIGHT: [import.meta.resolve('@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2'), 600],
  LEANING: [import.meta.resolve('@fontsource-variable/piazzolla/files/piazzolla-latin-wght-italic.woff2'), 400],
}
/** Units of the outlines per em. */
const EM = 300

/** Removes line segments of length zero: fonts end each curve with one. */
const lean = (d) => d.replace(/(?<![\d.-])(-?\d+(?: |(?=-))-?\d+)L\1(?![\d.])/g, '$1')

const cut = async (letters, [file, weight]) => {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, noHinting: true }
  const { buffer, byteOffset, byteLength } = await subset(await readFile(new URL(file)), letters, options)
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength))
  return [...letters].map((letter) => {
    const glyph = font.charToGlyph(letter)
    const width = Math.round((glyph.advanceWidth / font.unitsPerEm) * EM)
    return `  ${letter}: ['${lean(glyph.getPath(0, 0, EM).toPathData(0))}', ${width}],`
  })
}

const parts = await Promise.all(
  Object.entries(CUTS).map(
    async ([name, how]) => `export const ${name}: Lettering = {\n${(await cut(LETTERS, how)).join('\n')}\n}`,
  ),
)
const text = `/** Outlines of Piazzolla (SIL Open Font License 1.1), written by lettering.mjs: on a foot at y 0, ${EM} units to the em. */
type Lettering = Readonly<Record<string, readonly [outline: string, width: number]>>

${parts.join('\n\n')}
`
await writeFile(new URL('src/lettering/piazzolla.ts', import.meta.url), text)

/** Few words are printed in blackletter, so only their glyphs are written. */
const PRINTED = [...new Set('Malecón86 27 Apagón 808 Esquina Bachata Nº 3 Noche Cibao Colmado Salitre Güibia Drop 07')]
  .filter((letter) => letter !== ' ')
  .toSorted()
  .join('')
const BLACKLETTER = [
  import.meta.resolve('@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2'),
  700,
]
const printed = (await cut(PRINTED, BLACKLETTER)).map((line) => line.replace(/^ {2}(\P{L}):/u, "  '$1':"))
await writeFile(
  new URL('src/lettering/grenze-gotisch.ts', import.meta.url),
  `/** Outlines of Grenze Gotisch (SIL Open Font License 1.1), written by lettering.mjs: on a foot at y 0, ${EM} units to the em. */
export const BLACKLETTER: Readonly<Record<string, readonly [outline: string, width: number]>> = {
${printed.join('\n')}
}
`,
)
