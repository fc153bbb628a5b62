import { type ProviderName, type ShopId, withMethods } from '@store/core'
import type { Tx } from '../database/open.ts'
import { checkedKeys, keepAccount } from '../payments/accounts.ts'
import { listAccounts } from '../payments/store/accounts.ts'
import { open, type SealSecrets, seal, sealOwner } from '../secrets/seal.ts'
import { findShop, hasDepositAccount, updateShop, type WriteTx } from '../shops/store/shops.ts'
import type { Membership } from '../team/store.ts'
import type { MoneyChangeOf } from './schema.ts'
import { endMoneyChange, findMoneyChange, hasMoneyHistory, type MoneyChange, putMoneyChange } from './store.ts'

/** How long a change of where money goes waits: long enough for an owner to read their mail. */
const HOLD_MS = 24 * 60 * 60_000

type HoldRequest = Pick<MoneyChange, 'askedBy' | 'askedById'> & { readonly now: Date }

/**
 * Whether a change has to wait: if the shop has, or has had, an account for money by any method, money would go elsewhere. A
 * test account of another provider receives nothing, so the first real one need not wait for it.
 */
export async function mustWait(tx: Tx, shopId: ShopId, what: MoneyChangeOf): Promise<boolean> {
  if (await hasDepositAccount(tx, shopId)) return true
  if ((await listAccounts(tx, shopId)).some(({ provider, live }) => live || provider === what)) return true
  // Read last, so that an account that is removed between these queries is found in the history.
  return hasMoneyHistory(tx, shopId)
}

/**
 * The earliest time of a change that this owner may confirm, one waiting period after they became an owner: an intruder in
 * an owner's account could otherwise make an accomplice an owner, who confirms.
 */
export const confirmsFrom = ({ roleSince }: Pick<Membership, 'roleSince'>): Date =>
  new Date(roleSince.getTime() + HOLD_MS)

export type HoldOutcome = { readonly kind: 'held' } | { readonly kind: 'refused'; readonly names: readonly string[] }

/** Stores a provider's keys as a change that waits. Invalid keys are refused at once, by their names. */
export async function holdKeys(
  tx: Tx,
  {
    shopId,
    provider,
    secrets,
  }: { readonly shopId: ShopId; readonly provider: ProviderName; readonly secrets: SealSecrets },
  keys: unknown,
  request: HoldRequest,
): Promise<HoldOutcome> {
  const checked = checkedKeys(provider, keys)
  if (checked.kind === 'refused') return checked
  await hold(tx, { shopId, what: provider, secrets, live: checked.live }, checked.keys, request)
  return { kind: 'held' }
}

/** Stores an account for bank deposits as a change that waits. */
export const holdDeposit = (
  tx: Tx,
  { shopId, secrets }: { readonly shopId: ShopId; readonly secrets: SealSecrets },
  account: string,
  request: HoldRequest,
) => hold(tx, { shopId, what: 'deposit', secrets, live: null }, account, request)

type Holding = {
  readonly shopId: ShopId
  readonly what: MoneyChangeOf
  readonly secrets: SealSecrets
  readonly live: boolean | null
}

const hold = (tx: Tx, { shopId, what, secrets, live }: Holding, value: unknown, { now, ...by }: HoldRequest) =>
  putMoneyChange(tx, shopId, {
    what,
    live,
    ...by,
    askedAt: now,
    dueAt: new Date(now.getTime() + HOLD_MS),
    content: seal(secrets, sealOwner.held(shopId, what), value),
  })

/** The text of a waiting account for bank deposits; null: it cannot be decrypted, or another kind of change waits. */
export function heldDeposit(shopId: ShopId, { what, content }: MoneyChange, secrets: SealSecrets): string | null {
  const opened = what === 'deposit' ? open(secrets, sealOwner.held(shopId, what), content) : null
  return typeof opened === 'string' ? opened : null
}

/** When the waiting change of this kind takes effect; null: none waits. */
export async function pendingUntil(tx: Tx, shopId: ShopId, what: MoneyChangeOf): Promise<string | null> {
  return (await findMoneyChange(tx, shopId, what))?.dueAt.toISOString() ?? null
}

/** Applies a waiting change. False: it can no longer be decrypted, and is dropped. */
export async function applyHeld(
  tx: WriteTx,
  shopId: ShopId,
  change: MoneyChange,
  secrets: SealSecrets,
): Promise<boolean> {
  const { what, content } = change
  await endMoneyChange(tx, shopId, what)
  const value = open(secrets, sealOwner.held(shopId, what), content)
  if (what === 'deposit') {
    if (typeof value !== 'string') return false
    await updateShop(tx, shopId, { depositAccount: value })
    return true
  }
  const account = await keepAccount(tx, shopId, what, value, secrets)
  if (account.kind === 'refused') return false
  const shop = await findShop(tx, shopId)
  await updateShop(tx, shopId, { paymentMethods: withMethods(shop?.paymentMethods ?? [], [what]) })
  return true
}
