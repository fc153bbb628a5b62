import type { Country } from '@store/core'

/** What a country's laws say that a ready text names. Only what is certain stands here: the rest is left to be filled in. */
type CountryLaw = {
  /** Days to change one's mind after a purchase at a distance. */
  readonly withdrawal: { readonly days: number; readonly working: boolean } | null
  readonly consumers: string | null
  readonly data: string | null
}

const NONE: CountryLaw = { withdrawal: null, consumers: null, data: null }

const LAWS: Readonly<Record<string, CountryLaw>> = {
  AR: { withdrawal: { days: 10, working: false }, consumers: 'Ley 24.240', data: 'Ley 25.326' },
  BR: {
    withdrawal: { days: 7, working: false },
    consumers: 'Código de Defesa do Consumidor (Lei 8.078/1990)',
    data: 'LGPD (Lei 13.709/2018)',
  },
  CL: { withdrawal: { days: 10, working: false }, consumers: 'Ley 19.496', data: 'Ley 19.628' },
  CO: { withdrawal: { days: 5, working: true }, consumers: 'Ley 1480 de 2011', data: 'Ley 1581 de 2012' },
  MX: {
    withdrawal: { days: 5, working: true },
    consumers: 'Ley Federal de Protección al Consumidor',
    data: 'Ley Federal de Protección de Datos Personales en Posesión de los Particulares',
  },
  PE: { withdrawal: null, consumers: 'Ley 29571', data: 'Ley 29733' },
  UY: { withdrawal: { days: 5, working: true }, consumers: 'Ley 17.250', data: 'Ley 18.331' },
}

export const lawsOf = (country: Country): CountryLaw => LAWS[country] ?? NONE

/** What a ready text is about. */
export type Facts = { readonly shop: string; readonly contact: string | null; readonly laws: CountryLaw }

/** How a blank begins; whoever publishes has to have filled in all of them. */
const BLANK = '[…'

export const countBlanks = (text: string): number => text.split(BLANK).length - 1
