import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './settings.mjs'

/** The sources of the API. Those of shops and workshop are watched by their own servers. */
const SOURCES = ['apps/api/src', 'apps/api/drizzle', 'packages/core/src', 'packages/api-client/src']
/** Debounces changes, as editors save in several steps, and several files at once; in milliseconds. */
const QUIET_MS = 200

/** Calls `onChange` after source files were changed; never concurrently. */
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
