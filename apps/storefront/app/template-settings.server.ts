import { tokens as portadaTokens, readSettings as readPortada } from '@store/template-5/settings'
import {
  type CommonSettings,
  readSettings,
  settingsShape,
  type Tokens,
  tokensToCss,
} from '@store/template-kit/settings'

type Reader = { readonly read: (stored: unknown) => CommonSettings; readonly tokens: Tokens | null }

/** Settings schemas are for the server alone: what a page gets has been read already (architecture §4). */
const READERS: Readonly<Record<number, Reader>> = {
  5: { read: readPortada, tokens: portadaTokens },
}

/** The base set keeps its own colours. */
const baseShape = settingsShape()
const BASE: Reader = { read: (stored) => readSettings(stored, baseShape), tokens: null }

/** A template's settings as its screens want them, and the merchant's colours as CSS. `stored` of any age, or null. */
export function readTemplateSettings(template: number, stored: unknown) {
  const { read, tokens } = READERS[template] ?? BASE
  const settings = read(stored)
  return { settings, css: tokens ? tokensToCss(tokens, settings.colors, settings.scheme) : '' }
}
