import { FIELD_LIMITS, MAX_CART_LINES, type ProductId, type ShopId } from '@store/core'
import * as z from 'zod'
import { field, list, translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelope } from '../envelope.ts'
import { id } from '../fields.ts'
import { ProductInCart } from './product-in-cart.ts'

/** Ids are strings on the wire. Old clients send the list of one product as a list in a list. */
const ids = field<readonly ProductId[]>(
  z.custom<readonly ProductId[]>(Array.isArray),
  { type: 'array', maxItems: MAX_CART_LINES, items: { type: 'string', maxLength: FIELD_LIMITS.key } },
  (wire) => {
    if (!Array.isArray(wire)) return undefined
    if (wire.length > MAX_CART_LINES) return undefined
    const numbers = wire.flat().map((id) => (typeof id === 'object' ? Number.NaN : Number(id)))
    return numbers.length <= MAX_CART_LINES && numbers.every((id) => Number.isSafeInteger(id) && id > 0)
      ? numbers
      : undefined
  },
  (productIds) => productIds.map(String),
)

/** C27. Deleted products are missing in the answer; its order has no meaning. */
export const checkProducts = defineLegacyEndpoint({
  name: 'checkProducts',
  tag: 'Orders',
  method: 'POST',
  path: '/api/ids/por/productos',
  summary: 'What a shop can sell right now of these products',
  body: translate(z.object({ id_tienda: id, ids }), {
    fromWire: (w): { readonly shopId: ShopId; readonly ids: readonly ProductId[] } => ({
      shopId: w.id_tienda,
      ids: w.ids,
    }),
    toWire: (d) => ({ id_tienda: d.shopId, ids: d.ids }),
  }),
  response: envelope(list(ProductInCart)),
  open: false,
})
