import { type PaymentMethod, type ProviderName, type Shop, type ShopId, usableMethods } from '@store/core'
import type { Tx } from '../database/open.ts'
import { open, type SealSecrets, seal, sealOwner } from '../secrets/seal.ts'
import { hasDepositAccount, type WriteTx } from '../shops/store/shops.ts'
import type { Account } from './provider.ts'
import { type AnyProvider, providerNamed } from './providers/index.ts'
import { accountNames, listAccounts, setAccount } from './store/accounts.ts'

/** The installation's settings for online payments. */
export type PaymentSettings = {
  /** The secrets that encrypt merchants' keys; none: online payments are off. */
  readonly secrets: SealSecrets
  /** The URL of the local sandbox that replaces the providers of test accounts; null: their own sandboxes are used. */
  readonly sandbox: string | null
  /** The URL at which providers' servers reach this API, without a trailing slash. */
  readonly publicUrl: string
  /** Port of the storefronts, if they run on localhost. */
  readonly shopPort: number
}

/**
 * The methods that shoppers can use, among those that the merchant has switched on: online methods need an account, deposits
 * need bank details.
 */
export async function usableMethodsOf(
  tx: Tx,
  { id, paymentMethods, currency }: Pick<Shop, 'id' | 'paymentMethods' | 'currency'>,
): Promise<readonly PaymentMethod[]> {
  const accounts = await accountNames(tx, id)
  return methodsWith({ paymentMethods, currency }, { accounts, deposit: await hasDepositAccount(tx, id) })
}

/** The same, with the accounts that the shop has. */
export function methodsWith(
  { paymentMethods, currency }: Pick<Shop, 'paymentMethods' | 'currency'>,
  { accounts, deposit }: { readonly accounts: readonly ProviderName[]; readonly deposit: boolean },
): readonly PaymentMethod[] {
  return usableMethods(paymentMethods, accounts, currency).filter((method) => deposit || method !== 'bankDeposit')
}

/** A provider with the shop's own account, decrypted for one use. */
export type OpenAccount = { readonly provider: AnyProvider; readonly account: Account<unknown> }

/**
 * Opens the shop's account there. Null: there is none, or its keys cannot be decrypted (another secret, a row from
 * elsewhere).
 */
export async function openAccount(
  tx: Tx,
  shopId: ShopId,
  name: string,
  { secrets, sandbox }: Pick<PaymentSettings, 'secrets' | 'sandbox'>,
): Promise<OpenAccount | null> {
  const provider = providerNamed(name)
  const storedAccount = (await listAccounts(tx, shopId)).find((account) => account.provider === name)
  if (!provider || !storedAccount) return null
  const keys = provider.keys.safeParse(open(secrets, sealOwner.account(shopId, provider.name), storedAccount.keys))
  if (!keys.success) return null
  const account = { shopId, keys: keys.data, live: storedAccount.live, sandbox: storedAccount.live ? null : sandbox }
  return { provider, account }
}

export type AccountOutcome =
  | { readonly kind: 'kept'; readonly live: boolean }
  /** The names of keys that are missing, unknown or wrong; empty if each is right but they do not belong together. */
  | { readonly kind: 'refused'; readonly names: readonly string[] }

type CheckedKeys =
  | { readonly kind: 'right'; readonly keys: unknown; readonly live: boolean }
  | Extract<AccountOutcome, { readonly kind: 'refused' }>

/** Validates keys of a provider. Errors are given by the keys' names. */
export function checkedKeys(name: ProviderName, input: unknown): CheckedKeys {
  const provider = providerNamed(name)
  if (!provider) return { kind: 'refused', names: [] }
  const keys = provider.keys.safeParse(input)
  if (keys.success) return { kind: 'right', keys: keys.data, live: provider.isLive(keys.data) }
  const names = keys.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')],
  )
  return { kind: 'refused', names: [...new Set(names)] }
}

/** Stores a merchant's keys of a provider, encrypted. */
export async function keepAccount(
  tx: WriteTx,
  shopId: ShopId,
  name: ProviderName,
  input: unknown,
  secrets: SealSecrets,
): Promise<AccountOutcome> {
  const checked = checkedKeys(name, input)
  if (checked.kind === 'refused') return checked
  const { keys, live } = checked
  await setAccount(tx, shopId, { provider: name, live, keys: seal(secrets, sealOwner.account(shopId, name), keys) })
  return { kind: 'kept', live }
}
