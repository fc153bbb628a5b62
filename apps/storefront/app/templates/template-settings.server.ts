import type { Category } from '@store/core'
import { type CommonSettings, guardColors, tokensToCss } from '@store/template-kit/settings'
import { templateOf } from '@store/templates'

type PageSettings = { readonly settings: CommonSettings; readonly css: string }

const read = new WeakMap<object, Map<number, PageSettings>>()
const UNSET = {}

/**
 * A template's settings for its screens, and the merchant's colours as CSS. `stored`: of any version, or null. Cached,
 * because correcting the contrast takes a twentieth of a page's rendering time.
 */
export function readTemplateSettings(template: number, stored: unknown): PageSettings {
  const source = typeof stored === 'object' && stored !== null ? stored : UNSET
  const byTemplate = read.get(source) ?? new Map<number, PageSettings>()
  const known = byTemplate.get(template)
  if (known) return known
  const { settings: reader, tokens } = templateOf(template)
  const settings = reader.read(stored)
  const made = { settings, css: tokensToCss(tokens, settings.colors, settings.scheme) }
  read.set(source, byTemplate.set(template, made))
  return made
}

/** The settings, with values the merchant has not set chosen by what the shop sells. */
export function fitSettings(
  template: number,
  settings: CommonSettings,
  categories: readonly Category[],
): CommonSettings {
  return templateOf(template).settings.fit?.(settings, categories) ?? settings
}

/** Background and main colour of a shop in its own template, for the browser's interface on phones. */
export function readThemeColors(
  template: number,
  stored: unknown,
): { readonly theme: string; readonly ground: string } {
  const { settings, tokens } = templateOf(template)
  const { colors, scheme } = settings.read(stored)
  const { light, dark } = guardColors(tokens, colors)
  const set = scheme === 'dark' ? dark : light
  return { theme: set.primary, ground: set.bg }
}
