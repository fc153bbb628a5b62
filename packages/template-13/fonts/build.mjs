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
 * The file and the axes of each face. League Gothic is used at its default width only, so its width axis is removed.
 */
const faces = {
  'league-gothic-sport': [
    import.meta.resolve('@fontsource-variable/league-gothic/files/league-gothic-latin-wdth-normal.woff2'),
    { wdth: 100 },
  ],
  'saira-sport': [
    import.meta.resolve('@fontsource-variable/saira/files/saira-latin-wght-normal.woff2'),
    { wght: { min: 400, max: 700 } },
  ],
}
/** Encode Sans has a Reserved Font Name, so a changed file may not keep its name: its file is copied unchanged. */
const untouched = {
  'league-gothic-ext-sport': import.meta.resolve(
    '@fontsource-variable/league-gothic/files/league-gothic-latin-ext-wdth-normal.woff2',
  ),
  'saira-ext-sport': import.meta.resolve('@fontsource-variable/saira/files/saira-latin-ext-wght-normal.woff2'),
  'encode-sans-sport': import.meta.resolve(
    '@fontsource-variable/encode-sans/files/encode-sans-latin-wdth-normal.woff2',
  ),
}
const licences = {
  'league-gothic': import.meta.resolve('@fontsource-variable/league-gothic/LICENSE'),
  saira: import.meta.resolve('@fontsource-variable/saira/LICENSE'),
  'encode-sans': import.meta.resolve('@fontsource-variable/encode-sans/LICENSE'),
}
/** OpenType features kept. Prices need tabular figures. */
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
