import {
  type Country,
  depositName,
  documentName,
  documentTypesOf,
  INVOICE_FIELDS,
  invoiceLabel,
  type Language,
} from '@store/core'
import type { Words } from '../design.ts'
import type { OrderWordKey, WordKey } from '../words.ts'

/** Words that depend on the country as well as the language. All of them are in this file; the server sends them with the page. */
type CountryWords = Readonly<Partial<Record<WordKey | OrderWordKey, string>>>

const COLOMBIA: Readonly<Partial<Record<Language, CountryWords>>> = {
  es: {
    'pay.deposit.title': 'Consigna {total} en esta cuenta',
    'order.carrier': 'Transportadora',
    'payment.mercadoPago.about':
      'Tarjeta hasta en {months} cuotas, PSE, dinero en tu cuenta o efectivo en más de 14.000 puntos. Pagas en la página de Mercado Pago.',
    'payment.epayco.about':
      'Tarjeta hasta en {months} cuotas, PSE, Daviplata, SafetyPay o efectivo en más de 14.000 puntos. Pagas en la página de ePayco.',
  },
  en: {
    'payment.mercadoPago.about':
      'Card in up to {months} instalments, PSE, account balance, or cash at over 14,000 collection points. You pay on Mercado Pago’s page.',
    'payment.epayco.about':
      'Card in up to {months} instalments, PSE, Daviplata, SafetyPay, or cash at over 14,000 collection points. You pay on ePayco’s page.',
  },
  pt: {
    'payment.mercadoPago.about':
      'Cartão em até {months} vezes, PSE, saldo em conta ou dinheiro em mais de 14.000 pontos. Você paga na página do Mercado Pago.',
    'payment.epayco.about':
      'Cartão em até {months} vezes, PSE, Daviplata, SafetyPay ou dinheiro em mais de 14.000 pontos. Você paga na página da ePayco.',
  },
  fr: {
    'payment.mercadoPago.about':
      'Carte en {months} fois maximum, PSE, solde du compte ou espèces dans plus de 14 000 points. Vous payez sur la page de Mercado Pago.',
    'payment.epayco.about':
      'Carte en {months} fois maximum, PSE, Daviplata, SafetyPay ou espèces dans plus de 14 000 points. Vous payez sur la page d’ePayco.',
  },
}
const BRAZIL: Readonly<Partial<Record<Language, CountryWords>>> = {
  pt: {
    'pay.deposit.title': 'Pague {total} por Pix ou transferência',
  },
}
const OWN: Readonly<Record<Country, Readonly<Partial<Record<Language, CountryWords>>>>> = { CO: COLOMBIA, BR: BRAZIL }

/** The Spanish label of a neighbourhood in countries that do not use "barrio". */
const NEIGHBOURHOODS: Readonly<Record<Country, string>> = {
  CL: 'Comuna',
  CR: 'Distrito',
  DO: 'Sector',
  GT: 'Zona o colonia',
  HN: 'Barrio o colonia',
  MX: 'Colonia',
  PA: 'Corregimiento',
  PE: 'Distrito',
  SV: 'Colonia',
  VE: 'Urbanización',
}
/**
 * Words that differ in a country, and its names of identity documents and invoice fields. Pages without an order
 * (`ordering`: false) get the names of payment methods only, to keep them small.
 */
export function wordsOfCountry(language: Language, country: Country, ordering: boolean): Words {
  const neighbourhood = language === 'es' && NEIGHBOURHOODS[country]
  const deposit = depositName(language, country)
  const own = { ...OWN[country]?.[language], ...(deposit && { 'payment.bankDeposit': deposit }) }
  if (!ordering) return Object.fromEntries(Object.entries(own).filter(([key]) => /^payment\.\w+$/.test(key)))
  return {
    ...own,
    ...(neighbourhood && { 'field.neighbourhood': neighbourhood }),
    ...Object.fromEntries(
      documentTypesOf(country).map((type) => [`document.${type}`, documentName(type, country, language)]),
    ),
    ...Object.fromEntries(INVOICE_FIELDS.map((name) => [`invoice.${name}`, invoiceLabel(name, country, language)])),
  }
}
