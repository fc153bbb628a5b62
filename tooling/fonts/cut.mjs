import { foldersWithFonts, writeFonts } from './fonts.mjs'

/** `pnpm fonts` writes the fonts of all templates and of the office; `pnpm fonts 5 office` of these. */
const names = process.argv.slice(2)
const all = await foldersWithFonts()
const folderOf = (name) => {
  const found = all.find((folder) => folder.endsWith(`/template-${name}`) || folder.endsWith(`/apps/${name}`))
  if (!found) throw new Error(`Neither packages/template-${name} nor apps/${name} has a fonts/faces.mjs.`)
  return found
}
for (const folder of names.length > 0 ? names.map(folderOf) : all) await writeFonts(folder)
