import type { ProviderStatus, RefundAnswer, RefundRequest } from './provider.ts'

/** What became of a refund of a whole payment, from what its provider says of the payment. */
export function wholeRefundIn(
  found: readonly ProviderStatus[],
  { transactionId }: Pick<RefundRequest, 'transactionId'>,
): RefundAnswer | 'none' {
  return found.some((one) => one.transactionId === transactionId && one.state === 'refunded') ? 'done' : 'none'
}
