import { tokens as portadaTokens, readSettings as readPortada } from '@store/template-5/settings'
import { baseTokens, readBaseSettings } from '@store/template-kit/base/settings'
import { type CommonSettings, type Tokens, tokensToCss } from '@store/template-kit/settings'

type Reader = { readonly read: (stored: unknown) => CommonSettings; readonly tokens: Tokens }

/** Settings schemas are for the server alone: what a page gets has been read already (architecture §4). */
const READERS: Readonly<Record<number, Reader>> = {
  5: { read: readPortada, tokens: portadaTokens },
}
const BASE: Reader = { read: readBaseSettings, tokens: baseTokens }

/** A template's settings as its screens want them, and the merchant's colours as CSS. `stored` of any age, or null. */
export function readTemplateSettings(template: number, stored: unknown) {
  const { read, tokens } = READERS[template] ?? BASE
  const settings = read(stored)
  return { settings, css: tokensToCss(tokens, settings.colors, settings.scheme) }
}
