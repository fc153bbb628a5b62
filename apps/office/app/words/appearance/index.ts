import { section } from '../section.ts'

/** Words of the appearance editor. */
export const appearanceWords = await section({
  es: () => import('./es.ts').then(({ appearance }) => appearance),
  en: () => import('./en.ts').then(({ appearance }) => appearance),
  pt: () => import('./pt.ts').then(({ appearance }) => appearance),
  fr: () => import('./fr.ts').then(({ appearance }) => appearance),
})
