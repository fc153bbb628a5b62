import { type OrderNumber, type ShopId, shopPath, shopUrl } from '@store/core'
import { inShop, type Tx } from '../database/open.ts'
import { findOrderByNumber } from '../orders/store/orders.ts'
import { findTemplateSettings, listBranches } from '../shops/store/parts.ts'
import { findLogo, findShop } from '../shops/store/shops.ts'
import type { DeliverySettings } from './delivery.ts'
import { accentOf } from './mail/accent.ts'
import { type MailContext, type OrderMailContext, pictureForMail } from './mail/mail-context.ts'

/** The shop as mails show it; null: there is none. */
export function findMailContext(settings: DeliverySettings, shopId: ShopId): Promise<MailContext | null> {
  return inShop(settings.db, shopId, (tx) => mailContextIn(tx, settings, shopId))
}

/** The shop and one of its orders, as mails show them; null: there is none. */
export function findOrderMailContext(
  settings: DeliverySettings,
  shopId: ShopId,
  number: OrderNumber,
): Promise<OrderMailContext | null> {
  return inShop(settings.db, shopId, async (tx) => {
    const context = await mailContextIn(tx, settings, shopId)
    const known = await findOrderByNumber(tx, shopId, number)
    if (!context || !known) return null
    const { order, accessKey } = known
    const branches = order.delivery.kind === 'pickUp' ? await listBranches(tx, shopId) : []
    return {
      ...context,
      order,
      branches,
      pageUrl: `${context.url}${shopPath('order-placed', number)}?key=${accessKey}`,
    }
  })
}

/** `findMailContext` in the caller's transaction. */
export async function mailContextIn(
  tx: Tx,
  { domains, port }: Pick<DeliverySettings, 'domains' | 'port'>,
  shopId: ShopId,
): Promise<MailContext | null> {
  const shop = await findShop(tx, shopId)
  if (!shop) return null
  const settings = await findTemplateSettings(tx, shopId, shop.templateId)
  const url = shopUrl(shop, domains, port)
  return { shop, url, logo: pictureForMail(url, await findLogo(tx, shopId), 480), accent: accentOf(settings) }
}
