import type { Endpoints, Input, Output } from '@store/api-client/contract'
import { chatDigits, type ShopId } from '@store/core'
import { listPicturedCategories, listSubcategories } from '../catalog/store/categories.ts'
import { hasArticles } from '../content/store.ts'
import { type Database, readInFoundShop, rowId, type Tx } from '../database/open.ts'
import { inOneStatement } from '../database/query.ts'
import { findHost } from '../domains/store.ts'
import { isQuiet } from '../oversight/standing.ts'
import { methodsWith } from '../payments/accounts.ts'
import { accountNames } from '../payments/store/accounts.ts'
import { findIntegrations, findMarketplaceAccess, listAffiliations } from '../shops/store/integrations.ts'
import { findOwnTemplateSettings, findPolicies, listBranches } from '../shops/store/parts.ts'
import { findLogo, findShop, findVersion, hasDepositAccount } from '../shops/store/shops.ts'
import { gateSettingsOf, shopAtGate } from './at-gate.ts'

type ShopQuery = Input<Endpoints['getStorefrontShop']>['query']
type ShopResult = Output<Endpoints['getStorefrontShop']>
type WholeShop = Extract<ShopResult, { kind: 'shop' }>

/**
 * The data that all pages of a shop share, read in one transaction that sees one moment; null: no shop has this address. If
 * `isLocked` says that the shop is locked for the caller, only the gate's data. A caller with the newest version of this
 * shop, if it is not locked, gets `unchanged`, and nothing else is read.
 */
export async function findStorefrontShop(
  db: Database,
  { by, name, shopId: known, version }: ShopQuery,
  isLocked: (tx: Tx, shopId: ShopId) => Promise<boolean>,
  now: Date,
): Promise<ShopResult | null> {
  const find = async (tx: Tx) => (by === 'id' ? rowId(Number(name)) || null : findHost(tx, by, name))
  if (known !== undefined && version !== undefined) {
    const isKnown = await readInFoundShop(db, find, async (tx, shopId) => {
      const newest = await findVersion(tx, shopId)
      return shopId === known && newest === version
    })
    if (isKnown) return { kind: 'unchanged' }
  }
  return readInFoundShop(db, find, async (tx, shopId) => {
    const [locked, found] = await Promise.all([
      isLocked(tx, shopId),
      inOneStatement(tx, (gathering) => readOpen(gathering, shopId, now)),
    ])
    return found && locked ? atGate(found) : found
  })
}

const imageOf = (logo: string | null) => (logo === null ? null : { src: logo, alt: null })

/** The public data of a locked shop. */
const atGate = ({ shop, settings, logo }: WholeShop): WholeShop => ({
  ...NOTHING_BEHIND_THE_GATE,
  kind: 'shop',
  shop: shopAtGate(shop),
  settings: gateSettingsOf(settings),
  logo,
})

async function readOpen(tx: Tx, shopId: ShopId, now: Date): Promise<WholeShop | null> {
  const [shop, settings, logo, accounts, deposit, categories, subcategories, branches, policies, ...others] =
    await Promise.all([
      findShop(tx, shopId),
      findOwnTemplateSettings(tx, shopId),
      findLogo(tx, shopId),
      accountNames(tx, shopId),
      hasDepositAccount(tx, shopId),
      listPicturedCategories(tx, shopId),
      listSubcategories(tx, shopId),
      listBranches(tx, shopId),
      findPolicies(tx, shopId),
      findIntegrations(tx, shopId),
      listAffiliations(tx, shopId),
      hasArticles(tx, shopId),
      findMarketplaceAccess(tx, shopId),
      isQuiet(tx, shopId, now),
    ])
  if (!shop) return null
  const [integrations, affiliations, articles, marketplace, quiet] = others
  const paymentMethods = methodsWith(shop, { accounts, deposit })
  return {
    kind: 'shop',
    shop: { ...shop, chatNumber: chatDigits(shop.chatNumber), paymentMethods },
    settings,
    logo: imageOf(logo),
    unlocked: true,
    categories,
    subcategories,
    branches,
    policies,
    integrations,
    affiliations,
    hasArticles: articles,
    hasMarketplace: marketplace?.enabled === true,
    quiet,
  }
}

const NOTHING_BEHIND_THE_GATE = {
  unlocked: false,
  categories: [],
  subcategories: [],
  branches: [],
  policies: null,
  integrations: null,
  affiliations: [],
  hasArticles: false,
  hasMarketplace: false,
  quiet: false,
}
