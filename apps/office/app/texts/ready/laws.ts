import type { Country } from '@store/core'

/** The laws of a country that ready texts name. Only certain facts are included; the rest is left blank. */
type CountryLaw = {
  /** The period of withdrawal after a distance purchase, in days. */
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

/** The data of a ready text. */
export type Facts = { readonly shop: string; readonly contact: string | null; readonly laws: CountryLaw }

/** The beginning of a blank; a text with blanks cannot be published. */
const BLANK = '[…'

export const countBlanks = (text: string): number => text.split(BLANK).length - 1
