import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './settings.mjs'

/** What the API is made of. What shops and workshop are drawn from, their own servers watch. */
const SOURCES = ['apps/api/src', 'apps/api/drizzle', 'packages/core/src', 'packages/api-client/src']
/** An editor saves in several steps, and several files at once. */
const QUIET_MS = 200

/** Calls `onChange` once things are quiet after a source file was changed; not again before what it answers is settled. */
export function watchSources(onChange) {
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
  for (const folder of SOURCES) watch(join(root, folder), { recursive: true }, changed)
}
