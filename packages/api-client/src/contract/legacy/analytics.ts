import {
  MAX_CART_LINES,
  type ProductId,
  SHOP_EVENTS,
  type ShopEvent,
  type ShopEventName,
  type ShopId,
} from '@store/core'
import * as z from 'zod'
import { idInAddressIfAny } from '../fields.ts'
import { codes, translate } from '../wire.ts'
import { defineLegacyEndpoint } from './endpoint.ts'
import { taken } from './envelope.ts'
import { id, units } from './fields.ts'

const names = Object.keys(SHOP_EVENTS) as ShopEventName[]
const event = codes(
  Object.fromEntries(names.map((name) => [name, SHOP_EVENTS[name].wire])) as Record<ShopEventName, string>,
)

/**
 * C4. The server derives the device class from the User-Agent header of the call: storefront servers forward their
 * visitor's.
 */
export const recordEvent = defineLegacyEndpoint({
  name: 'recordEvent',
  tag: 'Visitors',
  method: 'POST',
  path: '/api/v1/stores/analytics',
  summary: 'Records what a visitor did',
  body: translate(
    z
      .object({ storeId: id, event, productId: idInAddressIfAny, categoryId: idInAddressIfAny })
      .meta({ id: 'EventoDeTienda' }),
    {
      fromWire: (w): ShopEvent & { readonly shopId: ShopId } => ({
        shopId: w.storeId,
        name: w.event,
        productId: w.productId,
        categoryId: w.categoryId,
      }),
      toWire: (d) => ({ storeId: d.shopId, event: d.name, productId: d.productId, categoryId: d.categoryId }),
    },
  ),
  response: taken,
  open: false,
  status: 201,
})

/** The contents of a cart when its buyer went to pay. */
export type CheckoutStart = {
  readonly shopId: ShopId
  readonly lines: readonly { readonly productId: ProductId; readonly units: number }[]
}

/** C5. Other servers drop the whole list if one entry is not a number; ours names that entry. */
export const recordCheckout = defineLegacyEndpoint({
  name: 'recordCheckout',
  tag: 'Visitors',
  method: 'POST',
  path: '/api/v1/stores/analytics/clicked-pay-cart',
  summary: 'Records what a cart held when its buyer went to pay',
  body: translate(
    z
      .object({ storeId: id, ids: z.array(z.object({ productId: id, units })).max(MAX_CART_LINES) })
      .meta({ id: 'CarritoPorPagar' }),
    {
      fromWire: (w): CheckoutStart => ({ shopId: w.storeId, lines: w.ids }),
      toWire: (d) => ({ storeId: d.shopId, ids: [...d.lines] }),
    },
  ),
  response: taken,
  open: false,
  status: 201,
})
