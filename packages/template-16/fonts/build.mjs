import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `dist/fonts`: both families cut to the letters of Spanish, English, Portuguese and French. Sansita is only used
 * bold. Other Latin letters come from Fontsource's own latin-ext files, fetched when a name needs one.
 */

const plain = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const accented = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−\u00a0\u202f\u2011'

const family = (name, file, wght) => ({
  name,
  cut: import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-${file}`),
  ext: import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-ext-${file}`),
  licence: import.meta.resolve(`@fontsource-variable/${name}/LICENSE`),
  wght,
})
const families = [
  family('sansita-swashed', 'wght-normal.woff2', 700),
  family('chivo', 'wght-normal.woff2', { min: 400, max: 800 }),
]
/** Prices stand under each other. */
const keepFeatures = ['kern', 'liga', 'locl', 'ccmp', 'tnum', 'lnum']

const target = new URL('../dist/fonts/', import.meta.url)
await mkdir(target, { recursive: true })
for (const { name, cut, ext, licence, wght } of families) {
  const whole = await readFile(new URL(cut))
  const small = await subset(whole, plain + accented + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  })
  await writeFile(new URL(`${name}-carta.woff2`, target), small)
  await writeFile(new URL(`${name}-ext-carta.woff2`, target), await readFile(new URL(ext)))
  await writeFile(new URL(`LICENSE-${name}.txt`, target), await readFile(new URL(licence)))
}
