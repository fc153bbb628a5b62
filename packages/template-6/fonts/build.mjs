import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`. Encode Sans has a Reserved Font Name, so a changed file may not keep its name: its files
 * are copied from Fontsource unchanged. Saira, the font a merchant may choose, is reduced to the letters of Spanish,
 * English, Portuguese and French and to the widths in use.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−Ωµ\u00a0\u202f\u2011'
const text = ascii + letters + signs

const untouched = {
  'encode-sans.woff2': import.meta.resolve(
    '@fontsource-variable/encode-sans/files/encode-sans-latin-wdth-normal.woff2',
  ),
  'encode-sans-ext.woff2': import.meta.resolve(
    '@fontsource-variable/encode-sans/files/encode-sans-latin-ext-wdth-normal.woff2',
  ),
  'LICENSE-encode-sans.txt': import.meta.resolve('@fontsource-variable/encode-sans/LICENSE'),
  'LICENSE-saira.txt': import.meta.resolve('@fontsource-variable/saira/LICENSE'),
}
const saira = import.meta.resolve('@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2')
const cut = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 100 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl'],
  noHinting: true,
}

const target = new URL('../src/styles/fonts/', import.meta.url)
const read = (address) => readFile(new URL(address))
const write = (name, content) => writeFile(new URL(name, target), content)

await mkdir(target, { recursive: true })
for (const [name, from] of Object.entries(untouched)) await write(name, await read(from))
await write('saira.woff2', await subset(await read(saira), text, cut))
