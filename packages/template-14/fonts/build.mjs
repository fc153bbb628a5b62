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

/** The files need names no other template has, because pages preload the body font by file name. */
const at = (family, file) => import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${file}.woff2`)
const faces = {
  'piazzolla-shelf': [at('piazzolla', 'latin-wght-normal'), { wght: { min: 400, max: 700 } }],
  'piazzolla-shelf-italic': [at('piazzolla', 'latin-wght-italic'), { wght: { min: 400, max: 600 } }],
  'faustina-shelf': [at('faustina', 'latin-wght-normal'), { wght: { min: 400, max: 700 } }],
  'faustina-shelf-italic': [at('faustina', 'latin-wght-italic'), { wght: { min: 400, max: 600 } }],
}
const untouched = {
  'piazzolla-ext-shelf': at('piazzolla', 'latin-ext-wght-normal'),
}
const licences = {
  piazzolla: import.meta.resolve('@fontsource-variable/piazzolla/LICENSE'),
  faustina: import.meta.resolve('@fontsource-variable/faustina/LICENSE'),
}
/** OpenType features kept. Prices need lining and tabular figures. */
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
