import { section } from '../section.ts'

export const orderMoneyWords = await section({
  es: () => import('./es.ts').then(({ es }) => es),
  en: () => import('./en.ts').then(({ en }) => en),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
})
