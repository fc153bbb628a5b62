import type { Country, Language } from '@store/core'
import type { Words } from '../template.ts'
import type { OrderWordKey, WordKey } from '../words.ts'

/** The one home of words that go by the country, not by the language alone. Servers send them with the page. */
type Own = Readonly<Partial<Record<WordKey | OrderWordKey, string>>>

const COLOMBIA: Readonly<Partial<Record<Language, Own>>> = {
  es: {
    'field.idNumber.hint': 'Cédula, NIT, cédula de extranjería o pasaporte. Con él podrás consultar tu pedido.',
    'payment.bankDeposit': 'Consignación bancaria',
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
const BRAZIL: Readonly<Partial<Record<Language, Own>>> = {
  pt: {
    'payment.bankDeposit': 'Pix ou transferência bancária',
    'pay.deposit.title': 'Pague {total} por Pix ou transferência',
  },
}
const OWN: Readonly<Record<Country, Readonly<Partial<Record<Language, Own>>>>> = { CO: COLOMBIA, BR: BRAZIL }

/** The papers people of a country are known by to a shop. Colombia has so many that the hint beside the field lists them. */
const PAPERS: Readonly<Record<Country, readonly string[]>> = {
  AR: ['DNI', 'CUIT'],
  BO: ['CI', 'NIT'],
  BR: ['CPF'],
  CL: ['RUT'],
  CR: ['Cédula', 'DIMEX'],
  CU: ['Carné de identidad'],
  DO: ['Cédula'],
  EC: ['Cédula', 'RUC'],
  ES: ['DNI', 'NIE'],
  GT: ['DPI', 'NIT'],
  HN: ['DNI'],
  MX: ['CURP', 'RFC'],
  NI: ['Cédula'],
  PA: ['Cédula'],
  PE: ['DNI', 'CE', 'RUC'],
  PY: ['CI', 'RUC'],
  SV: ['DUI'],
  UY: ['CI'],
  VE: ['Cédula', 'RIF'],
}
/** What the part of a town is called in addresses where "barrio" is not what people write. */
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
const PASSPORT: Readonly<Record<Language, string>> = {
  es: 'pasaporte',
  en: 'passport',
  pt: 'passaporte',
  fr: 'passeport',
}

/**
 * What is said otherwise in this country; whoever comes from elsewhere has a passport. Pages where nothing is ordered
 * (`ordering`: false) name the ways to pay and no more, so that they carry nothing else.
 */
export function wordsOfCountry(language: Language, country: Country, ordering: boolean): Words {
  const papers = PAPERS[country]
  const neighbourhood = language === 'es' && NEIGHBOURHOODS[country]
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  const own = OWN[country]?.[language] ?? {}
  if (!ordering) return Object.fromEntries(Object.entries(own).filter(([key]) => /^payment\.\w+$/.test(key)))
  return {
    ...own,
    ...(neighbourhood && { 'field.neighbourhood': neighbourhood }),
    ...(papers && { 'field.idNumber': list.format([...papers, PASSPORT[language]]) }),
  }
}
