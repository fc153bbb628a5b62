import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`: Gabarito, and Nunito (a merchant's choice), reduced to the letters of Spanish, English,
 * Portuguese and French and to the weights in use. Other Latin letters come from Fontsource's latin-ext file, which a
 * browser fetches only when a text has such a letter.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−½¼¾\u00a0\u202f\u2011'
const text = ascii + letters + signs
const cut = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl'],
  noHinting: true,
}

const faces = {
  gabarito: import.meta.resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'),
  nunito: import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
}
const untouched = {
  'gabarito-ext.woff2': import.meta.resolve('@fontsource-variable/gabarito/files/gabarito-latin-ext-wght-normal.woff2'),
  'LICENSE-gabarito.txt': import.meta.resolve('@fontsource-variable/gabarito/LICENSE'),
  'LICENSE-nunito.txt': import.meta.resolve('@fontsource-variable/nunito/LICENSE'),
}

const target = new URL('../src/styles/fonts/', import.meta.url)
const read = (address) => readFile(new URL(address))
const write = (name, content) => writeFile(new URL(name, target), content)

await mkdir(target, { recursive: true })
for (const [name, from] of Object.entries(faces))
  await write(`${name}.woff2`, await subset(await read(from), text, cut))
for (const [name, from] of Object.entries(untouched)) await write(name, await read(from))
