import {
  LANGUAGES,
  type Language,
  MAX_CHAT_HOLD_MINUTES,
  MAX_CONFIRM_HOURS,
  MAX_LINE_QUANTITY,
  OFFLINE_PAYMENT_METHODS,
  ONLINE_PAYMENT_METHODS,
  type PaymentMethod,
  type SocialNetwork,
} from '@store/core'
import { type InShop, withShop } from '../../api.ts'
import { citiesFor, cityOf } from '../../city.ts'
import { command, type Json } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { uploadedPicture } from '../../picture.ts'
import { answer, print } from '../../print.ts'
import {
  amountOf,
  chatNumber,
  countryCode,
  languageCode,
  mailAddress,
  oneOf,
  orNone,
  TEMPLATE_NUMBERS,
  templateNumber,
  textUpTo,
  webAddress,
  wholeNumber,
} from '../../reading.ts'

/** Texts of a shop about itself (D1), with their maximum length: all are on one page, beside a form. */
const ABOUT = ['story', 'mission', 'vision'] as const
const ABOUT_LIMITS = { story: 4000, mission: 600, vision: 600 } as const

const NETWORKS: readonly SocialNetwork[] = ['facebook', 'instagram', 'twitter', 'youtube', 'tiktok']
const text = (value: string) => value

export const shopSet = () => {
  const set = command('set', 'Change what the shop says of itself and leave the rest ("none" takes a value away)', [
    'shop set mercado --name "Mercado Central" --phone "+57 300 123 4567"',
    'shop set mercado --min-purchase 20 --payments toBeAgreed,cashOnDelivery,bankDeposit',
    'shop set mercado --whatsapp "+57 300 123 4567" --chat-hold 120',
    'shop set mercado --story "We began with one stall." --mission "Good food for the whole street."',
    'shop set mercado --description none',
  ])
    .argument('<shop>', 'subdomain of the shop')
    .option('--name <text>', 'what shoppers read')
    .option('--template <number>', `one of ${TEMPLATE_NUMBERS}`, templateNumber)
    .option('--language <code>', LANGUAGES.join(', '), languageCode)
    .option('--country <code>', 'ISO 3166, as in CO', countryCode)
    .option('--whatsapp <number>', 'with country code', orNone(chatNumber))
    .option(
      '--chat-hold <minutes>',
      'how long a WhatsApp order keeps its units for you to confirm it',
      wholeNumber(1, MAX_CHAT_HOLD_MINUTES),
    )
    .option(
      '--confirm-hours <hours>',
      'how long an order that is paid by hand keeps its units for you to confirm it',
      wholeNumber(1, MAX_CONFIRM_HOURS),
    )
    .option('--max-units <number>', 'of one product that one buyer may have', wholeNumber(1, MAX_LINE_QUANTITY))
    .option('--max-open-orders <number>', 'of one buyer that nobody has paid or confirmed', wholeNumber(1, 1_000_000))
    .option('--invoices <on|off>', 'whether checkout takes the data of an invoice', oneOf(['on', 'off']))
    .option('--phone <text>', 'as shoppers read it', orNone(text))
    .option('--email <address>', 'where orders and messages are announced', orNone(mailAddress))
    .option('--city <name>', "name or official code of the shop's city", orNone(text))
    .option('--description <text>', 'a few words about the shop', orNone(text))
    .option('--story <text>', 'how the shop came to be, on its contact page', orNone(textUpTo(ABOUT_LIMITS.story)))
    .option('--mission <text>', 'what it is there for', orNone(textUpTo(ABOUT_LIMITS.mission)))
    .option('--vision <text>', 'where it wants to be', orNone(textUpTo(ABOUT_LIMITS.vision)))
    .option('--min-purchase <amount>', 'below it nothing is sold', orNone(text))
    .option('--payments <methods>', SOLD_BY.join(', '), paymentMethods)
    .option('--logo <file>', 'a picture', orNone(text))
  for (const network of NETWORKS) set.option(`--${network} <url>`, 'address of its page', orNone(webAddress))
  return set.action(async (subdomain: string, { json, ...fields }: Changes & Json) => {
    if (Object.keys(fields).length === 0)
      throw new Complaint('Nothing was said to change. "feria shop set --help" shows what can be.')
    await withShop(subdomain, async (where) => {
      const { manage, params } = where
      const shop = await manage.getShop({ params })
      const { name, template, language, country, whatsapp, phone, email, city, description, minPurchase } = fields
      if (name?.trim() === '') throw new Complaint('A shop needs a name.')
      const change: SettingsChange = {
        ...(name !== undefined && { name: name.trim() }),
        ...(template !== undefined && { templateId: template }),
        ...(language !== undefined && { language }),
        ...(country !== undefined && { country }),
        ...(whatsapp !== undefined && { chatNumber: whatsapp || null }),
        ...(fields.chatHold !== undefined && { chatHoldMinutes: fields.chatHold }),
        ...(fields.confirmHours !== undefined && { confirmHours: fields.confirmHours }),
        ...(fields.maxUnits !== undefined && { maxUnits: fields.maxUnits }),
        ...(fields.maxOpenOrders !== undefined && { maxOpenOrders: fields.maxOpenOrders }),
        ...(fields.invoices !== undefined && { invoices: fields.invoices === 'on' }),
        ...(phone !== undefined && { phone: phone || null }),
        ...(email !== undefined && { email: email || null }),
        ...(description !== undefined && { description: description || null }),
        ...(ABOUT.some((part) => fields[part] !== undefined) && { about: aboutOf(shop.about, fields) }),
        ...(fields.payments && { paymentMethods: [...fields.payments] }),
        ...(minPurchase !== undefined && { minPurchase: minPurchase ? amountOf(minPurchase, shop) : null }),
        ...(fields.logo !== undefined && {
          logo: fields.logo ? await uploadedPicture(where, fields.logo) : null,
        }),
        ...(NETWORKS.some((network) => fields[network] !== undefined) && { socials: socialsOf(shop.socials, fields) }),
      }
      if (city === '') change.cityId = null
      else if (city !== undefined) change.cityId = cityOf(city, await citiesFor(where, country)).id
      const { revision } = shop
      const { revision: _, ...changed } = await manage.changeShop({ params, revision, body: change })
      const names = Object.keys(change).map((name) => (name === 'cityId' ? 'city' : name))
      answer({ json }, changed, () => print(`${changed.name}: ${names.join(', ')} changed`))
    })
  })
}

type ManagedSettings = Awaited<ReturnType<InShop['manage']['getShop']>>
type SettingsChange = { -readonly [Key in keyof ShopChangeBody]: ShopChangeBody[Key] }
type ShopChangeBody = NonNullable<Parameters<InShop['manage']['changeShop']>[0]['body']>

type Changes = {
  readonly name?: string
  readonly template?: number
  readonly language?: Language
  readonly country?: string
  readonly whatsapp?: string
  readonly chatHold?: number
  readonly confirmHours?: number
  readonly maxUnits?: number
  readonly maxOpenOrders?: number
  readonly invoices?: string
  readonly phone?: string
  readonly email?: string
  readonly city?: string
  readonly description?: string
  readonly minPurchase?: string
  readonly payments?: readonly PaymentMethod[]
  readonly logo?: string
} & { readonly [network in SocialNetwork]?: string } & { readonly [part in keyof ManagedSettings['about']]?: string }

/** Methods that checkout can offer; the others are names in the wire format of old shops. */
const SOLD_BY = [...ONLINE_PAYMENT_METHODS, ...OFFLINE_PAYMENT_METHODS]

const paymentMethods = (typed: string): readonly PaymentMethod[] => [
  ...new Set(typed.split(',').map((method) => oneOf(SOLD_BY)(method.trim()))),
]

function aboutOf(known: ManagedSettings['about'], changes: Changes): ManagedSettings['about'] {
  const { story = known.story, mission = known.mission, vision = known.vision } = changes
  return { story: story || null, mission: mission || null, vision: vision || null }
}

function socialsOf(known: ManagedSettings['socials'], changes: Changes): ShopChangeBody['socials'] {
  const all = NETWORKS.map((network) => [network, changes[network] === undefined ? known[network] : changes[network]])
  return Object.fromEntries(all.map(([network, url]) => [network, url || null]))
}
