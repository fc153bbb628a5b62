import { data } from '@remix-run/node'
import { couponClosed, dayOf, formatAmount, type MoneyStyle, shopPath, timeZoneOf } from '@store/core'
import { guardColors } from '@store/template-kit/tokens'
import { templateOf } from '@store/templates'
import { pictureAt } from '#app/media/picture-at.ts'
import { reductionText } from '#app/offers/reduction.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { awningOf } from '#app/shop/awning.server.ts'
import { dayText } from '#app/words/dates.ts'
import { shareWords } from '#app/words/share/index.ts'
import { type Card, formatOf } from './card.ts'

/** The most photos on the card of a shop. */
const MOST_PHOTOS = 3
const LONGEST_CODE = 60

type Subject = Pick<Card, 'kind' | 'title' | 'big' | 'before' | 'text' | 'photos'> & { readonly path: string }

type CardShop = Awaited<ReturnType<Office['manage']['getShop']>>

/** Loads the card that an address names: of a product, a coupon, or the shop. It is in the shop's language. */
export async function readCard(office: Office, shop: MyShop, search: URLSearchParams) {
  const { manage } = office
  const params = { shopId: shop.shopId }
  const known = await manage.getShop({ params })
  const product = Number(search.get('product') ?? 0)
  const coupon = (search.get('coupon') ?? '').slice(0, LONGEST_CODE)
  const [{ settings }, subject] = await Promise.all([
    manage.getTemplateSettings({ params: { ...params, templateId: known.templateId } }),
    product > 0
      ? productOn(office, shop, product, known)
      : coupon
        ? couponOn(office, shop, coupon, known, new Date())
        : shopOn(office, shop, known),
  ])
  const template = templateOf(known.templateId)
  const { light } = guardColors(template.tokens, template.settings.read(settings).colors)
  const { bg, surface, text, muted, primary, onPrimary, sale } = light
  const { path, ...offerFacts } = subject
  const url = new URL(path, shop.url)
  const card: Card = {
    ...offerFacts,
    shop: known.name,
    url: url.href,
    address: url.host.replace(/^www\./, ''),
    colors: { bg, surface, text, muted, primary, onPrimary, sale },
    stripes: awningOf(known.templateId).light,
    templateId: template.id,
    font: template.fonts.body,
  }
  return { card, format: formatOf(search.get('format')) }
}

const moneyOf = ({ currency, country }: CardShop): MoneyStyle => ({ currency, country })

const photosOf = (sources: readonly (string | null)[]) =>
  sources.flatMap((src) => pictureAt(src, 1080) ?? []).slice(0, MOST_PHOTOS)

/** The card of a product, with its price; with variants, the lowest price of those for sale. */
async function productOn({ manage }: Office, { shopId }: MyShop, id: number, known: CardShop): Promise<Subject> {
  const words = shareWords.of(known.language)
  const money = moneyOf(known)
  if (!Number.isSafeInteger(id)) throw data(null, { status: 404 })
  const { name, price, compareAt, images, variants, slug, status, deletedAt } = await manage.getProduct({
    params: { shopId, id },
  })
  if (status !== 'active' || deletedAt !== null) throw data(null, { status: 404 })
  const prices = new Set(variants.filter(({ enabled }) => enabled).map((variant) => variant.price))
  const shown = price === null || price === 0 ? null : formatAmount(price, money)
  return {
    kind: 'product',
    title: name,
    path: shopPath('product', slug),
    text: null,
    big: shown && prices.size > 1 ? words.from(shown) : shown,
    before: shown && compareAt !== null ? formatAmount(compareAt, money) : null,
    photos: photosOf(images.slice(0, 1).map(({ src }) => src)),
  }
}

/** The card of a coupon; null if it has ended or is used up. One that begins later says when. */
async function couponOn(
  { manage }: Office,
  { shopId }: MyShop,
  code: string,
  known: CardShop,
  now: Date,
): Promise<Subject> {
  const words = shareWords.of(known.language)
  const money = moneyOf(known)
  const coupon = await manage.getCoupon({ params: { shopId, code } })
  const closed = couponClosed(coupon, coupon.uses, now)
  if (closed && closed.reason !== 'notYet') throw data(null, { status: 404 })
  const zone = timeZoneOf(known.country)
  // `until` is the first moment of the next day, so the last day is the one before.
  const last = coupon.until && dayOf(new Date(Date.parse(coupon.until) - 1), zone)
  const conditions = [
    coupon.minPurchase ? words.minimum(formatAmount(coupon.minPurchase, money)) : null,
    closed ? words.since(dayText(closed.from, known.language, zone)) : null,
    last ? words.until(dayText(`${last}T00:00:00Z`, known.language, 'UTC')) : null,
  ]
  return {
    kind: 'coupon',
    title: coupon.code,
    path: '/',
    before: null,
    photos: [],
    big: words.less(reductionText(coupon.reduction, money)),
    text: [words.useCode, ...conditions].filter(Boolean).join(' · '),
  }
}

/** The card of the shop, with photos of the best sellers, if the reader may see products. */
async function shopOn(
  { manage }: Office,
  { shopId, scopes }: MyShop,
  { name, description }: CardShop,
): Promise<Subject> {
  const items = scopes.includes('products:read')
    ? (
        await manage.listProducts({
          params: { shopId },
          query: { status: 'active', photo: true, stocked: true, sort: '-sold', limit: MOST_PHOTOS },
        })
      ).items
    : []
  return {
    kind: 'shop',
    title: name,
    text: description,
    big: null,
    before: null,
    path: '/',
    photos: photosOf(items.map(({ image }) => image)),
  }
}
