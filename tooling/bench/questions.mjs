import { randomBytes } from 'node:crypto'
import { emptyQuery } from '@store/core'
import { line, orderOf } from './shop.mjs'

/** A word with a typing error: two neighbouring letters swapped. */
const swapped = (word) => word.slice(0, 1) + word.slice(2, 3) + word.slice(1, 2) + word.slice(3)
const longest = (name) => name.split(' ').toSorted((a, b) => b.length - a.length)[0]

/** Queries of the product list (C22), by kind; each takes a product of the shop. */
const LISTS = {
  'first page': () => ({}),
  'page 20': () => ({ page: 20 }),
  'a hundred': () => ({ limit: 100 }),
  'by name': () => ({ sort: 'nameAsc' }),
  'by name, backwards': () => ({ sort: 'nameDesc' }),
  'by price': () => ({ sort: 'priceAsc' }),
  'by price, dear first': () => ({ sort: 'priceDesc' }),
  'best sellers': () => ({ sort: 'bestSellers' }),
  'promotions first': () => ({ sort: 'promotions' }),
  'variants first': () => ({ sort: 'withVariants' }),
  category: ({ category }) => ({ category }),
  subcategory: ({ category, subcategory }) => ({ category, subcategory }),
  'promotion, free shipping': () => ({ promotion: true, freeShipping: true }),
  'variants, featured': () => ({ withVariants: true, featured: true }),
  tag: ({ tag }) => ({ tag }),
  'price from': ({ price }) => ({ minPrice: price }),
  'price from to': ({ price }) => ({ minPrice: price, maxPrice: price + 400_00, sort: 'priceAsc' }),
  'search, a word': ({ name }) => ({ search: longest(name) }),
  'search, two words': ({ name }) => ({ search: name.split(' ').slice(0, 2).join(' ') }),
  'search, swapped letters': ({ name }) => ({ search: swapped(longest(name)) }),
  'search, part of a word': ({ name }) => ({ search: longest(name).slice(1, 4) }),
  'search, two letters': () => ({ search: 'de' }),
  'search, nothing like it': () => ({ search: 'xyzzyx' }),
  'everything at once': ({ name, category, tag }) => ({
    search: name.split(' ')[0],
    category,
    tag,
    minPrice: 0,
    maxPrice: 1e9,
    sort: 'bestSellers',
  }),
}

/** Shoppers' frequent queries, as calls of the client. */
export const QUESTIONS = {
  ...Object.fromEntries(
    Object.entries(LISTS).map(([kind, query]) => [
      `list: ${kind}`,
      (api, one) => api.listProducts({ query: { ...emptyQuery, ...query(one), shopId: one.shopId } }),
    ]),
  ),
  product: (api, { shopId, slug }) => api.getProduct({ params: { slug }, query: { shopId } }),
  'product of no shop said': (api, { slug }) => api.getProduct({ params: { slug }, query: { shopId: null } }),
  description: (api, { shopId, slug }) => api.getProductDescription({ params: { slug }, query: { shopId } }),
  'cart check': (api, { shopId, id }) => api.checkProducts({ body: { shopId, ids: [id, id - 1, id - 2, id - 3] } }),
  shop: (api, { shopId }) => api.getShop({ params: { id: shopId } }),
  'shop by name': (api, { subdomain }) => api.resolveShop({ query: { criteria: subdomain, isDomain: false } }),
  categories: (api, { shopId }) => api.listCategories({ params: { id: shopId } }),
  subcategories: (api, { shopId }) => api.listSubcategories({ params: { id: shopId } }),
  branches: (api, { shopId }) => api.listBranches({ params: { id: shopId } }),
  policies: (api, { shopId }) => api.getPolicies({ params: { id: shopId } }),
  discounts: (api, { shopId }) => api.listDiscounts({ params: { id: shopId } }),
  view: (api, { shopId }) => api.countView({ params: { id: shopId } }),
  quote: (api, one) =>
    api.quoteOrder({ body: { shopId: one.shopId, lines: [line(one)], delivery: 'address', cityId: null } }),
  order: (api, one) => api.placeOrder({ body: orderOf(one.shopId, [line(one)]) }),
  'order found again': (api, { shopId, number }) =>
    api.findOrder({ query: { shopId, number, idNumber: '1020304050' } }),
  'order by its key': (api, { shopId, number }) =>
    api.getPlacedOrder({ params: { number }, query: { shopId, key: randomBytes(16).toString('hex') } }),
}

/** Products of random shops, each with an order of its shop. */
export async function samples(db, count) {
  const { rows } = await db.owner.query(
    `select p.shop_id as "shopId", s.subdomain, p.id, p.slug, p.name, p.price, p.variants, c.name as category,
      p.subcategory_id as subcategory, p.tag_values[1] as tag,
      (select max(order_number) from orders o where o.shop_id = p.shop_id) as number
    from (select shop_id, id from products where active and price is not null order by random() limit $1) drawn
      join products p using (shop_id, id) join categories c on c.shop_id = p.shop_id and c.id = p.category_id
      join shops s on s.shop_id = p.shop_id`,
    [count],
  )
  return rows
}
