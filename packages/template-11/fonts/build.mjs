import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`: each family reduced to the letters of Spanish, English, Portuguese and French and to the
 * weights in use. Other Latin letters come from Fontsource's latin-ext files, which a browser fetches only when a text
 * has such a letter.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−″\u00a0\u202f\u2011'
const text = ascii + letters + signs

const file = (family, name) => import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${name}.woff2`)

/** The file and the weights of each face. The italic, for materials, has one weight. */
const faces = {
  'familjen-grotesk': [file('familjen-grotesk', 'latin-wght-normal'), { wght: { min: 400, max: 600 } }],
  'familjen-grotesk-italic': [file('familjen-grotesk', 'latin-wght-italic'), { wght: 400 }],
  // The file needs a name no other template has, because pages preload the body font by file name and template 5 has an
  // Instrument Sans too.
  'instrument-workshop': [file('instrument-sans', 'latin-wght-normal'), { wght: { min: 400, max: 600 } }],
}
const untouched = { 'familjen-grotesk-ext': file('familjen-grotesk', 'latin-ext-wght-normal') }
const licences = {
  'familjen-grotesk': import.meta.resolve('@fontsource-variable/familjen-grotesk/LICENSE'),
  'instrument-sans': import.meta.resolve('@fontsource-variable/instrument-sans/LICENSE'),
}
/** OpenType features kept. Measures need tabular figures. */
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
