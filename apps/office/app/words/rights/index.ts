import { section } from '../section.ts'

/** What roles do, and what is said of a screen that one does not cover. */
export const rightsWords = await section({
  es: () => import('./es.ts').then((module) => module.es),
  en: () => import('./en.ts').then((module) => module.en),
  pt: () => import('./pt.ts').then((module) => module.pt),
  fr: () => import('./fr.ts').then((module) => module.fr),
})
