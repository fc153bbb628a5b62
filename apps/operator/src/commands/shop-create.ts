import { createShop } from '@store/api/queries'
import { type Currency, isShopName, LANGUAGES, type Language, NEW_SHOP_TEMPLATE, shopUrl } from '@store/core'
import { InvalidArgumentError } from 'commander'
import { command, type Json } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { withDatabase } from '../connection.ts'
import { answer } from '../print.ts'
import { domains, port } from '../product.ts'
import {
  chatNumber,
  countryCode,
  currencyCode,
  languageCode,
  mailAddress,
  TEMPLATE_NUMBERS,
  templateNumber,
} from '../reading.ts'

export const shopCreate = () =>
  command('create', 'Open a new shop', [
    `shop create --subdomain mercado --name "Mercado" --template ${NEW_SHOP_TEMPLATE} --currency USD --language en`,
  ])
    .requiredOption('--subdomain <name>', 'letters, digits and hyphens: its address', shopName)
    .requiredOption('--name <text>', 'what shoppers read')
    .option('--template <number>', `one of ${TEMPLATE_NUMBERS}`, templateNumber, NEW_SHOP_TEMPLATE)
    .option('--currency <code>', 'ISO 4217, as in COP or USD', currencyCode, 'COP')
    .option('--country <code>', 'ISO 3166, as in CO; decides how money and addresses are written', countryCode)
    .option('--language <code>', LANGUAGES.join(', '), languageCode, 'es' as Language)
    .option('--whatsapp <number>', 'with country code', chatNumber)
    .option(
      '--email <address>',
      'where messages and orders are announced; without it the shop takes no messages',
      mailAddress,
    )
    .action(async (options: NewShop & Json) => {
      const { subdomain, name, template, currency, country, language, whatsapp, email } = options
      await withDatabase(async ({ db }) => {
        const outcome = await createShop(db, {
          subdomain,
          name,
          templateId: template,
          currency,
          country: country ?? countryOf(currency),
          language,
          chatNumber: whatsapp ?? null,
          email: email ?? null,
        })
        if (outcome.kind === 'taken')
          throw new Complaint(`The subdomain "${subdomain}" is taken. Choose another with --subdomain.`)
        const { shop } = outcome
        answer(options, shop, () => console.log(`${shop.name} is open: ${shopUrl(shop, domains(), port())}`))
      })
    })

type NewShop = {
  readonly subdomain: string
  readonly name: string
  readonly template: number
  readonly currency: Currency
  readonly country?: string
  readonly language: Language
  readonly whatsapp?: string
  readonly email?: string
}

/** Where a currency is at home: what a merchant means who names only the currency. */
const HOME: Readonly<Record<string, string>> = {
  COP: 'CO',
  MXN: 'MX',
  PEN: 'PE',
  CLP: 'CL',
  ARS: 'AR',
  USD: 'US',
  PAB: 'PA',
  CRC: 'CR',
  GTQ: 'GT',
  HNL: 'HN',
  DOP: 'DO',
  UYU: 'UY',
  PYG: 'PY',
  BOB: 'BO',
  VES: 'VE',
  BRL: 'BR',
  EUR: 'ES',
}
const countryOf = (currency: Currency) => HOME[currency] ?? 'CO'

export const mayBeShopName = (name: string) => isShopName(name, domains())

export function shopName(text: string): string {
  const name = text.toLowerCase()
  if (mayBeShopName(name)) return name
  throw new InvalidArgumentError(
    'Use 2 to 63 letters, digits and inner hyphens, not digits alone, and no reserved word.',
  )
}
