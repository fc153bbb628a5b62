import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`: both families reduced to the weights in use and the letters of the four languages. Other
 * Latin letters come from Fontsource's latin-ext files, which a browser fetches only when a text has such a letter.
 */

const basic = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
const accented = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const marks = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−\u00a0\u202f\u2011'

const FACES = [
  {
    name: 'grenze-gotisch',
    weights: { min: 400, max: 800 },
    latin: import.meta.resolve('@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2'),
    more: import.meta.resolve('@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-ext-wght-normal.woff2'),
    licence: import.meta.resolve('@fontsource-variable/grenze-gotisch/LICENSE'),
  },
  {
    name: 'chivo-mono',
    weights: { min: 400, max: 700 },
    latin: import.meta.resolve('@fontsource-variable/chivo-mono/files/chivo-mono-latin-wght-normal.woff2'),
    more: import.meta.resolve('@fontsource-variable/chivo-mono/files/chivo-mono-latin-ext-wght-normal.woff2'),
    licence: import.meta.resolve('@fontsource-variable/chivo-mono/LICENSE'),
  },
]

const target = new URL('../src/styles/fonts/', import.meta.url)
await mkdir(target, { recursive: true })
for (const { name, weights, latin, more, licence } of FACES) {
  const cut = await subset(await readFile(new URL(latin)), basic + accented + marks, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern', 'liga', 'locl', 'ccmp', 'lnum', 'tnum'],
    noHinting: true,
  })
  await writeFile(new URL(`${name}-copy.woff2`, target), cut)
  await writeFile(new URL(`${name}-ext-copy.woff2`, target), await readFile(new URL(more)))
  await writeFile(new URL(`LICENSE-${name}.txt`, target), await readFile(new URL(licence)))
}
