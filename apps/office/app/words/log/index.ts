import { section } from '../section.ts'

export const logWords = await section({
  es: () => import('./es.ts').then((module) => module.default),
  en: () => import('./en.ts').then((module) => module.default),
  pt: () => import('./pt.ts').then((module) => module.default),
  fr: () => import('./fr.ts').then((module) => module.default),
})
