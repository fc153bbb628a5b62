import { section } from '../section.ts'

/** What the editor of a shop's appearance says. */
export const appearanceWords = await section({
  es: () => import('./es.ts').then(({ appearance }) => appearance),
  en: () => import('./en.ts').then(({ appearance }) => appearance),
  pt: () => import('./pt.ts').then(({ appearance }) => appearance),
  fr: () => import('./fr.ts').then(({ appearance }) => appearance),
})
