import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`: each family reduced to the letters of Spanish, English, Portuguese and French and to the
 * weights in use. Fredoka has no other Latin letters and few currency signs, so both come from Nunito, in files that a
 * browser fetches only when a page needs them.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−½¼¾\u00a0\u202f\u2011'
const text = ascii + letters + signs

/** The file and the weights of each face. Titles and prices have one weight. */
const faces = {
  fredoka: [import.meta.resolve('@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2'), { wght: 600 }],
  // The files need names and contents no other template has, because pages preload the body font by file name, and
  // template 7 uses Nunito and Gabarito too.
  'nunito-toys': [
    import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
    { wght: { min: 500, max: 800 } },
  ],
  'gabarito-toys': [
    import.meta.resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'),
    { wght: { min: 400, max: 800 } },
  ],
}
const untouched = {
  'nunito-toys-ext.woff2': import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2'),
  'LICENSE-fredoka.txt': import.meta.resolve('@fontsource-variable/fredoka/LICENSE'),
  'LICENSE-nunito.txt': import.meta.resolve('@fontsource-variable/nunito/LICENSE'),
  'LICENSE-gabarito.txt': import.meta.resolve('@fontsource-variable/gabarito/LICENSE'),
}

const target = new URL('../src/styles/fonts/', import.meta.url)
const write = (name, content) => writeFile(new URL(name, target), content)
const read = (address) => readFile(new URL(address))

/**
 * Currency signs that Fredoka lacks. They are a file of their own, so that a price in colones does not fetch all of
 * latin-ext.
 */
const money = '₡₢₣₤₥₦₧₨₩₪₫₭₮₱₲₳₴₵₸₹₺₼₽₾'

await mkdir(target, { recursive: true })
const cut = (from, letters, variationAxes) =>
  subset(from, letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'ccmp', 'locl'],
    noHinting: true,
  })
for (const [file, [from, axes]] of Object.entries(faces))
  await write(`${file}.woff2`, await cut(await read(from), text, axes))
const ext = await read(untouched['nunito-toys-ext.woff2'])
await write('nunito-money.woff2', await cut(ext, money, { wght: 800 }))
for (const [file, from] of Object.entries(untouched)) await write(file, await read(from))
