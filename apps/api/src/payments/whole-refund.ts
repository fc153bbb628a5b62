import { ProviderAway } from './ask-provider.ts'
import type { ProviderStatus, RefundFinding, RefundRequest } from './provider.ts'

/** The result of a refund of a whole payment, from the payment's state at the provider; an unknown payment gives none. */
export function wholeRefundIn(
  found: readonly ProviderStatus[],
  { transactionId }: Pick<RefundRequest, 'transactionId'>,
): RefundFinding {
  const payment = found.find((one) => one.transactionId === transactionId)
  if (!payment) throw new ProviderAway('the payment is not known')
  return payment.state === 'refunded' ? { kind: 'done', name: null } : { kind: 'none' }
}
