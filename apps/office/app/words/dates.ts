import type { Language } from '@store/core'

/** The locale of each language, for dates. */
const PLACES = { es: 'es-CO', en: 'en-US', pt: 'pt-BR', fr: 'fr-FR' } as const

/** A day as people write it, in a time zone: «3 de marzo de 2026». */
export const dayText = (moment: string, language: Language, timeZone: string): string =>
  new Date(moment).toLocaleDateString(PLACES[language], { dateStyle: 'long', timeZone })

/** A day and the time, in a time zone; without line breaks within the time («2:48 p. m.»). */
export const momentText = (moment: string, language: Language, timeZone: string): string =>
  new Date(moment)
    .toLocaleString(PLACES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone })
    .replace(/\d:\d\d.*$/, (time) => time.replaceAll(/\s/g, '\u00a0'))
