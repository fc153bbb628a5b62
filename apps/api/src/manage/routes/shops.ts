import { manageEndpoints as calls } from '@store/api-client/manage'
import {
  chatShopUrl,
  dayOf,
  homeCountryOf,
  isShopName,
  NEW_SHOP_TEMPLATE,
  type Shop,
  type ShopId,
  shopUrl,
  timeZoneOf,
} from '@store/core'
import { countProducts } from '../../catalog/store/product-list.ts'
import { listCitiesFor } from '../../cities/store.ts'
import { findDeletion } from '../../closing/store.ts'
import { type Database, inShop, type Tx } from '../../database/open.ts'
import { wantAfterPause } from '../../oversight/standing.ts'
import type { Services } from '../../services.ts'
import { findShopSettings } from '../../shops/store/settings.ts'
import {
  createShop,
  findShop,
  findShopPage,
  type ShopSettings,
  updateShop,
  type WriteTx,
} from '../../shops/store/shops.ts'
import { listShopsOf } from '../../team/store.ts'
import { queueWebhooks } from '../../webhooks/events.ts'
import { type Caller, isFresh, may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function shopRoutes(manage: Management): void {
  manage.outside(calls.listShops, async (_, { services, caller, query }) => {
    const { limit, after } = pageIn(query, 'id')
    const { db } = services
    if (caller.kind !== 'platform') {
      const own = await Promise.all((await shopsOf(db, caller)).map((id) => inShop(db, id, (tx) => findShop(tx, id))))
      return { items: own.filter((shop) => shop !== null).map(summaryOf), next: null }
    }
    const shops = await findShopPage(db, {
      search: query.q ?? null,
      subdomain: query.subdomain?.toLowerCase() ?? null,
      after: Number(after?.[0] ?? 0),
      limit: limit + 1,
    })
    return pageOf(shops, limit, 'id', ({ id }) => [id], summaryOf)
  })

  manage.outside(calls.createShop, async (_, { services, body }) => {
    const { currency = 'COP', language = 'es', templateId = NEW_SHOP_TEMPLATE, ...rest } = body
    const subdomain = body.subdomain.toLowerCase()
    if (!isShopName(subdomain, services.domains)) throw wrongField('subdomain', 'wrongFormat')
    const country = body.country ?? homeCountryOf(currency) ?? 'CO'
    const outcome = await createShop(services.db, { ...rest, subdomain, currency, country, language, templateId })
    if (outcome.kind === 'taken') throw wrongField('subdomain', 'taken')
    const { id } = outcome.shop
    return inShop(services.db, id, (tx) => shopOf(tx, id, services))
  })

  manage.read(calls.getShop, (tx, { shopId, services }) => shopOf(tx, shopId, services))

  manage.change(calls.changeShop, async (tx, { shopId, services, caller, body, match, now }) => {
    const known = await shopOf(tx, shopId, services)
    match(known)
    checkRights(caller, known, body, now)
    await updateShop(tx, shopId, await changeIn(tx, shopId, known, body))
    return queued(tx, 'shop.updated', await shopOf(tx, shopId, services), now)
  })

  manage.change(calls.closeShop, async (tx, call) => {
    const { reason = null, opensOn = null } = call.body
    return openOrClose(tx, call, { open: false, closure: reason || opensOn ? { reason, opensOn } : null })
  })
  manage.change(calls.reopenShop, (tx, call) => openOrClose(tx, call, { open: true }))
}

type Wanted = { readonly shopId: ShopId; readonly services: Services; readonly now: Date }

async function openOrClose(
  tx: WriteTx,
  { shopId, services, now }: Wanted,
  change: Pick<ShopSettings, 'open'> & Partial<Pick<ShopSettings, 'closure'>>,
): Promise<CurrentShop> {
  const { open, closure } = change
  const known = await shopOf(tx, shopId, services)
  if (closure?.opensOn && closure.opensOn <= dayOf(now, timeZoneOf(known.country)))
    throw wrongField('opensOn', 'notAllowed')
  // While the platform keeps the shop paused, nobody else can open it.
  if ((await wantAfterPause(tx, shopId, open)) && open) throw new Refusal('state', { allowed: [], usedBy: 'pause' })
  if (open && (await findDeletion(tx, shopId))) throw new Refusal('state', { allowed: [], usedBy: 'deletion' })
  await updateShop(tx, shopId, change)
  const shop = await shopOf(tx, shopId, services)
  return known.open === open ? shop : queued(tx, open ? 'shop.updated' : 'shop.closed', shop, now)
}

/** Queues webhooks, and returns the shop. */
async function queued(
  tx: Tx,
  event: 'shop.updated' | 'shop.closed',
  shop: CurrentShop,
  now: Date,
): Promise<CurrentShop> {
  await queueWebhooks(tx, shop.id, event, now, () => [{ about: String(shop.id), data: shop }])
  return shop
}

/** The shops of a key, or of a person. */
async function shopsOf(db: Database, caller: Caller): Promise<readonly ShopId[]> {
  if (caller.kind === 'person') return listShopsOf(db, caller.person.personId)
  return caller.kind === 'key' && caller.key.shopId !== null ? [caller.key.shopId] : []
}

function summaryOf(shop: Shop) {
  const { id, subdomain, domain, name, templateId, language, currency, country, open } = shop
  return { id, subdomain, domain, name, templateId, language, currency, country, open }
}

async function shopOf(tx: Tx, shopId: ShopId, { domains, payments }: Services) {
  const shop = await findShop(tx, shopId)
  const settings = await findShopSettings(tx, shopId)
  if (!shop || !settings) throw new Refusal('notFound')
  const { city, phone, email, chatNumber, description, about, minPurchase, paymentMethods, socials, invoices } = shop
  const { cityId, logo, chatHoldMinutes, confirmHours, maxUnits, maxOpenOrders } = settings
  return revised(
    {
      ...summaryOf(shop),
      url: shopUrl(shop, domains, payments.shopPort),
      chatUrl: chatShopUrl(shop, domains, payments.shopPort),
      version: shop.version,
      locked: shop.accessGate?.enabled ?? false,
      closure: shop.closure,
      cityId,
      city,
      phone,
      email,
      chatNumber,
      chatHoldMinutes,
      confirmHours,
      maxUnits,
      maxOpenOrders,
      invoices,
      description,
      about,
      minPurchase,
      paymentMethods: [...paymentMethods],
      socials,
      logo,
      products: await countProducts(tx, shopId),
    },
    // The version changes with everything that shoppers see.
    ['version', 'products', 'url', 'chatUrl', 'domain'],
  )
}

/** Refuses changes of appearance or of payment methods without the right for just that. */
function checkRights(
  caller: Caller,
  known: CurrentShop,
  { templateId, paymentMethods }: SettingsInput,
  now: Date,
): void {
  if (templateId !== undefined && templateId !== known.templateId && !may(caller, 'appearance:publish'))
    throw new Refusal('forbidden', { needs: 'appearance:publish' })
  if (paymentMethods === undefined || hasSame(paymentMethods, known.paymentMethods)) return
  if (!may(caller, 'payments:write')) throw new Refusal('forbidden', { needs: 'payments:write' })
  if (!isFresh(caller, now)) throw new Refusal('freshNeeded')
}

/** Whether both have the same members, in any order. */
const hasSame = (one: readonly string[], other: readonly string[]) =>
  one.every((each) => other.includes(each)) && other.every((each) => one.includes(each))

type CurrentShop = Awaited<ReturnType<typeof shopOf>>
type SettingsInput = Omit<Partial<ShopSettings>, 'about' | 'socials'> & {
  readonly about?: Partial<CurrentShop['about']>
  readonly socials?: Readonly<Partial<Record<keyof CurrentShop['socials'], string | null>>>
}

async function changeIn(
  tx: Tx,
  shopId: ShopId,
  known: CurrentShop,
  { about, socials, cityId, ...fields }: SettingsInput,
): Promise<Partial<ShopSettings>> {
  return {
    ...fields,
    ...(about && { about: { ...known.about, ...about } }),
    ...(socials && { socials: withoutNulls({ ...known.socials, ...socials }) }),
    ...(cityId !== undefined && (await cityIn(tx, shopId, cityId, fields.country ?? known.country))),
  }
}

async function cityIn(tx: Tx, shopId: ShopId, cityId: number | null, country: string) {
  if (cityId === null) return { cityId, city: null }
  const city = (await listCitiesFor(tx, shopId, country)).find(({ id }) => id === cityId)
  if (!city) throw wrongField('cityId', 'unknown')
  return { cityId, city: city.name }
}

const withoutNulls = (texts: Readonly<Record<string, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])))
