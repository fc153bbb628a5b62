import { type ShopId, timeZoneOf } from '@store/core'
import type { Tx } from '../database/open.ts'
import { notifyPeople } from '../people/notices.ts'
import type { People } from '../people/people.ts'
import { findShop } from '../shops/store/shops.ts'
import { listOwners } from '../team/store.ts'

/** Who owns a shop, and its name: what a mail about its deletion needs, while it is still there. */
export async function ownersOf(tx: Tx, shopId: ShopId) {
  const shop = await findShop(tx, shopId)
  return {
    name: shop?.name ?? '',
    subdomain: shop?.subdomain ?? '',
    timeZone: timeZoneOf(shop?.country ?? 'CO'),
    people: await listOwners(tx, shopId),
  }
}
export type Owners = Awaited<ReturnType<typeof ownersOf>>

type OwnerNotice = {
  readonly kind: 'shopDeletionAsked' | 'shopKept' | 'shopDeleted'
  readonly who?: string
  readonly dueAt?: Date
}

/** Sends the owners of a shop a mail: it will be deleted, stays, or is gone. */
export function notifyOwners(needs: People, owners: Owners, { kind, who, dueAt }: OwnerNotice): Promise<void> {
  const { people, name, subdomain, timeZone } = owners
  const day = dueAt?.toLocaleDateString('sv-SE', { timeZone })
  const path = kind === 'shopDeleted' ? '' : `/${subdomain}/settings/export`
  return notifyPeople(needs, people, {
    kind,
    content: { shop: [name, day, who].filter(Boolean).join(' · '), href: needs.people.officeUrl + path },
  })
}
