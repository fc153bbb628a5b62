import { templatesWithFonts, writeFonts } from './fonts.mjs'

/** `pnpm fonts`: writes the fonts of every template; `pnpm fonts 5 17` of those. */
const numbers = process.argv.slice(2)
const all = await templatesWithFonts()
const folderOf = (number) => {
  const found = all.find((folder) => folder.endsWith(`/template-${number}`))
  if (!found) throw new Error(`packages/template-${number} has no fonts/faces.mjs.`)
  return found
}
for (const folder of numbers.length > 0 ? numbers.map(folderOf) : all) await writeFonts(folder)
