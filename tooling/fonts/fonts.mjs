import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import subset from 'subset-font'
import { letterWidths, widthsModule } from './widths.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TABLE = 'fonts/faces.mjs'

/** Characters of Spanish, English, Portuguese and French, including those of texts and prices. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäçèéêëìíîïñòóôõöùúûüýÿŒœÆæ'
const signs = '¡¿«»‹›“”‘’–—…·•ªº°¹²³№€£$¢©®×÷−\u00a0\u202f\u2011'
const TEXT = ascii + letters + signs
/** Characters of shops' names. */
const NAME_LETTERS = `${ascii}${letters}¡¿«»“”‘’–—…·ªº°®™`.replaceAll(/[\\`^~{}<>]/g, '')

/** OpenType features that faces keep: prices need lining and tabular figures. */
const FEATURES = ['kern', 'liga', 'locl', 'ccmp', 'tnum', 'lnum']

/** Folders of the templates and apps that have a table of faces. */
export async function foldersWithFonts() {
  const folders = await Promise.all(
    ['packages', 'apps'].map(async (kind) => (await readdir(join(root, kind))).map((name) => join(root, kind, name))),
  )
  return folders.flat().filter((folder) => existsSync(join(folder, TABLE)))
}

const tableOf = async (folder) => (await import(pathToFileURL(join(folder, TABLE)))).default

/** The folder of a template's or app's fonts. */
export const fontsOf = async (folder) => join(folder, (await tableOf(folder)).folder ?? 'src/styles/fonts')

/** The module of letter widths, in a template's folder. */
export const WIDTHS = 'src/name-widths.ts'

/**
 * Writes the fonts of a template or app, with the licence of each family, and the letter widths of the faces in which the
 * shop's name is set.
 */
export async function writeFonts(folder) {
  const { faces, untouched, features = FEATURES, signs = '', names } = await tableOf(folder)
  const { resolve } = createRequire(join(folder, 'package.json'))
  const read = (file) => readFile(resolve(`@fontsource-variable/${file}`))
  const target = await fontsOf(folder)
  const write = (file, content) => writeFile(join(target, file), content)

  await mkdir(target, { recursive: true })
  for (const [name, face] of Object.entries(faces)) {
    const options = {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: face.features ?? features,
      noHinting: true,
    }
    await write(`${name}.woff2`, await subset(await read(fileOf(face.from)), face.letters ?? TEXT + signs, options))
  }
  for (const [name, from] of Object.entries(untouched)) await write(`${name}.woff2`, await read(fileOf(from)))
  const sources = [...Object.values(faces).map(({ from }) => from), ...Object.values(untouched)]
  for (const family of new Set(sources.map((from) => from.split(' ')[0])))
    await write(`LICENSE-${family}.txt`, await read(`${family}/LICENSE`))

  if (!names) return
  const tables = Object.entries(names).map(async ([font, { from, ...style }]) => [
    font,
    await letterWidths(await read(fileOf(from)), NAME_LETTERS, style),
  ])
  await writeFile(join(folder, WIDTHS), widthsModule(await Promise.all(tables)))
}

/** The path of a font file in Fontsource's packages, by its family and file: `jost latin-wght-normal`. */
function fileOf(from) {
  const [family, file] = from.split(' ')
  return `${family}/files/${family}-${file}.woff2`
}
