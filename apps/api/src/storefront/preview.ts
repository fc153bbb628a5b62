import type { PreviewedShop } from '@store/api-client/contract'
import { SCOPES_OF_ROLE } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { type Preview, readPreview } from '../appearance/preview-token.ts'
import { findDraft } from '../appearance/store.ts'
import { readInShop } from '../database/open.ts'
import { unlockToken } from '../http/unlock.ts'
import { findHolderByPrefix } from '../keys/store.ts'
import { findPersonOfSession } from '../people/index.ts'
import type { Services } from '../services.ts'
import { findKeptCodes } from '../shops/store/access-codes.ts'
import { findRole } from '../team/store.ts'
import { findStorefrontShop } from './shop.ts'

const NEEDED = 'appearance:write'

/** A shop as its draft shows it, behind its gate and its closed sign; null: the token opens nothing, or nothing any more. */
export async function findPreviewShop(services: Services, token: string): Promise<PreviewedShop | null> {
  const { db, previewSecret: secret, people, now } = services
  if (secret === null) return null
  const office = new URL(people.officeUrl).origin
  const preview = readPreview({ secret, office }, token, now())
  if (!preview || !(await mayStill(services, preview))) return null
  const { shopId } = preview
  const [found, { draft, unlock }] = await Promise.all([
    findStorefrontShop(db, { by: 'id', name: String(shopId) }, async () => false),
    readInShop(db, shopId, async (tx) => {
      const [draft, [code]] = await Promise.all([findDraft(tx, shopId), findKeptCodes(tx, shopId)])
      return { draft, unlock: code ? unlockToken(shopId, code.id, code.unlockKey, now()) : null }
    }),
  ])
  if (found?.kind !== 'shop' || !draft) return null
  const { templateId } = draft
  const shop = { ...found, shop: { ...found.shop, templateId }, settings: { ...draft.settings[templateId] } }
  return { shop, unlockToken: found.shop.accessGate?.enabled ? unlock : null, office }
}

/** Whether whoever asked for the preview is still signed in, and may still edit this shop. */
function mayStill(services: Services, { shopId, holder }: Preview): Promise<boolean> {
  return holder.kind === 'session' ? mayPerson(services, shopId, holder.id) : mayKey(services, shopId, holder.prefix)
}

async function mayPerson({ db, now }: Services, shopId: ShopId, sessionId: number): Promise<boolean> {
  const personId = await findPersonOfSession(db, sessionId, now())
  const role = personId === null ? null : await findRole(db, shopId, personId, now())
  return role !== null && SCOPES_OF_ROLE[role].includes(NEEDED)
}

async function mayKey({ db, now }: Services, shopId: ShopId, prefix: string): Promise<boolean> {
  const key = await findHolderByPrefix(db, prefix, now())
  return key !== null && (key.shopId === null || (key.shopId === shopId && key.scopes.includes(NEEDED)))
}
