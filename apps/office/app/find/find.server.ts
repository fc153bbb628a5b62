import { formatAmount, ORDER_WORDS, timeZoneOf } from '@store/core'
import { pictureAt } from '#app/media/picture-at.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { momentText } from '#app/words/dates.ts'
import { searchedFor } from './searched-for.ts'

/** The most results of each kind; the lists have all. */
const MOST = 8

type SearchScope = 'all' | 'numbers' | 'products'

/** Searches orders and products, as far as the reader's role allows. */
export async function findAll({ manage, language }: Office, { shopId, scopes }: MyShop, search: URLSearchParams) {
  const typed = searchedFor(search.get('q'))
  const [seesOrders, seesProducts] = [scopes.includes('orders:read'), scopes.includes('products:read')]
  /** Without permission to see buyers, orders are found by number or product only. */
  const scope: SearchScope = !seesOrders ? 'products' : scopes.includes('buyers:read') ? 'all' : 'numbers'
  if (typed === '') return { typed, scope, orders: null, products: null }
  const params = { shopId }
  const query = { q: typed, limit: MOST }
  const [shop, orders, products] = await Promise.all([
    manage.getShop({ params }),
    seesOrders ? manage.listOrders({ params, query }) : null,
    seesProducts ? manage.listProducts({ params, query }) : null,
  ])
  const words = ORDER_WORDS[language]
  return {
    typed,
    scope,
    orders: orders && {
      more: orders.next !== null,
      items: orders.items.map(({ number, buyer = null, total, currency, placedAt, status, shipment }) => ({
        number,
        buyer,
        total: formatAmount(total, { currency, country: shop.country }),
        state: shipment === 'pending' ? words[`status.${status}`] : words[`shipment.${shipment}`],
        placed: momentText(placedAt, language, timeZoneOf(shop.country)),
      })),
    },
    products: products && {
      more: products.next !== null,
      items: products.items.map(({ id, name, price, image }) => ({
        id,
        name,
        image: pictureAt(image, 160),
        price: price === null ? null : formatAmount(price, { currency: shop.currency, country: shop.country }),
      })),
    },
  }
}
