import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`: the faces reduced to the letters of Spanish, English, Portuguese and French. Other Latin
 * letters come from Fontsource's latin-ext files, which a browser fetches only when a text has such a letter.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−\u00a0\u202f\u2011'
const text = ascii + letters + signs

const cut = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'tnum', 'locl', 'ccmp'],
  noHinting: true,
}
const cutFaces = {
  asap: import.meta.resolve('@fontsource-variable/asap/files/asap-latin-wght-normal.woff2'),
  nunito: import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
}
const untouched = {
  'asap-ext': import.meta.resolve('@fontsource-variable/asap/files/asap-latin-ext-wght-normal.woff2'),
  'nunito-ext': import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2'),
}
const licences = {
  asap: import.meta.resolve('@fontsource-variable/asap/LICENSE'),
  nunito: import.meta.resolve('@fontsource-variable/nunito/LICENSE'),
}

const target = new URL('../src/styles/fonts/', import.meta.url)
const read = (address) => readFile(new URL(address))
const write = (name, content) => writeFile(new URL(name, target), content)

await mkdir(target, { recursive: true })
for (const [name, from] of Object.entries(cutFaces))
  await write(`${name}.woff2`, await subset(await read(from), text, cut))
for (const [name, from] of Object.entries(untouched)) await write(`${name}.woff2`, await read(from))
for (const [family, from] of Object.entries(licences)) await write(`LICENSE-${family}.txt`, await read(from))
