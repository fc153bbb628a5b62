import { formatAmount, ORDER_WORDS, timeZoneOf } from '@store/core'
import { pictureAt } from '#app/media/picture-at.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { momentText } from '#app/words/dates.ts'

/** Of each kind; the lists have all. */
const MOST = 8
/** As long as the API takes. */
const LONGEST_SEARCH = 100

/** Orders and products with what was typed, as far as the reader's role allows. */
export async function findAll({ manage, language }: Office, { shopId, scopes }: MyShop, search: URLSearchParams) {
  const typed = (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH)
  if (typed === '') return { typed, orders: null, products: null }
  const params = { shopId }
  const query = { q: typed, limit: MOST }
  const [shop, orders, products] = await Promise.all([
    manage.getShop({ params }),
    scopes.includes('orders:read') ? manage.listOrders({ params, query }) : null,
    scopes.includes('products:read') ? manage.listProducts({ params, query }) : null,
  ])
  const words = ORDER_WORDS[language]
  return {
    typed,
    orders: orders && {
      more: orders.next !== null,
      items: orders.items.map(({ number, buyer = null, total, currency, placedAt, status, shipment }) => ({
        ...{ number, buyer, total: formatAmount(total, { currency, country: shop.country }) },
        state: shipment === 'pending' ? words[`status.${status}`] : words[`shipment.${shipment}`],
        placed: momentText(placedAt, language, timeZoneOf(shop.country)),
      })),
    },
    products: products && {
      more: products.next !== null,
      items: products.items.map(({ id, name, price, image }) => ({
        ...{ id, name, image: pictureAt(image, 160) },
        price: price === null ? null : formatAmount(price, { currency: shop.currency, country: shop.country }),
      })),
    },
  }
}
