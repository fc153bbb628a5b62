import type { ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { notifyPeople } from '../people/index.ts'
import { findShop } from '../shops/store/shops.ts'
import { listOwners } from '../team/store.ts'
import type { MoneyChangeOf } from './schema.ts'

/** Names of the providers. */
const NAMES: Readonly<Record<MoneyChangeOf, string | null>> = {
  wompi: 'Wompi',
  mercadoPago: 'Mercado Pago',
  epayco: 'ePayco',
  credibanco: 'CredibanCo',
  flow: 'Flow',
  addi: 'Addi',
  deposit: null,
}

type OwnerNotice = {
  readonly kind: 'moneyAsked' | 'moneyChanged' | 'moneyRemoved'
  readonly what: MoneyChangeOf
  readonly who: string
}

/**
 * Sends every owner of a shop a mail that where its money goes will change, or has changed. Called within the transaction of
 * the change: the mail may be sent although the change fails, never the other way round.
 */
export async function notifyOwners(
  tx: Tx,
  services: Parameters<typeof notifyPeople>[0],
  shopId: ShopId,
  { kind, what, who }: OwnerNotice,
): Promise<void> {
  const shop = await findShop(tx, shopId)
  const owners = await listOwners(tx, shopId)
  if (!shop || owners.length === 0) return
  await notifyPeople(services, owners, {
    kind,
    content: {
      money: { shop: shop.name, provider: NAMES[what], who },
      href: `${services.people.officeUrl}/${shop.subdomain}/payments`,
    },
  })
}
