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
 * What rendering needs: a template's design with the words of one language. Everything is loaded before rendering, on
 * the server and in the browser, so that rendering never suspends and both produce the same HTML.
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

/** For the browser: loads what the server's HTML was rendered with. */
export async function loadDocumentAssets({ template, screen }: DOMStringMap): Promise<void> {
  const { lang } = document.documentElement
  await loadAssets(Number(template), lang as Language, screen as ScreenName)
}

export function assetsOf(number: number, language: Language): TemplateAssets {
  const assets = loaded.get(assetsKey(number, language))
  if (!assets) throw new Error(`template ${number} in ${language} is drawn before it was loaded`)
  return assets
}

/** The additional words of this screen, or null. */
export const moreWordsOf = (number: number, language: Language, screen: ScreenName): Words | null =>
  moreWords.get([assetsKey(number, language), ...wordPartsOf(screen)].join('.')) ?? null

/** The screen's component if it is loaded. */
export function screenOf<Name extends ScreenName>(design: Design, name: Name): Loaded[Name] {
  const known: Loaded = screens.get(design) ?? {}
  return known[name]
}

/** Loads a screen in the browser, once, however often it is called. A failed load stays failed. */
export function fetchScreen(number: number, language: Language, screen: ScreenName): Promise<unknown> {
  const key = `${assetsKey(number, language)}.${screen}`
  const known = waiting.get(key)
  if (known) return known
  const fetching = onceChunksLoad(() => loadAssets(number, language, screen))
  fetching.catch((problem) => failures.set(key, problem))
  waiting.set(key, fetching)
  return fetching
}

/** The screen's component; throws the promise while it loads (for Suspense), or the error. */
export function needScreen<Name extends ScreenName>(number: number, language: Language, name: Name) {
  const component = screenOf(assetsOf(number, language).design, name)
  if (component) return component
  const failure = failures.get(`${assetsKey(number, language)}.${name}`)
  throw failure ?? fetchScreen(number, language, name)
}
