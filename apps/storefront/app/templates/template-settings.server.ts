import type { Category } from '@store/core'
import { tokens as portadaTokens, readSettings as readPortada } from '@store/template-5/settings'
import { readSettings as readVoltio, tokens as voltioTokens } from '@store/template-6/settings'
import { tokens as canastaTokens, readSettings as readCanasta } from '@store/template-7/settings'
import { tokens as brumaTokens, readSettings as readBruma } from '@store/template-9/settings'
import { readSettings as readTrompo, tokens as trompoTokens } from '@store/template-10/settings'
import { tokens as nogalTokens, readSettings as readNogal } from '@store/template-11/settings'
import { readSettings as readVitrina, tokens as vitrinaTokens } from '@store/template-12/settings'
import { tokens as canchaTokens, readSettings as readCancha } from '@store/template-13/settings'
import { tokens as anaquelTokens, readSettings as readAnaquel } from '@store/template-14/settings'
import { readSettings as readTelar, tokens as telarTokens } from '@store/template-15/settings'
import { readSettings as readSazon, tokens as sazonTokens } from '@store/template-16/settings'
import { tokens as callejonTokens, readSettings as readCallejon } from '@store/template-17/settings'
import {
  tokens as charlaTokens,
  fitSettings as fitCharla,
  readSettings as readCharla,
} from '@store/template-99/settings'
import { baseTokens, readBaseSettings } from '@store/template-base/settings'
import { type CommonSettings, guardColors, type Tokens, tokensToCss } from '@store/template-kit/settings'

type Reader = {
  readonly read: (stored: unknown) => CommonSettings
  readonly tokens: Tokens
  /** Chooses what the merchant left to us, by what the shop sells. */
  readonly fit?: (settings: CommonSettings, categories: readonly Category[]) => CommonSettings
}

/** Settings schemas are for the server alone: what a page gets has been read already. */
const READERS: Readonly<Record<number, Reader>> = {
  5: { read: readPortada, tokens: portadaTokens },
  6: { read: readVoltio, tokens: voltioTokens },
  9: { read: readBruma, tokens: brumaTokens },
  7: { read: readCanasta, tokens: canastaTokens },
  10: { read: readTrompo, tokens: trompoTokens },
  11: { read: readNogal, tokens: nogalTokens },
  12: { read: readVitrina, tokens: vitrinaTokens },
  14: { read: readAnaquel, tokens: anaquelTokens },
  15: { read: readTelar, tokens: telarTokens },
  13: { read: readCancha, tokens: canchaTokens },
  16: { read: readSazon, tokens: sazonTokens },
  17: { read: readCallejon, tokens: callejonTokens },
  99: { read: readCharla, tokens: charlaTokens, fit: fitCharla },
}
const BASE: Reader = { read: readBaseSettings, tokens: baseTokens }

type PageSettings = { readonly settings: CommonSettings; readonly css: string }

const read = new WeakMap<object, Map<number, PageSettings>>()
const UNSET = {}

/**
 * A template's settings as its screens want them, and the merchant's colours as CSS. `stored` of any age, or null. Read
 * once: guarding the contrasts takes as long as a twentieth of drawing a page.
 */
export function readTemplateSettings(template: number, stored: unknown): PageSettings {
  const source = typeof stored === 'object' && stored !== null ? stored : UNSET
  const byTemplate = read.get(source) ?? new Map<number, PageSettings>()
  const known = byTemplate.get(template)
  if (known) return known
  const { read: readStored, tokens } = READERS[template] ?? BASE
  const settings = readStored(stored)
  const made = { settings, css: tokensToCss(tokens, settings.colors, settings.scheme) }
  read.set(source, byTemplate.set(template, made))
  return made
}

/** What is read, with what the merchant left to the template chosen by what the shop sells. */
export function fitSettings(
  template: number,
  settings: CommonSettings,
  categories: readonly Category[],
): CommonSettings {
  return READERS[template]?.fit?.(settings, categories) ?? settings
}

/** Ground and main colour of a shop in its own template, for what surrounds it on phones. */
export function readThemeColors(
  template: number,
  stored: unknown,
): { readonly theme: string; readonly ground: string } {
  const { read, tokens } = READERS[template] ?? BASE
  const { colors, scheme } = read(stored)
  const { light, dark } = guardColors(tokens, colors)
  const set = scheme === 'dark' ? dark : light
  return { theme: set.primary, ground: set.bg }
}
