import { manageEndpoints as calls } from '@store/api-client/manage'
import { previewMount, type ShopId, shopPath, shopUrl } from '@store/core'
import { newPreview, type PreviewedThing } from '../../appearance/preview-token.ts'
import { findVersion } from '../../appearance/store.ts'
import { findProductToBe } from '../../catalog/store/shown-products.ts'
import { findArticleToBe, listArticleDrafts } from '../../content/store.ts'
import type { Tx } from '../../database/open.ts'
import type { Services } from '../../services.ts'
import { findShop } from '../../shops/store/shops.ts'
import type { Caller } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'

/** The secret addresses at which editors of a shop see what shoppers cannot see yet. */
export function previewRoutes(manage: Management): void {
  manage.read(calls.previewAppearance, (tx, call) => previewOf(tx, call, { thing: null, path: '' }))

  manage.read(calls.previewAppearanceVersion, async (tx, call) => {
    const { shopId, params } = call
    if (!(await findVersion(tx, shopId, params.version))) throw new Refusal('notFound')
    return previewOf(tx, call, { thing: { kind: 'version', id: params.version }, path: '' })
  })

  manage.read(calls.previewProduct, async (tx, call) => {
    const { id } = call.params
    const found = await findProductToBe(tx, call.shopId, id)
    if (!found) throw new Refusal('notFound')
    return previewOf(tx, call, { thing: { kind: 'product', id }, path: shopPath('product', found.product.slug) })
  })

  manage.read(calls.previewArticle, async (tx, call) => {
    const { shopId, params, now } = call
    const [known] = (await listArticleDrafts(tx, shopId)).filter(({ slug }) => slug === params.slug)
    const article = known ? await findArticleToBe(tx, shopId, known.id, now) : null
    if (!article) throw new Refusal('notFound')
    const { id, slug } = article
    return previewOf(tx, call, { thing: { kind: 'article', id }, path: shopPath('article', slug) })
  })
}

type PreviewCall = { readonly shopId: ShopId; readonly caller: Caller; readonly now: Date; readonly services: Services }
type PreviewTarget = { readonly thing: PreviewedThing | null; readonly path: string }

async function previewOf(tx: Tx, { shopId, caller, now, services }: PreviewCall, { thing, path }: PreviewTarget) {
  const { previewSecret: secret, people, domains, payments } = services
  if (secret === null) throw new Refusal('unavailable', { retryAfter: 60 })
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  const signer = { secret, office: new URL(people.officeUrl).origin }
  const { token, ends } = newPreview(signer, { shopId, holder: holderOf(caller), thing }, now)
  // Never at the shop's own domain, which may have no certificate yet.
  const url = shopUrl({ ...shop, domain: null }, domains, payments.shopPort) + previewMount(token) + path
  return { url, ends: ends.toISOString() }
}

const holderOf = (caller: Caller) =>
  caller.kind === 'person'
    ? { kind: 'session' as const, id: caller.person.sessionId }
    : { kind: 'key' as const, prefix: caller.id }
