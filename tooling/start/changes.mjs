import { existsSync, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './settings.mjs'

/** What is built from: beside it stand what builds make, and what is installed. */
const SOURCES = ['src', 'app', 'framework', 'drizzle', 'fonts']
const APPS = ['api', 'operator', 'storefront']
/** An editor saves in several steps, and several files at once. */
const QUIET_MS = 200

/** Calls `onChange` once things are quiet after a source file was changed; not again before what it answers is settled. */
export async function watchSources(onChange) {
  const packages = await readdir(join(root, 'packages'))
  const homes = [...packages.map((name) => join('packages', name)), ...APPS.map((name) => join('apps', name))]
  let timer = null
  let busy = false
  let again = false
  const settle = async () => {
    if (busy) {
      again = true
      return
    }
    busy = true
    do {
      again = false
      await onChange()
    } while (again)
    busy = false
  }
  const changed = (_event, name) => {
    if (name && /\.test\.|~$|\.sw.$/.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(settle, QUIET_MS)
  }
  for (const folder of homes.flatMap((home) => SOURCES.map((part) => join(root, home, part))))
    if (existsSync(folder)) watch(folder, { recursive: true }, changed)
}
