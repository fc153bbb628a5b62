import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/**
 * Writes `src/styles/fonts`: the families cut to the letters of Spanish, English, Portuguese and French and to the weights used.
 * Other Latin letters, and signs of money like the colón's, are Nunito's, for Fredoka has neither; a browser
 * fetches those files only when a page needs them.
 */

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−½¼¾\u00a0\u202f\u2011'
const text = ascii + letters + signs

/** Per face its file and its weights. Titles and prices are set in one weight. */
const faces = {
  fredoka: [import.meta.resolve('@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2'), { wght: 600 }],
  // Names and weights of their own: a page fetches the body face ahead by its name, and template 7 cuts both, too.
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

/** The signs of money that Fredoka lacks: few, so that a price in colones does not fetch all of latin-ext. */
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
