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
 * font by file name.
 */
const faces = {
  'bricolage-loom': [
    import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    { wght: { min: 600, max: 800 } },
  ],
  'faustina-loom': [
    import.meta.resolve('@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2'),
    { wght: { min: 400, max: 600 } },
  ],
  'piazzolla-loom': [
    import.meta.resolve('@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2'),
    { wght: { min: 400, max: 600 } },
  ],
}
const untouched = {
  'bricolage-ext-loom': import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  ),
  'faustina-ext-loom': import.meta.resolve('@fontsource-variable/faustina/files/faustina-latin-ext-wght-normal.woff2'),
}
const licences = {
  'bricolage-grotesque': import.meta.resolve('@fontsource-variable/bricolage-grotesque/LICENSE'),
  faustina: import.meta.resolve('@fontsource-variable/faustina/LICENSE'),
  piazzolla: import.meta.resolve('@fontsource-variable/piazzolla/LICENSE'),
}
/** OpenType features kept. Prices need lining and tabular figures. */
const features = ['kern', 'liga', 'locl', 'ccmp', 'tnum', 'lnum']

const target = new URL('../src/styles/fonts/', import.meta.url)
const write = (name, content) => writeFile(new URL(name, target), content)
const read = (address) => readFile(new URL(address))

await mkdir(target, { recursive: true })
for (const [name, [from, axes]] of Object.entries(faces)) {
  const cut = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features, noHinting: true }
  await write(`${name}.woff2`, await subset(await read(from), text, cut))
}
for (const [name, from] of Object.entries(untouched)) await write(`${name}.woff2`, await read(from))
for (const [family, from] of Object.entries(licences)) await write(`LICENSE-${family}.txt`, await read(from))
