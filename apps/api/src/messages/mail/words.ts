import { type Country, type Language, OFFLINE_PAYMENT_METHODS, type PaymentMethod, type Shop } from '@store/core'
import en from './words/en.ts'
import es, { type MailWords } from './words/es.ts'
import fr from './words/fr.ts'
import pt from './words/pt.ts'

export type { MailWords }

export const WORDS: Readonly<Record<Language, MailWords>> = { es, en, pt, fr }

/** Brands are called the same everywhere. */
const BRANDS: Readonly<Partial<Record<PaymentMethod, string>>> = {
  efecty: 'Efecty',
  nequi: 'Nequi',
  daviplata: 'Daviplata',
  epayco: 'ePayco',
  mercadoPago: 'Mercado Pago',
  wompi: 'Wompi',
  credibanco: 'Credibanco',
  flow: 'Flow',
  addi: 'Addi',
  payu: 'PayU',
  paypal: 'PayPal',
  paymentsWay: 'PaymentsWay',
  tuCompra: 'TuCompra',
  wepay4u: 'WePay4U',
}

/** What is called otherwise in one country, as in the template kit's `words/countries.ts`. */
const CALLED: Readonly<
  Partial<Record<Language, Readonly<Record<Country, Readonly<Partial<Record<PaymentMethod, string>>>>>>>
> = {
  es: { CO: { bankDeposit: 'Consignación bancaria' } },
  pt: { BR: { bankDeposit: 'Pix ou transferência bancária' } },
}

/** What a payment method is called, and what its payer does next if that needs saying. */
export function paymentWords({ language, country }: Pick<Shop, 'language' | 'country'>, method: PaymentMethod) {
  const words = WORDS[language]
  const offline = OFFLINE_PAYMENT_METHODS.find((known) => known === method)
  return offline
    ? { name: CALLED[language]?.[country]?.[offline] ?? words.paidBy[offline], how: words.howToPay[offline] }
    : { name: BRANDS[method] ?? method, how: null }
}
