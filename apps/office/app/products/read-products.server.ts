import { formatAmount, type MoneyStyle } from '@store/core'
import { searchedFor } from '#app/find/searched-for.ts'
import { pictureAt } from '#app/media/picture-at.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { readOwnViews } from '#app/views/own-views.server.ts'
import { amountIn, filtersIn, isAboutStock, KEPT, NARROWING, queryOf, wrongIn } from './filters.ts'
import { sortOf, viewOf } from './views.ts'

const PAGE = 50

type ListedProduct = Awaited<ReturnType<Office['manage']['listProducts']>>['items'][number]

/** Loads the page of the list that the address describes: view, search, filters, order and cursor. */
export async function readProducts(office: Office, { shopId }: MyShop, search: URLSearchParams) {
  const { manage } = office
  const view = viewOf(search.get('view'))
  const sort = sortOf(search.get('sort'))
  const typed = searchedFor(search.get('q'))
  const after = search.get('after')
  const params = { shopId }
  const shop = await manage.getShop({ params })
  const money: MoneyStyle = { currency: shop.currency, country: shop.country }
  const [{ items, next: cursor, count = 0, atLeast = false }, categories, tags, brands, own] = await Promise.all([
    manage.listProducts({
      params,
      query: { limit: PAGE, sort, count: true, ...queryOf(search, money, new Date()), ...(after && { after }) },
    }),
    manage.listCategories({ params }),
    manage.listTags({ params }),
    manage.listBrands({ params }),
    readOwnViews(office, { shopId, list: 'products' }, search, KEPT),
  ])
  const filters = filtersIn(search)
  const said = (name: 'priceFrom' | 'priceTo') => {
    const amount = amountIn(filters[name], money)
    return amount === null ? null : formatAmount(amount, money)
  }
  return {
    view,
    sort,
    typed,
    cursor,
    count,
    atLeast,
    money,
    own,
    filters,
    wrong: wrongIn(filters, money),
    said: { priceFrom: said('priceFrom'), priceTo: said('priceTo') },
    hasStock: !isAboutStock(search),
    /** The query of the export with these filters. */
    narrowed: new URLSearchParams(
      NARROWING.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])),
    ).toString(),
    choices: {
      categories: categories.items.map(({ name }) => name),
      brands: brands.items,
      tags: tags.items.map(({ name, values }) => ({ name, values })),
    },
    products: items.map((product) => shown(product, money)),
  }
}

/** The columns of a product. */
function shown(product: ListedProduct, money: MoneyStyle) {
  const { id, name, price, compareAt, status, deletedAt, category, units, soldLately, daysLeft, variants } = product
  return {
    id,
    name,
    price,
    compareAt,
    status,
    category,
    units,
    soldLately,
    daysLeft,
    isInBin: deletedAt !== null,
    image: pictureAt(product.image, 160),
    variants: variants.length,
    priceText: price === null ? null : formatAmount(price, money),
    beforeText: compareAt === null ? null : formatAmount(compareAt, money),
  }
}

export type ListedRow = ReturnType<typeof shown>
