import type { OpenAccount } from './accounts.ts'
import { KeysRefused, ProviderAway } from './ask-provider.ts'

/** `good`: the provider knows the account's keys; `refused`: it does not; `away`: it did not say. */
export type AccountCheck = 'good' | 'refused' | 'away'

/** Asks a provider whether an account's keys are right, by asking about a payment that nobody made. */
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
