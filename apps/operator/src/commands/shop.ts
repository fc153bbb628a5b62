import { createShop, listShops } from '@store/api/queries'
import { type Currency, isShopName, LANGUAGES, type Language, TEMPLATE_IDS } from '@store/core'
import { Command, InvalidArgumentError } from 'commander'
import { Complaint } from '../complaint.ts'
import { withDatabase } from '../connection.ts'
import { printJson, printTable } from '../print.ts'

export function shopCommand() {
  const shop = new Command('shop').description('create and list shops')

  shop
    .command('create')
    .description('open a new shop')
    .requiredOption('--subdomain <name>', 'letters, digits and hyphens: its address', shopName)
    .requiredOption('--name <text>', 'what shoppers read')
    .option('--template <number>', `one of ${TEMPLATE_IDS.join(', ')}`, templateNumber, 5)
    .option('--currency <code>', 'ISO 4217, as in COP or USD', currencyCode, 'COP')
    .option('--country <code>', 'ISO 3166, as in CO; decides how money and addresses are written', countryCode)
    .option('--language <code>', LANGUAGES.join(', '), languageCode, 'es' as Language)
    .option('--whatsapp <number>', 'with country code')
    .option('--json', 'print the shop as JSON')
    .action(async (options: NewShop & { json?: boolean }) => {
      const { subdomain, name, template, currency, country, language, whatsapp } = options
      await withDatabase(async ({ db }) => {
        const outcome = await createShop(db, {
          subdomain,
          name,
          templateId: template,
          currency,
          country: country ?? countryOf(currency),
          language,
          chatNumber: whatsapp ?? null,
        })
        if (outcome.kind === 'taken')
          throw new Complaint(`The subdomain "${subdomain}" is taken. Choose another with --subdomain.`)
        if (options.json) return printJson(outcome.shop)
        console.log(`${outcome.shop.name} is open: http://${subdomain}.${firstDomain()}:${process.env.PORT || 3000}`)
      })
    })

  shop
    .command('list')
    .description('every shop')
    .option('--json', 'print as JSON')
    .action(async (options: { json?: boolean }) => {
      await withDatabase(async ({ db }) => {
        const shops = await listShops(db)
        if (options.json) return printJson(shops)
        printTable(
          shops.map(({ id, subdomain, name, templateId, currency, language, domain }) => ({
            id,
            subdomain,
            name,
            template: templateId,
            currency,
            language,
            domain: domain ?? '',
          })),
        )
      })
    })

  return shop
}

type NewShop = {
  readonly subdomain: string
  readonly name: string
  readonly template: number
  readonly currency: Currency
  readonly country?: string
  readonly language: Language
  readonly whatsapp?: string
}

const firstDomain = () => (process.env.STORE_DOMAINS || 'localhost').split(',')[0]

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

function shopName(text: string): string {
  const name = text.toLowerCase()
  if (isShopName(name, { brand: process.env.BRAND || 'feria' })) return name
  throw new InvalidArgumentError(
    'Use 2 to 63 letters, digits and inner hyphens, not digits alone, and no reserved word.',
  )
}

function templateNumber(text: string): number {
  const id = Number(text)
  if ((TEMPLATE_IDS as readonly number[]).includes(id)) return id
  throw new InvalidArgumentError(`Choose one of ${TEMPLATE_IDS.join(', ')}.`)
}

function currencyCode(text: string): Currency {
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase()
  throw new InvalidArgumentError('Use the three letters of ISO 4217, as in COP.')
}

function countryCode(text: string): string {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase()
  throw new InvalidArgumentError('Use the two letters of ISO 3166, as in CO.')
}

function languageCode(text: string): Language {
  const language = LANGUAGES.find((known) => known === text.toLowerCase())
  if (language) return language
  throw new InvalidArgumentError(`Choose one of ${LANGUAGES.join(', ')}.`)
}
