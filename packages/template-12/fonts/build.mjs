import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`: each family reduced to the letters of Spanish, English, Portuguese and French and to the
 * weights in use. Other Latin letters come from Fontsource's latin-ext files, which a browser fetches only when a text
 * has such a letter.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−\u00a0\u202f\u2011'
const text = ascii + letters + signs

/**
 * The file and the weights of each face. The files need names no other template has, because pages preload the body
 * font by file name, and template 9 has a Jost and a Cormorant, template 5 a Bodoni and an Instrument Sans.
 */
const faces = {
  'cormorant-lit': [
    import.meta.resolve('@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2'),
    { wght: { min: 300, max: 400 } },
  ],
  'jost-lit': [
    import.meta.resolve('@fontsource-variable/jost/files/jost-latin-wght-normal.woff2'),
    { wght: { min: 400, max: 500 } },
  ],
  'bodoni-lit': [
    import.meta.resolve('@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2'),
    { wght: 400 },
  ],
  'instrument-lit': [
    import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    { wght: { min: 400, max: 500 } },
  ],
}
const untouched = {
  'cormorant-ext-lit': import.meta.resolve(
    '@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2',
  ),
  'jost-ext-lit': import.meta.resolve('@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2'),
}
const licences = {
  cormorant: import.meta.resolve('@fontsource-variable/cormorant/LICENSE'),
  jost: import.meta.resolve('@fontsource-variable/jost/LICENSE'),
  'bodoni-moda': import.meta.resolve('@fontsource-variable/bodoni-moda/LICENSE'),
  'instrument-sans': import.meta.resolve('@fontsource-variable/instrument-sans/LICENSE'),
}
/** OpenType features kept in every face. Prices need lining and tabular figures. */
const features = ['kern', 'liga', 'locl', 'ccmp', 'tnum', 'lnum']

const target = new URL('../src/styles/fonts/', import.meta.url)
const write = (name, content) => writeFile(new URL(name, target), content)
const read = (address) => readFile(new URL(address))

await mkdir(target, { recursive: true })
for (const [file, [from, axes]] of Object.entries(faces)) {
  const cut = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features, noHinting: true }
  await write(`${file}.woff2`, await subset(await read(from), text, cut))
}
for (const [file, from] of Object.entries(untouched)) await write(`${file}.woff2`, await read(from))
for (const [family, from] of Object.entries(licences)) await write(`LICENSE-${family}.txt`, await read(from))
