import { section } from '../section.ts'

export const taxWords = await section({
  es: () => import('./es.ts').then((module) => module.es),
  en: () => import('./en.ts').then((module) => module.en),
  pt: () => import('./pt.ts').then((module) => module.pt),
  fr: () => import('./fr.ts').then((module) => module.fr),
})
