import type { Language } from '@store/core'
import {
  type Design,
  loadTemplateWords,
  type ScreenName,
  type ScreenViews,
  type Words,
  wordPartsOf,
} from '@store/template-kit'
import type { ComponentType } from 'react'
import { loadDesign } from '#app/templates/templates.ts'
import { onceChunksLoad } from '#framework/chunk-failure.ts'

/**
 * What a page is drawn with: a template's design with the words of one language. Everything is loaded before it is drawn, on
 * the server and in the browser, so that drawing never waits and both draw the same.
 */
export type TemplateAssets = {
  readonly design: Design
  readonly words: Words
}
type Loaded = Partial<{ readonly [Name in ScreenName]: ComponentType<ScreenViews[Name]> }>

const loaded = new Map<string, TemplateAssets>()
const screens = new Map<Design, Loaded>()
const moreWords = new Map<string, Words>()
const waiting = new Map<string, Promise<unknown>>()
const failures = new Map<string, unknown>()

const assetsKey = (number: number, language: Language) => `${number}.${language}`

/** Loads what this screen of this template in this language needs. */
export async function loadAssets(number: number, language: Language, screen: ScreenName): Promise<void> {
  const parts = wordPartsOf(screen)
  const design = await loadDesign(number)
  const [words, more, { default: component }] = await Promise.all([
    loadTemplateWords(design, language),
    parts.length > 0 ? loadTemplateWords(design, language, parts) : null,
    design.screens[screen](),
  ])
  const key = assetsKey(number, language)
  if (more) moreWords.set([key, ...parts].join('.'), more)
  screens.set(design, { ...screens.get(design), [screen]: component })
  if (!loaded.has(key)) loaded.set(key, { design, words })
}

/** For the browser: what the document it has got was drawn with. */
export async function loadDocumentAssets({ template, screen }: DOMStringMap): Promise<void> {
  const { lang } = document.documentElement
  await loadAssets(Number(template), lang as Language, screen as ScreenName)
}

export function assetsOf(number: number, language: Language): TemplateAssets {
  const assets = loaded.get(assetsKey(number, language))
  if (!assets) throw new Error(`template ${number} in ${language} is drawn before it was loaded`)
  return assets
}

/** What this screen says besides, or null. */
export const moreWordsOf = (number: number, language: Language, screen: ScreenName): Words | null =>
  moreWords.get([assetsKey(number, language), ...wordPartsOf(screen)].join('.')) ?? null

/** The screen if it can be drawn at once. */
export function screenOf<Name extends ScreenName>(design: Design, name: Name): Loaded[Name] {
  const known: Loaded = screens.get(design) ?? {}
  return known[name]
}

/** Fetches a screen in the browser: one request, however often it is asked for. It stays failed once it has failed. */
export function fetchScreen(number: number, language: Language, screen: ScreenName): Promise<unknown> {
  const key = `${assetsKey(number, language)}.${screen}`
  const known = waiting.get(key)
  if (known) return known
  const fetching = onceChunksLoad(() => loadAssets(number, language, screen))
  fetching.catch((problem) => failures.set(key, problem))
  waiting.set(key, fetching)
  return fetching
}

/** The screen, or what React wants thrown while it is on the way, or why it will not come. */
export function needScreen<Name extends ScreenName>(number: number, language: Language, name: Name) {
  const component = screenOf(assetsOf(number, language).design, name)
  if (component) return component
  const failure = failures.get(`${assetsKey(number, language)}.${name}`)
  throw failure ?? fetchScreen(number, language, name)
}
