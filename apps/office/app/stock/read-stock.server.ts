import { searchedFor } from '#app/find/searched-for.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { STOCK_VIEWS } from './views.ts'

const PAGE = 50

/** Loads the page of stock that the address describes: view, search and cursor. */
export async function readStock({ manage }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const view = STOCK_VIEWS.find((name) => name === search.get('view')) ?? 'all'
  const typed = searchedFor(search.get('q'))
  const after = search.get('after')
  const { items, next } = await manage.listStock({
    params: { shopId },
    query: {
      limit: PAGE,
      ...(view !== 'all' && { view }),
      ...(typed && { q: typed }),
      ...(after && { after }),
    },
  })
  return {
    view,
    typed,
    cursor: next,
    rows: items.map(({ productId, variantId, name, values, image, units, lowAt, soldLately, daysLeft }) => ({
      productId,
      variantId,
      name,
      values,
      image,
      units,
      lowAt,
      soldLately,
      daysLeft,
    })),
  }
}
