import { type Language, OFFLINE_PAYMENT_METHODS, type PaymentMethod } from '@store/core'
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

/** What a payment method is called, and what its payer does next if that needs saying. */
export function paymentWords(words: MailWords, method: PaymentMethod) {
  const offline = OFFLINE_PAYMENT_METHODS.find((known) => known === method)
  return offline
    ? { name: words.paidBy[offline], how: words.howToPay[offline] }
    : { name: BRANDS[method] ?? method, how: null }
}
