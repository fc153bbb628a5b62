import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`: each family reduced to the letters of Spanish, English, Portuguese and French. Bodoni Moda
 * keeps its optical size axis, which makes its thin strokes thick enough at 28 px and fine at 300 px. Other Latin
 * letters come from Fontsource's latin-ext files, which a browser fetches only when a text has such a letter.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−\u00a0\u202f\u2011'
const text = ascii + letters + signs

/** What each reduced font keeps: its axes, limited to the values used, and the OpenType features the text needs. */
const bodoni = { axes: { wght: 400, opsz: { min: 18, max: 96 } }, features: ['kern', 'liga', 'locl', 'ccmp'] }
const instrument = { axes: { wght: { min: 400, max: 600 } }, features: ['kern', 'tnum'] }
const petrona = { axes: { wght: 300 }, features: ['kern', 'liga', 'locl', 'ccmp'] }
const rosario = { axes: { wght: { min: 400, max: 600 } }, features: ['kern', 'tnum', 'lnum'] }

const faces = {
  'bodoni-moda-roman': [
    import.meta.resolve('@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2'),
    bodoni,
  ],
  'bodoni-moda-italic': [
    import.meta.resolve('@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2'),
    bodoni,
  ],
  'instrument-sans': [
    import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    instrument,
  ],
  'petrona-roman': [import.meta.resolve('@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2'), petrona],
  'petrona-italic': [
    import.meta.resolve('@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2'),
    petrona,
  ],
  rosario: [import.meta.resolve('@fontsource-variable/rosario/files/rosario-latin-wght-normal.woff2'), rosario],
}
const untouched = {
  'bodoni-moda-roman-ext': import.meta.resolve(
    '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-wght-normal.woff2',
  ),
  'bodoni-moda-italic-ext': import.meta.resolve(
    '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-wght-italic.woff2',
  ),
  'instrument-sans-ext': import.meta.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  ),
}

const target = new URL('../src/styles/fonts/', import.meta.url)
const write = (name, content) => writeFile(new URL(name, target), content)

const licences = {
  'bodoni-moda': import.meta.resolve('@fontsource-variable/bodoni-moda/LICENSE'),
  'instrument-sans': import.meta.resolve('@fontsource-variable/instrument-sans/LICENSE'),
  petrona: import.meta.resolve('@fontsource-variable/petrona/LICENSE'),
  rosario: import.meta.resolve('@fontsource-variable/rosario/LICENSE'),
}
const read = (address) => readFile(new URL(address))

await mkdir(target, { recursive: true })
for (const [file, [from, { axes, features }]] of Object.entries(faces)) {
  const cut = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features, noHinting: true }
  await write(`${file}.woff2`, await subset(await read(from), text, cut))
}
for (const [file, from] of Object.entries(untouched)) await write(`${file}.woff2`, await read(from))
for (const [family, from] of Object.entries(licences)) await write(`LICENSE-${family}.txt`, await read(from))
