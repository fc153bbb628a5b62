import { couponClosed, dayOf, formatAmount, timeZoneOf } from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { dayText } from '#app/words/dates.ts'
import { offersWords } from '#app/words/offers/index.ts'
import { reductionText } from './reduction.ts'

const PAGE = 50

/** Loads a page of coupons, each described in words. */
export async function readCoupons({ manage, language }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const params = { shopId }
  const after = search.get('after')
  const [{ currency, country }, { items, next }] = await Promise.all([
    manage.getShop({ params }),
    manage.listCoupons({ params, query: { limit: PAGE, ...(after && { after }) } }),
  ])
  const money = { currency, country }
  const words = offersWords.of(language)
  const day = (moment: string, shift = 0) =>
    dayText(`${dayOf(new Date(new Date(moment).getTime() + shift), timeZoneOf(country))}T00:00:00Z`, language, 'UTC')
  const summaryOf = ({ uses, maxUses, minPurchase, from, until }: (typeof items)[number]) =>
    [
      words.uses(uses, maxUses === null ? '' : String(maxUses)),
      minPurchase && words.minimum(formatAmount(minPurchase, money)),
      from && words.fromDate(day(from)),
      // `until` is the first moment of the next day, so the last day is the one before.
      until && words.until(day(until, -1)),
    ]
      .filter(Boolean)
      .join(' · ')
  const now = new Date()
  return {
    money,
    next,
    coupons: items.map((coupon) => {
      const { code, active, reduction, uses, revision } = coupon
      const closed = couponClosed(coupon, uses, now)
      return {
        code,
        active,
        revision,
        used: uses > 0,
        takes: reductionText(reduction, money),
        summary: summaryOf(coupon),
        // A coupon that begins later can already be shared.
        shared: closed === null || closed.reason === 'notYet',
      }
    }),
  }
}
