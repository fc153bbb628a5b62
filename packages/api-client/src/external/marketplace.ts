import type { MarketplacePage, MarketplaceProduct } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from '../contract/endpoint.ts'
import { idInAddress } from '../contract/fields.ts'
import {
  amountOrNull,
  idText,
  numberOrNull,
  numberOrZero,
  text,
  textGiven,
  textOrNull,
} from '../contract/legacy/fields.ts'
import { list, orNull, translate } from '../contract/wire.ts'

/**
 * The dropshipping marketplace (C29). Only `id`, `images` and the page around them are documented; the
 * other names are ours, and a product without them is still shown.
 */
const ProductWire = z.object({
  id: idText,
  name: text,
  description: textOrNull,
  price: amountOrNull,
  stock: numberOrNull,
  images: list(text),
})

const Product = translate(ProductWire, {
  fromWire: (w): MarketplaceProduct => ({
    id: w.id,
    name: w.name,
    description: w.description,
    price: w.price,
    units: w.stock,
    images: w.images.filter((source) => /^(?:https?:\/)?\/\S+$/.test(source)),
  }),
  toWire: (d) => ({
    id: d.id,
    name: d.name,
    description: d.description,
    price: d.price,
    stock: d.units,
    images: d.images,
  }),
})

export const listMarketplaceProducts = defineEndpoint({
  name: 'listMarketplaceProducts',
  method: 'GET',
  path: '/myproducts',
  summary: 'A page of the products that a shop may resell',
  query: z.object({ page: idInAddress }),
  response: translate(z.object({ data: list(Product), total: numberOrZero, last_page: numberOrZero }), {
    fromWire: (w): MarketplacePage => ({ products: w.data, count: w.total, pages: w.last_page }),
    toWire: (d) => ({ data: d.products, total: d.count, last_page: d.pages }),
  }),
  open: true,
  external: true,
})

/** The path is ours; it is documented that the answer has the product at `stock.product`. Null: there is none. */
export const getMarketplaceProduct = defineEndpoint({
  name: 'getMarketplaceProduct',
  method: 'GET',
  path: '/myproducts/:id',
  summary: 'A product that a shop may resell',
  params: z.object({ id: textGiven }),
  response: translate(z.object({ stock: z.object({ product: orNull(Product) }).nullish() }), {
    fromWire: (w): MarketplaceProduct | null => w.stock?.product ?? null,
    toWire: (d) => ({ stock: { product: d } }),
  }),
  open: true,
  external: true,
  nullOn: [404],
})
