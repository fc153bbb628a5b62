import { dayOf, type ShopEventName, timeZoneOf, type VisitSource } from '@store/core'
import type { DemoProduct, DemoShop } from './demo-shop.ts'
import { drawFrom } from './draw.ts'
import { DAYS, type ordersOf } from './orders.ts'

const DAY = 86_400_000

/** How many of a hundred visits come from a source and on a kind of device. */
const SOURCES: Partial<Record<VisitSource, number>> = {
  instagram: 38,
  search: 20,
  whatsapp: 14,
  facebook: 8,
  direct: 16,
}
const DEVICES = { MOBILE: 82, DESKTOP: 15, TABLET: 3 }

type Orders = ReturnType<typeof ordersOf>
type What = 'visit' | 'checkoutProduct' | 'checkoutUnits' | ShopEventName

/**
 * What visitors of a demo shop did on the sixty days before a moment, as lines of an archive; for the same moment and orders they are the
 * same. Weekends are busier, the last weeks busier than the first, and whoever ordered was there.
 */
export function visitsOf(demo: DemoShop, until: string, orders: Orders) {
  const draw = drawFrom(`visits of ${demo.shop.subdomain}`)
  const zone = timeZoneOf(demo.shop.country)
  const counts = new Map<string, { what: What; about: string; day: string; times: number }>()
  const add = (day: string, what: What, about: string, times: number) => {
    const key = `${what}\n${about}\n${day}`
    const known = counts.get(key)
    if (times > 0) counts.set(key, { what, about, day, times: times + (known?.times ?? 0) })
  }
  const both = (day: string, what: What, about: string, times: number) => {
    add(day, what, '', times)
    add(day, what, about, times)
  }
  const liked = demo.products.filter(({ active }) => active)
  for (let at = 0; at < DAYS; at++) {
    const moment = new Date(Date.parse(until) - at * DAY)
    const day = dayOf(moment, zone)
    const placed = orders.filter(
      ({ placedAt, channel }) => channel === 'web' && dayOf(new Date(placedAt), zone) === day,
    )
    const isWeekend = [0, 6].includes(moment.getUTCDay())
    const visits = placed.length * 12 + 30 + draw(25) + (isWeekend ? 20 : 0) + Math.floor((DAYS - at) / 3)
    add(day, 'visit', '', visits)
    for (const [source, part] of Object.entries(SOURCES))
      add(day, 'visit', `source ${source}`, Math.round((visits * (part - 4 + draw(9))) / 100))
    for (const [device, part] of Object.entries(DEVICES))
      add(day, 'visit', `device ${device}`, Math.round((visits * part) / 100))
    add(day, 'visitedPage', '', visits * 3 + draw(40))
    add(day, 'visitedCatalog', '', Math.round(visits * 0.6))
    for (const { name } of demo.categories) both(day, 'choseCategory', name, draw(Math.ceil(visits / 6)))
    for (let seen = 0; seen < visits; seen++) {
      // Some products are liked more than others, as in the orders.
      const { reference } = liked[Math.min(draw(liked.length), draw(liked.length))] as DemoProduct
      both(day, 'viewedProduct', reference, 1)
      if (draw(9) === 0) both(day, 'addedToCart', reference, 1)
    }
    for (const { lines } of placed) {
      add(day, 'startedCheckout', '', 1)
      for (const { product, quantity } of lines) {
        both(day, 'addedToCart', product, 1)
        both(day, 'checkoutProduct', product, 1)
        both(day, 'checkoutUnits', product, quantity)
      }
    }
    add(day, 'startedCheckout', '', draw(4))
  }
  return [...counts.values()]
}
