import type { ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { notifyPeople } from '../people/index.ts'
import type { People } from '../people/people.ts'
import { findShop } from '../shops/store/shops.ts'
import { listOwners } from '../team/store.ts'

/** Queues a mail to the owners of a shop: a domain of theirs no longer resolves to us, and no longer opens the shop. */
export async function notifyOfDomain(
  people: People,
  tx: Tx,
  { shopId, name }: { readonly shopId: ShopId; readonly name: string },
): Promise<void> {
  const owners = await listOwners(tx, shopId)
  const shop = await findShop(tx, shopId)
  if (!shop || owners.length === 0) return
  await notifyPeople(people, owners, {
    kind: 'domainLapsed',
    content: { shop: `${shop.name} · ${name}`, href: `${people.people.officeUrl}/${shop.subdomain}/settings/domain` },
  })
}
