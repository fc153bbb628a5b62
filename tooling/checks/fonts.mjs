import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { templatesWithFonts, writeFonts } from '@store/fonts'

/** Cuts every template's fonts and drawings again: they must be the files that are kept (`src/styles`). */
const run = promisify(execFile)
const packages = fileURLToPath(new URL('../../packages', import.meta.url))
const changed = []

for (const folder of await templatesWithFonts()) await compare(folder, 'fonts', () => writeFonts(folder))
for (const name of await readdir(packages)) {
  const folder = join(packages, name)
  const recipe = join(folder, 'doodles/build.mjs')
  if (existsSync(recipe)) await compare(folder, 'doodles', () => run(process.execPath, [recipe]))
}

/** Notes the files in `src/styles/{kind}` that are others after writing them again. */
async function compare(folder, kind, write) {
  const kept = join(folder, 'src/styles', kind)
  const before = await digestsOf(kept)
  await write()
  const after = await digestsOf(kept)
  for (const [file, digest] of after) if (before.get(file) !== digest) changed.push(join(kept, file))
}

async function digestsOf(folder) {
  const files = existsSync(folder) ? await readdir(folder) : []
  const digests = files.map(async (file) => [
    file,
    createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex'),
  ])
  return new Map(await Promise.all(digests))
}

for (const one of changed) process.stdout.write(`${one} was not what its recipe makes; it is now: commit it\n`)
process.exitCode = changed.length === 0 ? 0 : 1
