import type { ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { findPeople, notifyPeople } from '../people/index.ts'
import type { Services } from '../services.ts'
import { findShop } from '../shops/store/shops.ts'
import { listOwners } from '../team/store.ts'

/**
 * Runs a change of a team. If it adds or removes an owner, the owners before it get a mail, including one who was removed,
 * since nobody else would notify them. The team is locked.
 */
export async function notifyingOwners<T>(
  tx: Tx,
  services: Services,
  { shopId, personId }: { readonly shopId: ShopId; readonly personId: number },
  change: () => Promise<T>,
): Promise<T> {
  const before = await listOwners(tx, shopId)
  const done = await change()
  const isOwner = (await listOwners(tx, shopId)).includes(personId)
  if (before.length === 0 || before.includes(personId) === isOwner) return done
  const shop = await findShop(tx, shopId)
  const [person] = await findPeople(services.db, [personId])
  await notifyPeople(services, before, {
    kind: isOwner ? 'ownerAdded' : 'ownerRemoved',
    content: {
      shop: shop?.name ?? '',
      email: person?.email ?? '',
      href: `${services.people.officeUrl}/${shop?.subdomain ?? ''}/settings/team`,
    },
  })
  return done
}
