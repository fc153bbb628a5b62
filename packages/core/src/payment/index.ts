export { type Financing, type FinancingLimits, financingFor } from './financing.ts'
export {
  attemptState,
  canMovePayment,
  isPriceOver,
  LONGEST_HOLD_MS,
  type OrderPayment,
  PAYMENT_REFUSALS,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  type PaymentRefusal,
  type PaymentStart,
  type PaymentState,
  type TransactionState,
  type TransactionStatus,
} from './payment.ts'
export {
  isOfflineMethod,
  isOnlineMethod,
  ONLINE_PAYMENT_METHODS,
  type OnlinePaymentMethod,
  offeredMethods,
  PAYMENT_PROVIDERS,
  type ProviderName,
  withMethods,
} from './payment-method.ts'
export { type Payable, type PaymentProblem, paymentProblem, suitsDelivery } from './payment-problem.ts'
export {
  MAX_PROOF_BYTES,
  MAX_PROOFS,
  PROOF_REFUSALS,
  type ProofOutcome,
  type ProofRefusal,
  type ReceivedProof,
} from './payment-proof.ts'
export { PAYMENT_TROUBLES, type PaymentTrouble } from './payment-trouble.ts'
export {
  chargedAmount,
  INSTRUMENTS,
  type Instrument,
  methodsThrough,
  PROVIDER_TERMS,
  type ProviderTerms,
  paymentPages,
  providerFor,
  suitsAmount,
  usableMethods,
} from './provider-terms.ts'
