export { type Financing, type FinancingLimits, financingFor } from './financing.ts'
export {
  attemptState,
  awaitsPayment,
  canMovePayment,
  isPriceOver,
  LONGEST_HOLD_MS,
  mayPay,
  type OrderPayment,
  orderAfterPayment,
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
} from './payment-method.ts'
export { type Payable, type PaymentProblem, payable, paymentProblem, suitsDelivery } from './payment-problem.ts'
export {
  MAX_PROOF_BYTES,
  MAX_PROOFS,
  PROOF_REFUSALS,
  type ProofOutcome,
  type ProofRefusal,
  type ReceivedProof,
  takesProof,
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
