import type { PreviewedShop } from '@store/api-client/contract'
import { SCOPES_OF_ROLE, SCOPES_OF_SUPPORT, type Scope } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { type Preview, readPreview } from '../appearance/preview-token.ts'
import { findDraft, findVersion } from '../appearance/store.ts'
import { findProductToBe } from '../catalog/store/shown-products.ts'
import { findArticleToBe } from '../content/store.ts'
import { readInShop, type Tx } from '../database/open.ts'
import { unlockToken } from '../http/unlock.ts'
import { findHolderByPrefix } from '../keys/store.ts'
import { findSupport } from '../oversight/support.ts'
import { findPersonOfSession } from '../people/index.ts'
import type { Services } from '../services.ts'
import { findKeptCodes } from '../shops/store/access-codes.ts'
import { findRole } from '../team/store.ts'
import { findStorefrontShop } from './shop.ts'

/** The right to edit what a preview shows: without it, a preview no longer works. */
const needed = ({ thing }: Preview): Scope => (thing === null ? 'appearance:write' : NEEDED[thing.kind])
const NEEDED = { product: 'products:write', article: 'content:write', version: 'appearance:write' } as const

/**
 * A shop as its draft or a past version of its look shows it, or with a product or article that is not published, also if it
 * is locked or closed; null: the token is not valid, or not any more.
 */
export async function findPreviewShop(services: Services, token: string): Promise<PreviewedShop | null> {
  const { db, previewSecret: secret, people, now } = services
  if (secret === null) return null
  const office = new URL(people.officeUrl).origin
  const preview = readPreview({ secret, office }, token, now())
  if (!preview || !(await mayStill(services, preview))) return null
  const { shopId } = preview
  const [found, { look: appearance, thing, unlock }] = await Promise.all([
    findStorefrontShop(db, { by: 'id', name: String(shopId) }, async () => false, now()),
    readInShop(db, shopId, async (tx) => {
      const [appearance, thing, [code]] = await Promise.all([
        findLook(tx, preview),
        findThing(tx, preview, now()),
        findKeptCodes(tx, shopId),
      ])
      return { look: appearance, thing, unlock: code ? unlockToken(shopId, code.id, code.unlockKey, now()) : null }
    }),
  ])
  if (found?.kind !== 'shop' || (!appearance && !thing)) return null
  const shop = appearance
    ? { ...found, shop: { ...found.shop, templateId: appearance.templateId }, settings: { ...appearance.settings } }
    : found
  const version = preview.thing?.kind === 'version' ? preview.thing.id : null
  return { shop, thing, version, unlockToken: found.shop.accessGate?.enabled ? unlock : null, office }
}

/** The look of a preview: the draft's or a version's; null: it is the published one, or it no longer exists. */
async function findLook(tx: Tx, { shopId, thing }: Preview) {
  if (thing?.kind === 'version') return findVersion(tx, shopId, thing.id)
  const draft = thing ? null : await findDraft(tx, shopId)
  return draft && { templateId: draft.templateId, settings: draft.settings[draft.templateId] ?? {} }
}

/** The product or article of a preview; null: it shows none, or it no longer exists. */
async function findThing(tx: Tx, { shopId, thing }: Preview, now: Date): Promise<PreviewedShop['thing']> {
  if (thing?.kind === 'product') {
    const found = await findProductToBe(tx, shopId, thing.id)
    return found && { kind: 'product', ...found }
  }
  const article = thing?.kind === 'article' && (await findArticleToBe(tx, shopId, thing.id, now))
  return article ? { kind: 'article', article } : null
}

/** Whether the holder of the preview is still signed in, or the key valid, with the right to edit what it shows. */
function mayStill(services: Services, preview: Preview): Promise<boolean> {
  const { shopId, holder } = preview
  const scope = needed(preview)
  return holder.kind === 'session'
    ? mayPerson(services, shopId, holder.id, scope)
    : mayKey(services, shopId, holder.prefix, scope)
}

async function mayPerson({ db, now }: Services, shopId: ShopId, sessionId: number, scope: Scope): Promise<boolean> {
  const person = await findPersonOfSession(db, sessionId, now())
  if (!person) return false
  const { personId, isOperator } = person
  const role = await findRole(db, shopId, personId, now())
  if (role) return SCOPES_OF_ROLE[role].includes(scope)
  if (!isOperator || !SCOPES_OF_SUPPORT.includes(scope)) return false
  return (await readInShop(db, shopId, (tx) => findSupport(tx, shopId, now(), personId))) !== null
}

async function mayKey({ db, now }: Services, shopId: ShopId, prefix: string, scope: Scope): Promise<boolean> {
  const key = await findHolderByPrefix(db, prefix, now())
  return key !== null && (key.shopId === null || (key.shopId === shopId && key.scopes.includes(scope)))
}
