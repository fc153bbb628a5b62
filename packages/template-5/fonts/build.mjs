import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subset from 'subset-font'

/**
 * Writes `dist/fonts`: the families cut to the letters of Spanish, English, Portuguese and French.
 * Bodoni Moda keeps its optical size axis, so that its hairlines stay visible at 28 px and fine at 300 px.
 * Other Latin letters come from Fontsource's own latin-ext files, which a browser fetches only when a name needs one.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−\u00a0\u202f\u2011'
const text = ascii + letters + signs

/** Kept of each family: its axes, cut to what is used, and the features the text needs. */
const bodoni = { axes: { wght: 400, opsz: { min: 18, max: 96 } }, features: ['kern', 'liga', 'locl', 'ccmp'] }
const instrument = { axes: { wght: { min: 400, max: 600 } }, features: ['kern', 'tnum'] }
const petrona = { axes: { wght: 300 }, features: ['kern', 'liga', 'locl', 'ccmp'] }
const rosario = { axes: { wght: { min: 400, max: 600 } }, features: ['kern', 'tnum', 'lnum'] }

const faces = {
  'bodoni-moda-roman': ['bodoni-moda/files/bodoni-moda-latin-opsz-normal', bodoni],
  'bodoni-moda-italic': ['bodoni-moda/files/bodoni-moda-latin-opsz-italic', bodoni],
  'instrument-sans': ['instrument-sans/files/instrument-sans-latin-wght-normal', instrument],
  'petrona-roman': ['petrona/files/petrona-latin-wght-normal', petrona],
  'petrona-italic': ['petrona/files/petrona-latin-wght-italic', petrona],
  rosario: ['rosario/files/rosario-latin-wght-normal', rosario],
}
const untouched = {
  'bodoni-moda-roman-ext': 'bodoni-moda/files/bodoni-moda-latin-ext-wght-normal',
  'bodoni-moda-italic-ext': 'bodoni-moda/files/bodoni-moda-latin-ext-wght-italic',
  'instrument-sans-ext': 'instrument-sans/files/instrument-sans-latin-ext-wght-normal',
}

const require = createRequire(import.meta.url)
const source = (path) => {
  const [family, ...rest] = path.split('/')
  return readFile(join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), ...rest))
}
const target = new URL('../dist/fonts/', import.meta.url)
const write = (name, content) => writeFile(new URL(name, target), content)

await mkdir(target, { recursive: true })
for (const [file, [from, { axes, features }]] of Object.entries(faces)) {
  const font = await source(`${from}.woff2`)
  const cut = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features, noHinting: true }
  await write(`${file}.woff2`, await subset(font, text, cut))
}
for (const [file, from] of Object.entries(untouched)) await write(`${file}.woff2`, await source(`${from}.woff2`))
for (const family of ['bodoni-moda', 'instrument-sans', 'petrona', 'rosario'])
  await write(`LICENSE-${family}.txt`, await source(`${family}/LICENSE`))
