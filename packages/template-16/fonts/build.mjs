import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`: both families reduced to the letters of Spanish, English, Portuguese and French; of
 * Sansita only the bold weight is used. Other Latin letters come from Fontsource's latin-ext files, which a browser
 * fetches only when a text has such a letter.
 */

const plain = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const accented = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−\u00a0\u202f\u2011'

const families = [
  {
    name: 'sansita-swashed',
    wght: 700,
    cut: import.meta.resolve('@fontsource-variable/sansita-swashed/files/sansita-swashed-latin-wght-normal.woff2'),
    ext: import.meta.resolve('@fontsource-variable/sansita-swashed/files/sansita-swashed-latin-ext-wght-normal.woff2'),
    licence: import.meta.resolve('@fontsource-variable/sansita-swashed/LICENSE'),
  },
  {
    name: 'chivo',
    wght: { min: 400, max: 800 },
    cut: import.meta.resolve('@fontsource-variable/chivo/files/chivo-latin-wght-normal.woff2'),
    ext: import.meta.resolve('@fontsource-variable/chivo/files/chivo-latin-ext-wght-normal.woff2'),
    licence: import.meta.resolve('@fontsource-variable/chivo/LICENSE'),
  },
]
/** OpenType features kept. Prices need tabular figures. */
const keepFeatures = ['kern', 'liga', 'locl', 'ccmp', 'tnum', 'lnum']

const target = new URL('../src/styles/fonts/', import.meta.url)
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
