import { section } from '../section.ts'
import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

/** Words of previews of what is unpublished. */
export const previewWords = await section({
  es: () => import('./es.ts').then((module) => module.es),
  en: () => import('./en.ts').then((module) => module.en),
  pt: () => import('./pt.ts').then((module) => module.pt),
  fr: () => import('./fr.ts').then((module) => module.fr),
})

export type Words = AnyLanguage<typeof es>
