import type { OrderDraft, OrderQuote } from '@store/core'
import type { Tx } from '../database/open.ts'
import { findProductsById } from '../queries/catalog.ts'
import { lockStock } from '../queries/orders.ts'
import { listBranches, listDiscounts } from '../queries/shop-parts.ts'
import { findShop } from '../queries/shops.ts'
import { stockKeyOf } from './lines.ts'
import { type Offer, type QuoteRequest, quote } from './quote.ts'

/**
 * What the shop sells of what is asked for; null when there is no such shop. To sell it, every stock row is locked before
 * its product is read: what is read then stays true until the end of the transaction.
 */
export async function findOffer(
  tx: Tx,
  { shopId, lines }: Pick<OrderDraft, 'shopId' | 'lines'>,
  { lock }: { readonly lock: boolean },
): Promise<Offer | null> {
  const shop = await findShop(tx, shopId)
  if (!shop) return null
  const discounts = await listDiscounts(tx, shopId)
  const branches = await listBranches(tx, shopId)
  const keys = lines.map(stockKeyOf).filter((key) => key !== null)
  if (lock) await lockStock(tx, shopId, keys)
  const ids = [...new Set(keys.map(({ productId }) => productId))]
  const canPickUp = branches.length > 0 || shop.paymentMethods.includes('payInStore')
  return { shop, discounts, canPickUp, products: await findProductsById(tx, shopId, ids) }
}

/** What an order of these lines would cost, and what stands in its way (C33). Writes and locks nothing. Null: no such shop. */
export async function quoteOrder(
  tx: Tx,
  request: Pick<QuoteRequest, 'lines' | 'delivery' | 'cityId'> & Pick<OrderDraft, 'shopId'>,
): Promise<OrderQuote | null> {
  const offer = await findOffer(tx, request, { lock: false })
  return offer && quote({ ...request, paymentMethod: null, expectedTotal: null }, offer)
}
