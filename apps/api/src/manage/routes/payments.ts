import { manageEndpoints as calls } from '@store/api-client/manage'
import { isOnlineMethod, methodsThrough, type ProviderName, type ShopId, usableMethods, withMethods } from '@store/core'
import * as z from 'zod'
import { inShop, type Tx } from '../../database/open.ts'
import {
  applyHeld,
  confirmsFrom,
  heldDeposit,
  holdDeposit,
  holdKeys,
  mustWait,
  pendingUntil,
} from '../../holds/hold.ts'
import { notifyOwners } from '../../holds/notify-owners.ts'
import { endMoneyChange, findMoneyChange, listMoneyChanges, type MoneyChange, noteRemoval } from '../../holds/store.ts'
import { keepAccount, openAccount } from '../../payments/accounts.ts'
import { checkAccount } from '../../payments/check-account.ts'
import { providerNamed, providerNames } from '../../payments/providers/index.ts'
import { sandboxKeys, suits } from '../../payments/sandbox.ts'
import { accountNames, listAccounts, removeAccount } from '../../payments/store/accounts.ts'
import { listPaymentTroubles } from '../../payments/store/troubles.ts'
import { resealAll } from '../../secrets/reseal.ts'
import type { Services } from '../../services.ts'
import { findShopSettings } from '../../shops/store/settings.ts'
import { changeShop, findShop, updateShop, type WriteTx } from '../../shops/store/shops.ts'
import { findMembership } from '../../team/store.ts'
import { type Caller, may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { matchRevision, revised } from '../revision.ts'
import { checkCities } from './shipping.ts'

export function paymentRoutes(manage: Management): void {
  accountRoutes(manage)
  changeRoutes(manage)

  manage.read(calls.listProviders, async (tx, { shopId }) => {
    const shop = await findShop(tx, shopId)
    if (!shop) throw new Refusal('notFound')
    const here = providerNames.filter((provider) => suits(provider, shop))
    return {
      items: here.map((provider) => ({ provider, methods: [...methodsThrough(provider)], keys: keyNamesOf(provider) })),
    }
  })

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
  manage.change(calls.setDeposit, async (tx, { shopId, body, match, services, caller, who, now }) => {
    const known = await depositOf(tx, shopId)
    match(known)
    const { account } = body
    // The account is unchanged: a waiting change of it is cancelled.
    if (account === known.account) {
      await endMoneyChange(tx, shopId, 'deposit')
      return depositOf(tx, shopId)
    }
    const request = { ...askedBy(caller, who), now }
    const waits = account !== null && caller.kind !== 'platform' && (await mustWait(tx, shopId, 'deposit'))
    if (waits) await holdDeposit(tx, { shopId, secrets: services.payments.secrets }, account, request)
    else await updateShop(tx, shopId, { depositAccount: account })
    if (account === null) await noteRemoval(tx, shopId, { what: 'deposit', ...askedBy(caller, who), askedAt: now })
    const kind = waits ? 'moneyAsked' : account === null ? 'moneyRemoved' : 'moneyChanged'
    await notifyOwners(tx, services, shopId, { kind, what: 'deposit', who })
    return depositOf(tx, shopId)
  })

  manage.outside(calls.reseal, async (_, { services }) => {
    const { resealed, lost } = await resealAll(services.db, services.payments.secrets)
    return { resealed, lost: [...lost] }
  })
}

function accountRoutes(manage: Management): void {
  manage.read(calls.listAccounts, async (tx, { shopId, services }) => {
    const accounts = await listAccounts(tx, shopId)
    return { items: await Promise.all(accounts.map(({ provider }) => accountOf(tx, shopId, provider, services))) }
  })
  manage.read(calls.getAccount, (tx, { shopId, params, services }) => accountOf(tx, shopId, params.provider, services))

  manage.change(calls.setAccount, async (tx, { shopId, params, body, services, match, caller, who, now }) => {
    const { provider } = params
    match(await accountOf(tx, shopId, provider, services))
    const waits = caller.kind !== 'platform' && (await mustWait(tx, shopId, provider))
    const { secrets } = services.payments
    const saved = waits
      ? await holdKeys(tx, { shopId, provider, secrets }, body.keys, { ...askedBy(caller, who), now })
      : await keepAccount(tx, shopId, provider, body.keys, secrets)
    if (saved.kind === 'refused') throw wrongKeys(saved.names)
    if (!waits) await addMethods(tx, shopId, [provider])
    await notifyOwners(tx, services, shopId, { kind: waits ? 'moneyAsked' : 'moneyChanged', what: provider, who })
    return accountOf(tx, shopId, provider, services)
  })

  manage.change(calls.deleteAccount, async (tx, { shopId, params, services, match, caller, who, now }) => {
    const { provider } = params
    const known = await accountOf(tx, shopId, provider, services)
    if (known.mode === null) throw new Refusal('notFound')
    match(known)
    await removeAccount(tx, shopId, provider)
    await noteRemoval(tx, shopId, { what: provider, ...askedBy(caller, who), askedAt: now })
    const shop = await findShop(tx, shopId)
    const paymentMethods = (shop?.paymentMethods ?? []).filter((method) => method !== provider)
    await updateShop(tx, shopId, { paymentMethods })
    await notifyOwners(tx, services, shopId, { kind: 'moneyRemoved', what: provider, who })
    return {}
  })

  // The provider is called outside of any transaction, because it may be slow.
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

  // The sandbox is called before the shop is locked.
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

function changeRoutes(manage: Management): void {
  manage.read(calls.listMoneyChanges, async (tx, { shopId, services, caller }) => {
    const confirmer = await confirmerOf(tx, shopId, caller)
    return {
      items: (await listMoneyChanges(tx, shopId)).map((change) => changeOf(shopId, change, services, confirmer)),
    }
  })

  manage.change(calls.confirmMoneyChange, async (tx, { shopId, params, body, services, caller, who }) => {
    const change = await findMoneyChange(tx, shopId, params.what)
    if (!change) throw new Refusal('notFound')
    const confirmer = await confirmerOf(tx, shopId, caller)
    // Only the change that the owner has seen, not one that has replaced it meanwhile.
    matchRevision(body.revision, changeOf(shopId, change, services, confirmer))
    if (!confirmer.may(change))
      throw new Refusal('state', { allowed: [], usedBy: confirmer.isTooNew(change) ? 'roleSince' : 'askedBy' })
    if (!(await applyHeld(tx, shopId, change, services.payments.secrets))) throw new Refusal('notFound')
    await notifyOwners(tx, services, shopId, { kind: 'moneyChanged', what: params.what, who })
    return {}
  })

  manage.write(calls.cancelMoneyChange, async (tx, { shopId, params, services, caller, match }) => {
    const change = await findMoneyChange(tx, shopId, params.what)
    if (!change) throw new Refusal('notFound')
    match(changeOf(shopId, change, services, await confirmerOf(tx, shopId, caller)))
    await endMoneyChange(tx, shopId, params.what)
    return {}
  })
}

function changeOf(shopId: ShopId, change: MoneyChange, { payments }: Services, confirmer: Confirmer) {
  const { what, live, askedBy: by, askedAt, dueAt } = change
  return revised(
    {
      what,
      askedBy: by,
      askedAt: askedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      mode: live === null ? null : modeOf({ live }),
      account: heldDeposit(shopId, change, payments.secrets),
      mayConfirm: confirmer.may(change),
      confirmsFrom: confirmer.isTooNew(change) ? (confirmer.from?.toISOString() ?? null) : null,
    },
    ['mayConfirm', 'confirmsFrom'],
  )
}

/** What a caller may confirm; `from`: changes since when; null: none, or all. */
type Confirmer = {
  readonly from: Date | null
  readonly isTooNew: (change: MoneyChange) => boolean
  readonly may: (change: MoneyChange) => boolean
}

/**
 * The confirming owner must not be who asked, and must have been an owner for a day: nobody can appoint a second owner in
 * order to confirm alone.
 */
async function confirmerOf(tx: Tx, shopId: ShopId, caller: Caller): Promise<Confirmer> {
  if (caller.kind === 'platform') return { from: null, isTooNew: () => false, may: () => true }
  const isOwner = caller.kind === 'person' && may(caller, 'payments:write')
  const { personId } = isOwner ? caller.person : { personId: null }
  const membership = personId === null ? null : await findMembership(tx, shopId, personId)
  if (!membership) return { from: null, isTooNew: () => false, may: () => false }
  const from = confirmsFrom(membership)
  const isOther = ({ askedById }: MoneyChange) => askedById !== personId
  return {
    from,
    isTooNew: (change) => isOther(change) && change.askedAt < from,
    may: (change) => isOther(change) && change.askedAt >= from,
  }
}

const askedBy = (caller: Caller, who: string) => ({
  askedBy: who,
  askedById: caller.kind === 'person' ? caller.person.personId : null,
})

/** The keys that a provider needs, from its own schema. */
function keyNamesOf(provider: ProviderName) {
  const schema = providerNamed(provider)?.keys
  const { properties = {} } = (schema ? z.toJSONSchema(schema) : {}) as {
    readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>
  }
  return Object.entries(properties).map(([name, { enum: options }]) => ({
    name,
    options: options ? [...options] : null,
  }))
}

const wrongKeys = (names: readonly string[]) =>
  new Refusal('fields', {
    errors: names.map((name) => ({
      path: name === '' ? 'keys' : `keys.${name}`,
      code: name === '' ? 'notAllowed' : 'wrongFormat',
    })),
  })

async function addMethods(
  tx: WriteTx,
  shopId: ShopId,
  methods: readonly Parameters<typeof isOnlineMethod>[0][],
): Promise<void> {
  const shop = await findShop(tx, shopId)
  await updateShop(tx, shopId, { paymentMethods: withMethods(shop?.paymentMethods ?? [], methods) })
}

const modeOf = ({ live }: { readonly live: boolean }) => (live ? ('live' as const) : ('test' as const))

async function accountOf(tx: Tx, shopId: ShopId, provider: ProviderName, { payments }: Services) {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  const accounts = await listAccounts(tx, shopId)
  const stored = accounts.find((account) => account.provider === provider)
  const usable = usableMethods(
    shop.paymentMethods,
    accounts.map((account) => account.provider),
    shop.currency,
  )
  const through = methodsThrough(provider)
  return revised(
    {
      provider,
      mode: stored ? modeOf(stored) : null,
      since: stored?.setAt.toISOString() ?? null,
      hook: `${payments.publicUrl}/hooks/${provider}/${shopId}`,
      methods: stored ? usable.filter((method) => isOnlineMethod(method) && through.some((own) => own === method)) : [],
      pendingUntil: await pendingUntil(tx, shopId, provider),
    },
    ['methods', 'hook', 'pendingUntil'],
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
  const pending = await pendingUntil(tx, shopId, 'deposit')
  return revised({ account: settings.depositAccount, pendingUntil: pending }, ['pendingUntil'])
}
