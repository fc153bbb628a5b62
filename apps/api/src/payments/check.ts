import type { ProviderName, ShopId } from '@store/core'
import { inShop } from '../database/open.ts'
import { withRetries } from '../orders/conflict.ts'
import type { Services } from '../services.ts'
import { openAccount } from './accounts.ts'
import { KeysRefused, ProviderAway } from './ask-provider.ts'
import type { ProviderStatus } from './provider.ts'
import { type Settled, type Source, settle } from './settle.ts'
import type { Attempt } from './store/payments.ts'

type Dependencies = Pick<Services, 'db' | 'log' | 'orderContext' | 'payments'>
type Checked = { readonly kind: 'asked'; readonly settled: readonly Settled[] } | { readonly kind: 'away' }

/** Queries the provider for the state of an attempt, and settles the result. `away`: it did not respond. */
export async function checkAttempt(
  services: Dependencies,
  shopId: ShopId,
  { provider: name, reference, providerId }: Pick<Attempt, 'provider' | 'reference' | 'providerId'>,
  transactionId: string | null,
  source: Source,
): Promise<Checked> {
  const opened = await inShop(services.db, shopId, (tx) => openAccount(tx, shopId, name, services.payments))
  if (!opened) return { kind: 'away' }
  try {
    const found = await opened.provider.fetchStatus(opened.account, { reference, providerId, transactionId })
    const settled: Settled[] = []
    for (const status of found) settled.push(await settleAlone(services, shopId, name, status, source))
    return { kind: 'asked', settled }
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof KeysRefused)) throw error
    const problem = error.name
    services.log.warn({ shop: shopId, provider: name, reference, problem, message: error.message }, 'payment not asked')
    return { kind: 'away' }
  }
}

/** Calls `settle` in a separate transaction; problems for a person are logged. */
export async function settleAlone(
  { db, log, orderContext }: Dependencies,
  shopId: ShopId,
  provider: ProviderName,
  status: ProviderStatus,
  source: Source,
): Promise<Settled> {
  const settled = await withRetries(() =>
    inShop(db, shopId, (tx) => settle(tx, shopId, provider, status, source, orderContext())),
  )
  const line = { shop: shopId, provider, of: status.of, transaction: status.transactionId, state: status.state, source }
  if (settled.kind === 'unknown') log.warn(line, 'payment of no attempt of ours')
  if (settled.kind === 'mismatch') log.error({ ...line, problem: settled.problem }, 'payment does not fit its order')
  if (settled.kind === 'moved') {
    const { number, troubles, to, order } = settled
    if (troubles.length > 0) log.error({ ...line, order: number, troubles }, 'payment needs somebody')
    else log.info({ ...line, order: number, payment: to, orderStatus: order }, 'payment moved')
  }
  return settled
}
