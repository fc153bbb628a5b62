import { type OrderNumber, type ShopId, shopPath, shopUrl } from '@store/core'
import { inShop, type Tx } from '../database/open.ts'
import { findOrderByNumber } from '../orders/store/orders.ts'
import { findTemplateSettings, listBranches } from '../shops/store/parts.ts'
import { findLogo, findShop } from '../shops/store/shops.ts'
import type { DeliverySettings } from './delivery.ts'
import { accentOf } from './mail/accent.ts'
import { type OrderSender, pictureForMail, type Sender } from './mail/sender.ts'

/** The shop as mails show it; null: there is none. */
export function findSender(settings: DeliverySettings, shopId: ShopId): Promise<Sender | null> {
  return inShop(settings.db, shopId, (tx) => senderIn(tx, settings, shopId))
}

/** The shop and one of its orders, as mails show them; null: there is none. */
export function findOrderSender(
  settings: DeliverySettings,
  shopId: ShopId,
  number: OrderNumber,
): Promise<OrderSender | null> {
  return inShop(settings.db, shopId, async (tx) => {
    const sender = await senderIn(tx, settings, shopId)
    const known = await findOrderByNumber(tx, shopId, number)
    if (!sender || !known) return null
    const { order, accessKey } = known
    const branches = order.delivery.kind === 'pickUp' ? await listBranches(tx, shopId) : []
    return {
      ...{ ...sender, order, branches },
      pageUrl: `${sender.url}${shopPath('order-placed', number)}?key=${accessKey}`,
    }
  })
}

/** `findSender` in a transaction of the caller's. */
export async function senderIn(
  tx: Tx,
  { domains, port }: Pick<DeliverySettings, 'domains' | 'port'>,
  shopId: ShopId,
): Promise<Sender | null> {
  const shop = await findShop(tx, shopId)
  if (!shop) return null
  const settings = await findTemplateSettings(tx, shopId, shop.templateId)
  const url = shopUrl(shop, domains, port)
  return { shop, url, logo: pictureForMail(url, await findLogo(tx, shopId), 480), accent: accentOf(settings) }
}
