import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { foldersWithFonts, fontsOf, WIDTHS, writeFonts } from '@store/fonts'

/** Regenerates every template's fonts, drawings and letter widths: they must equal the committed files. */
const run = promisify(execFile)
const packages = fileURLToPath(new URL('../../packages', import.meta.url))
const changed = []

for (const folder of await foldersWithFonts()) await compare(folder, await fontsOf(folder), () => writeFonts(folder))
for (const name of await readdir(packages)) {
  const folder = join(packages, name)
  const recipe = join(folder, 'doodles/build.mjs')
  if (existsSync(recipe))
    await compare(folder, join(folder, 'src/styles/doodles'), () => run(process.execPath, [recipe]))
}

/** Records the files that change when they are written again: those in `kept`, and the letter widths. */
async function compare(folder, kept, write) {
  const before = await digestsOf(folder, kept)
  await write()
  const after = await digestsOf(folder, kept)
  for (const [file, digest] of after) if (before.get(file) !== digest) changed.push(file)
}

async function digestsOf(folder, kept) {
  const names = existsSync(kept) ? await readdir(kept) : []
  const files = [...names.map((name) => join(kept, name)), join(folder, WIDTHS)].filter((file) => existsSync(file))
  const digests = files.map(async (file) => [
    file,
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ])
  return new Map(await Promise.all(digests))
}

for (const one of changed) process.stdout.write(`${one} was not what its recipe makes; it is now: commit it\n`)
process.exitCode = changed.length === 0 ? 0 : 1
