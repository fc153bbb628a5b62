import {
  CHECKOUT_WORDS,
  type Language,
  OFFLINE_PAYMENT_METHODS,
  ORDER_WORDS,
  type PaymentMethod,
  paymentName,
  SALE_WORDS,
  type Shop,
} from '@store/core'
import en from './words/en.ts'
import es from './words/es.ts'
import fr from './words/fr.ts'
import pt from './words/pt.ts'

/** The texts of mails, and the templates' texts that mails use too, under the templates' keys. */
const all = (spanish: typeof es, language: Language) => ({
  ...spanish,
  ...SALE_WORDS[language],
  ...CHECKOUT_WORDS[language],
  ...ORDER_WORDS[language],
})
export const WORDS = { es: all(es, 'es'), en: all(en, 'en'), pt: all(pt, 'pt'), fr: all(fr, 'fr') } as const
export type MailWords = ReturnType<typeof all>

/** The name of a payment method, and the payer's next step if there is one. */
export function paymentWords({ language, country }: Pick<Shop, 'language' | 'country'>, method: PaymentMethod) {
  const offline = OFFLINE_PAYMENT_METHODS.find((known) => known === method)
  return { name: paymentName(method, language, country), how: offline ? WORDS[language].howToPay[offline] : null }
}
