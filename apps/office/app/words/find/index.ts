import { section } from '../section.ts'

/** Words of the search for orders and products. */
export const findWords = await section({
  es: () => import('./es.ts').then(({ es }) => es),
  en: () => import('./en.ts').then(({ en }) => en),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
})
