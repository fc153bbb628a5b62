import type { OpenAccount } from './accounts.ts'
import { KeysRefused, ProviderAway } from './ask-provider.ts'

/** `good`: the provider accepts the account's keys; `refused`: it does not; `away`: it did not respond. */
export type AccountCheck = 'good' | 'refused' | 'away'

/** Checks an account's keys by querying a payment that does not exist. */
export async function checkAccount({ provider, account }: OpenAccount): Promise<AccountCheck> {
  try {
    const reference = `${account.shopId}-0-0`
    await provider.fetchStatus(account, { reference, providerId: null, transactionId: null })
    await provider.checkKeys?.(account)
    return 'good'
  } catch (error) {
    if (error instanceof KeysRefused) return 'refused'
    if (error instanceof ProviderAway) return 'away'
    throw error
  }
}
