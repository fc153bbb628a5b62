import { type Branch, type MoneyStyle, type Order, type Shop, timeZoneOf } from '@store/core'

/** The look of a mail, and its sender: a shop, or the platform. */
export type MailBranding = {
  readonly shop: Pick<Shop, 'name' | 'language'>
  /** The URL of the shop, without a trailing slash. */
  readonly url: string
  /** The URL of its logo, on its own site. */
  readonly logo: string | null
  /** `#rrggbb`, as the merchant chose it; null: none. */
  readonly accent: string | null
}

/** Everything about a shop that its mails need. */
export type MailContext = MailBranding & {
  readonly shop: Pick<Shop, 'country' | 'email' | 'phone' | 'chatNumber' | 'subdomain'>
}

export type OrderMailContext = MailContext & {
  readonly order: Order
  /** The places of pickup. */
  readonly branches: readonly Branch[]
  /** The signed URL of the order's page, which works for everybody who has the mail. */
  readonly pageUrl: string
}

/** The URL of one of our pictures in a format and width that mails can show; null: it is not one of ours. */
export function pictureForMail(shopAddress: string, src: string | null, width: 160 | 480): string | null {
  const [, file] = /^\/media\/(\d+\/[0-9a-f]{32}\.[a-z]{3,4})$/.exec(src ?? '') ?? []
  return file ? `${shopAddress}/media/mail_${width}/${file}` : null
}

export const moneyOf = ({ shop, order }: OrderMailContext): MoneyStyle => ({
  currency: order.currency,
  country: shop.country,
})

/** A time in the shop's time zone; in UTC, with a note, if we do not know the zone. */
export function momentOf(moment: Date, { shop }: OrderMailContext): string {
  const timeZone = timeZoneOf(shop.country)
  const format = new Intl.DateTimeFormat(shop.language, {
    timeZone,
    day: 'numeric',
    month: 'long',
    minute: '2-digit',
    hour: shop.language === 'en' ? 'numeric' : '2-digit',
    ...(timeZone === 'UTC' && { timeZoneName: 'short' }),
  })
  return format.format(moment)
}
