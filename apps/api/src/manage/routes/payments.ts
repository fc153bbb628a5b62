import { manageEndpoints as calls } from '@store/api-client/manage'
import { isOnlineMethod, methodsThrough, type ProviderName, type ShopId, usableMethods } from '@store/core'
import { inShop, type Tx } from '../../database/open.ts'
import { keepAccount, openAccount } from '../../payments/accounts.ts'
import { checkAccount } from '../../payments/check-account.ts'
import { providerNames } from '../../payments/providers/index.ts'
import { sandboxKeys, suits } from '../../payments/sandbox.ts'
import { accountNames, listAccounts, removeAccount } from '../../payments/store/accounts.ts'
import { listPaymentTroubles } from '../../payments/store/troubles.ts'
import { resealAll } from '../../secrets/reseal.ts'
import type { Services } from '../../services.ts'
import { findShopSettings } from '../../shops/store/settings.ts'
import { type Change, changeShop, findShop, updateShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { revised } from '../revision.ts'
import { checkCities } from './shipping.ts'

export function paymentRoutes(manage: Management): void {
  accountRoutes(manage)

  manage.read(calls.listTroubles, async (tx, { shopId }) => ({ items: [...(await listPaymentTroubles(tx, shopId))] }))

  manage.read(calls.getCashOnDelivery, (tx, { shopId }) => limitsOf(tx, shopId))
  manage.change(calls.setCashOnDelivery, async (tx, { shopId, body, match }) => {
    match(await limitsOf(tx, shopId))
    await checkCities(tx, shopId, body.cities ?? [], (index) => `cities[${index}]`)
    const cities = body.cities && [...new Set(body.cities)]
    await updateShop(tx, shopId, { cashOnDelivery: { ...body, cities } })
    return limitsOf(tx, shopId)
  })

  manage.read(calls.getDeposit, (tx, { shopId }) => depositOf(tx, shopId))
  manage.change(calls.setDeposit, async (tx, { shopId, body, match }) => {
    match(await depositOf(tx, shopId))
    await updateShop(tx, shopId, { depositAccount: body.account })
    return depositOf(tx, shopId)
  })

  manage.outside(calls.reseal, async (_, { services }) => {
    const { resealed, lost } = await resealAll(services.db, services.payments.secrets)
    return { resealed, lost: [...lost] }
  })
}

function accountRoutes(manage: Management): void {
  manage.read(calls.listAccounts, async (tx, { shopId, services }) => {
    const kept = await listAccounts(tx, shopId)
    return { items: await Promise.all(kept.map(({ provider }) => accountOf(tx, shopId, provider, services))) }
  })
  manage.read(calls.getAccount, (tx, { shopId, params, services }) => accountOf(tx, shopId, params.provider, services))

  manage.change(calls.setAccount, async (tx, { shopId, params, body, services, match }) => {
    const { provider } = params
    match(await accountOf(tx, shopId, provider, services))
    const kept = await keepAccount(tx, shopId, provider, body.keys, services.payments.secrets)
    if (kept.kind === 'refused') throw wrongKeys(kept.names)
    await addMethods(tx, shopId, [provider])
    return accountOf(tx, shopId, provider, services)
  })

  manage.change(calls.deleteAccount, async (tx, { shopId, params, services, match }) => {
    const { provider } = params
    const known = await accountOf(tx, shopId, provider, services)
    if (known.mode === null) throw new Refusal('notFound')
    match(known)
    await removeAccount(tx, shopId, provider)
    const shop = await findShop(tx, shopId)
    const paymentMethods = (shop?.paymentMethods ?? []).filter((method) => method !== provider)
    await updateShop(tx, shopId, { paymentMethods })
    return {}
  })

  // The provider is asked outside of any transaction, because it may be slow.
  manage.outside(calls.checkAccount, async (_, { shopId, params, services }) => {
    const { db, payments } = services
    const { kept, opened } = await inShop(db, shopId, async (tx) => ({
      kept: (await listAccounts(tx, shopId)).find(({ provider }) => provider === params.provider),
      opened: await openAccount(tx, shopId, params.provider, payments),
    }))
    if (!kept) throw new Refusal('notFound')
    const state = opened ? await checkAccount(opened) : ('unreadable' as const)
    return { state, mode: modeOf(kept) }
  })

  // The sandbox is asked before the shop is locked.
  manage.outside(calls.giveTestAccounts, async (_, { shopId, services: { db, payments } }) => {
    const keys = payments.sandbox === null ? null : await sandboxKeys(payments.sandbox)
    if (!keys) throw new Refusal('state')
    return changeShop(db, shopId, async (tx) => {
      const shop = await findShop(tx, shopId)
      if (!shop) throw new Refusal('notFound')
      const has = await accountNames(tx, shopId)
      const providers: ProviderName[] = []
      for (const provider of providerNames) {
        if (!keys[provider] || has.includes(provider) || !suits(provider, shop)) continue
        const kept = await keepAccount(tx, shopId, provider, keys[provider], payments.secrets)
        if (kept.kind === 'kept') providers.push(provider)
      }
      await addMethods(
        tx,
        shopId,
        providers.flatMap((provider) => methodsThrough(provider)),
      )
      return { providers }
    })
  })
}

const wrongKeys = (names: readonly string[]) =>
  new Refusal('fields', {
    errors: names.map((name) => ({
      path: name === '' ? 'keys' : `keys.${name}`,
      code: name === '' ? 'notAllowed' : 'wrongFormat',
    })),
  })

async function addMethods(
  tx: Change,
  shopId: ShopId,
  methods: readonly Parameters<typeof isOnlineMethod>[0][],
): Promise<void> {
  const shop = await findShop(tx, shopId)
  await updateShop(tx, shopId, { paymentMethods: [...new Set([...(shop?.paymentMethods ?? []), ...methods])] })
}

const modeOf = ({ live }: { readonly live: boolean }) => (live ? ('live' as const) : ('test' as const))

async function accountOf(tx: Tx, shopId: ShopId, provider: ProviderName, { payments }: Services) {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  const accounts = await listAccounts(tx, shopId)
  const kept = accounts.find((account) => account.provider === provider)
  const usable = usableMethods(
    shop.paymentMethods,
    accounts.map((account) => account.provider),
    shop.currency,
  )
  const through = methodsThrough(provider)
  return revised(
    {
      provider,
      mode: kept ? modeOf(kept) : null,
      since: kept?.setAt.toISOString() ?? null,
      hook: `${payments.publicUrl}/hooks/${provider}/${shopId}`,
      methods: kept ? usable.filter((method) => isOnlineMethod(method) && through.some((own) => own === method)) : [],
    },
    ['methods', 'hook'],
  )
}

async function limitsOf(tx: Tx, shopId: ShopId) {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  const { cities, ceiling } = shop.cashOnDelivery
  return revised({ cities: cities && [...cities], ceiling })
}

async function depositOf(tx: Tx, shopId: ShopId) {
  const settings = await findShopSettings(tx, shopId)
  if (!settings) throw new Refusal('notFound')
  return revised({ account: settings.depositAccount })
}
