import { type Branch, type MoneyStyle, type Order, type Shop, timeZoneOf } from '@store/core'

/** Everything a mail about a shop needs to know of it. */
export type Sender = {
  readonly shop: Pick<Shop, 'name' | 'language' | 'country' | 'email' | 'phone' | 'chatNumber' | 'subdomain'>
  /** Where the shop is reached, without a trailing slash. */
  readonly url: string
  /** The address of its logo's picture, on its own site. */
  readonly logo: string | null
  /** `#rrggbb`, as the merchant chose it. */
  readonly accent: string | null
}

export type OrderSender = Sender & {
  readonly order: Order
  /** Where orders are picked up. */
  readonly branches: readonly Branch[]
  /** Opens the order for whoever has the mail, by a signed address. */
  readonly pageUrl: string
}

/** Where a picture of ours is had in a format and a width that mails can show; null: it is none of ours. */
export function pictureForMail(shopAddress: string, src: string | null, width: 160 | 480): string | null {
  const [, file] = /^\/media\/(\d+\/[0-9a-f]{32}\.[a-z]{3,4})$/.exec(src ?? '') ?? []
  return file ? `${shopAddress}/media/mail_${width}/${file}` : null
}

export const moneyOf = ({ shop, order }: OrderSender): MoneyStyle => ({
  currency: order.currency,
  country: shop.country,
})

/** A moment by the shop's own clock; where we do not know it, in UTC and saying so. */
export function momentOf(moment: Date, { shop }: OrderSender): string {
  const timeZone = timeZoneOf(shop.country)
  const format = new Intl.DateTimeFormat(shop.language, {
    ...{ timeZone, day: 'numeric', month: 'long', minute: '2-digit' },
    hour: shop.language === 'en' ? 'numeric' : '2-digit',
    ...(timeZone === 'UTC' && { timeZoneName: 'short' }),
  })
  return format.format(moment)
}
