import { type Currency, isShopName, LANGUAGES, type Language, NEW_SHOP_TEMPLATE } from '@store/core'
import { InvalidArgumentError } from 'commander'
import { problemIn, withApi } from '../../api.ts'
import { command, type Json } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { answer, print } from '../../print.ts'
import { domains } from '../../product.ts'
import {
  chatNumber,
  countryCode,
  currencyCode,
  languageCode,
  mailAddress,
  TEMPLATE_NUMBERS,
  templateNumber,
} from '../../reading.ts'

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
      await withApi(async (manage) => {
        const body = {
          subdomain,
          name,
          templateId: template,
          currency,
          language,
          ...(country && { country }),
          chatNumber: whatsapp ?? null,
          email: email ?? null,
        }
        const shop = await manage.createShop({ body }).catch((error: unknown) => {
          const taken = problemIn(error)?.errors?.some(({ code }) => code === 'taken')
          throw taken ? new Complaint(`The subdomain "${subdomain}" is taken. Choose another with --subdomain.`) : error
        })
        answer(options, shop, () => print(`${shop.name} is open: ${shop.url}`))
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

export function shopName(text: string): string {
  const name = text.toLowerCase()
  if (isShopName(name, domains())) return name
  throw new InvalidArgumentError(
    'Use 2 to 63 letters, digits and inner hyphens, not digits alone, and no reserved word.',
  )
}
