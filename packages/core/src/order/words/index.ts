import type { Country } from '../../money/amount.ts'
import type { Language, PaymentMethod } from '../../shop/shop.ts'
import type { ChatText } from '../chat-text.ts'
import { chatWordsEn } from './chat/en.ts'
import { chatWordsEs } from './chat/es.ts'
import { chatWordsFr } from './chat/fr.ts'
import { chatWordsPt } from './chat/pt.ts'
import { checkoutWordsEn } from './checkout/en.ts'
import { checkoutWordsEs } from './checkout/es.ts'
import { checkoutWordsFr } from './checkout/fr.ts'
import { checkoutWordsPt } from './checkout/pt.ts'
import { orderWordsEn } from './order/en.ts'
import { orderWordsEs } from './order/es.ts'
import { orderWordsFr } from './order/fr.ts'
import { orderWordsPt } from './order/pt.ts'
import { saleWordsEn } from './sale/en.ts'
import { saleWordsEs } from './sale/es.ts'
import { saleWordsFr } from './sale/fr.ts'
import { saleWordsPt } from './sale/pt.ts'

/**
 * The texts about orders, in every language, under the keys that templates use. A page loads the files of its
 * language only, as parts of the template kit's dictionaries; mails load all of them. `SALE_WORDS` may be on every page
 * of a shop, `CHECKOUT_WORDS` on checkout and order pages, `ORDER_WORDS` on pages of placed orders.
 */
export const SALE_WORDS: WordsIn<typeof saleWordsEs> = {
  es: saleWordsEs,
  en: saleWordsEn,
  pt: saleWordsPt,
  fr: saleWordsFr,
}
export const CHECKOUT_WORDS: WordsIn<typeof checkoutWordsEs> = {
  es: checkoutWordsEs,
  en: checkoutWordsEn,
  pt: checkoutWordsPt,
  fr: checkoutWordsFr,
}
export const ORDER_WORDS: WordsIn<typeof orderWordsEs> = {
  es: orderWordsEs,
  en: orderWordsEn,
  pt: orderWordsPt,
  fr: orderWordsFr,
}
/** Default texts of chats to buyers. */
export const CHAT_WORDS: Readonly<Record<Language, Readonly<Record<ChatText, string>>>> = {
  es: chatWordsEs,
  en: chatWordsEn,
  pt: chatWordsPt,
  fr: chatWordsFr,
}
type WordsIn<Spanish> = Readonly<Record<Language, Readonly<Record<keyof Spanish, string>>>>

const DEPOSITS: Readonly<Partial<Record<Language, Readonly<Record<Country, string>>>>> = {
  es: { CO: 'Consignación bancaria' },
  pt: { BR: 'Pix ou transferência bancária' },
}
/** The country's name for a bank deposit; undefined: the usual name in the language. */
export const depositName = (language: Language, country: Country): string | undefined => DEPOSITS[language]?.[country]

/** For methods whose text in templates is an instruction to the buyer: the text for mails, which shops read too. */
const IN_MAILS: Readonly<Partial<Record<Language, Readonly<Partial<Record<PaymentMethod, string>>>>>> = {
  en: { toBeAgreed: 'To be arranged' },
}
/** The name of a payment method in mails about orders of the country. */
export const paymentName = (method: PaymentMethod, language: Language, country: Country): string =>
  (method === 'bankDeposit' && depositName(language, country)) ||
  IN_MAILS[language]?.[method] ||
  { ...SALE_WORDS[language], ...CHECKOUT_WORDS[language] }[`payment.${method}`]
