import type { Language } from '@store/core'
import type { ScreenName } from '@store/template-kit'
import { isDrawn } from '@store/templates'
import { log } from '#app/http/log.server.ts'
import { loadAssets } from '#app/templates/template-assets.ts'
import { loadDesign } from '#app/templates/templates.ts'

const loaded = new Map<string, Promise<unknown>>()
const missing = new Set<number>()

/** All chunks of a template in one language, loaded before a page is rendered. Once per process. */
export function loadAllAssets(number: number, language: Language): Promise<unknown> {
  const key = `${number}.${language}`
  const known = loaded.get(key)
  if (known) return known
  if (!isDrawn(number) && !missing.has(number)) {
    missing.add(number)
    log.warn({ template: number }, 'the template has no package: its pages are drawn with the base set (K8)')
  }
  const loading = loadScreens(number, language)
  loaded.set(key, loading)
  loading.catch(() => loaded.delete(key))
  return loading
}

async function loadScreens(number: number, language: Language) {
  const { screens } = await loadDesign(number)
  await Promise.all((Object.keys(screens) as ScreenName[]).map((screen) => loadAssets(number, language, screen)))
}
