import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `dist/fonts`: the families cut to the letters of Spanish, English, Portuguese and French and to the weights used.
 * Other Latin letters come from Fontsource's own latin-ext files, which a browser fetches only when a name needs one.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−\u00a0\u202f\u2011'
const text = ascii + letters + signs

const from = (family, part) =>
  import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`)

/** Per face its weights. Titles are set in one, light; prices need figures that stand in line. */
const faces = {
  petrona: { wght: 300 },
  rosario: { wght: { min: 400, max: 600 } },
  cormorant: { wght: 300 },
  jost: { wght: { min: 400, max: 600 } },
}
const features = ['kern', 'liga', 'locl', 'ccmp', 'tnum', 'lnum']

/** The body face has a name of its own: a page fetches it ahead by its name, and template 5 cuts a Rosario, too. */
const NAMES = { rosario: 'rosario-calm' }

const target = new URL('../dist/fonts/', import.meta.url)
const write = (name, content) => writeFile(new URL(name, target), content)
const read = (address) => readFile(new URL(address))

await mkdir(target, { recursive: true })
for (const [family, axes] of Object.entries(faces)) {
  const cut = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features, noHinting: true }
  await write(`${NAMES[family] ?? family}.woff2`, await subset(await read(from(family, 'latin')), text, cut))
  await write(`LICENSE-${family}.txt`, await read(import.meta.resolve(`@fontsource-variable/${family}/LICENSE`)))
}
for (const family of ['petrona', 'rosario']) await write(`${family}-ext.woff2`, await read(from(family, 'latin-ext')))
