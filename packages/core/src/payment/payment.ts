import type { Amount, Currency } from '../money/amount.ts'
import { applyPercent, shownUnit } from '../money/rounding.ts'
import { canMoveOrder, type OrderStatus } from '../order/order.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../shop/shop.ts'
import {
  isOnlineMethod,
  ONLINE_PAYMENT_METHODS,
  type OnlinePaymentMethod,
  type ProviderName,
} from './payment-method.ts'

/** The means of payment that a payer chooses on a provider's page. */
export const INSTRUMENTS = [
  'card',
  'pse',
  'nequi',
  'daviplata',
  'bankTransfer',
  'cash',
  'safetyPay',
  'wallet',
  'credit',
] as const
export type Instrument = (typeof INSTRUMENTS)[number]

export type ProviderTerms = {
  /** The minimum amount for each currency that it accepts. */
  readonly least: Readonly<Partial<Record<Currency, Amount>>>
  /** The most card instalments; null: the provider does not say. */
  readonly instalments: number | null
  readonly instruments: readonly Instrument[]
  /** Origins of its pages: a checkout may lead to these. */
  readonly pages: readonly string[]
}

/** The terms of each provider. Pages of its test accounts are included. */
export const PROVIDER_TERMS: Readonly<Record<ProviderName, ProviderTerms>> = {
  wompi: {
    least: { COP: 1_500_00 },
    instalments: null,
    instruments: ['card', 'pse', 'nequi', 'bankTransfer', 'daviplata', 'cash'],
    pages: ['https://checkout.wompi.co'],
  },
  mercadoPago: {
    least: { ARS: 1_00, BRL: 1_00, CLP: 1_00, COP: 1_000_00, MXN: 5_00, PEN: 2_00, UYU: 15_00 },
    instalments: 36,
    instruments: ['card', 'pse', 'cash', 'wallet'],
    pages: [
      'https://*.mercadopago.com.ar',
      'https://*.mercadopago.com.br',
      'https://*.mercadopago.cl',
      'https://*.mercadopago.com.co',
      'https://*.mercadopago.com.mx',
      'https://*.mercadopago.com.pe',
      'https://*.mercadopago.com.uy',
      'https://*.mercadopago.com',
    ],
  },
  epayco: {
    least: { COP: 1_000_00, USD: 1_00 },
    instalments: 24,
    instruments: ['card', 'pse', 'cash', 'daviplata', 'safetyPay'],
    pages: ['https://checkout.epayco.co', 'https://secure.epayco.co'],
  },
  credibanco: {
    least: { COP: 1_000_00 },
    instalments: 24,
    instruments: ['card', 'pse'],
    pages: ['https://eco.credibanco.com', 'https://ecouat.credibanco.com'],
  },
  flow: {
    least: { CLP: 350_00 },
    instalments: null,
    instruments: ['card', 'bankTransfer'],
    pages: ['https://www.flow.cl', 'https://sandbox.flow.cl'],
  },
  addi: {
    least: { COP: 50_000_00 },
    instalments: null,
    instruments: ['credit'],
    pages: ['https://*.addi.com', 'https://*.addi-staging.com'],
  },
}

/** The providers of each method, the preferred one first. */
const THROUGH: Readonly<Record<OnlinePaymentMethod, readonly ProviderName[]>> = {
  wompi: ['wompi'],
  mercadoPago: ['mercadoPago'],
  epayco: ['epayco'],
  credibanco: ['credibanco'],
  flow: ['flow'],
  addi: ['addi'],
  nequi: ['wompi', 'epayco'],
  daviplata: ['wompi', 'epayco'],
  efecty: ['mercadoPago', 'epayco'],
}

/** Payment networks of Colombia only: their providers also work in other countries, where nobody knows these networks. */
const COLOMBIAN: readonly OnlinePaymentMethod[] = ['nequi', 'daviplata', 'efecty']

/** The providers of a method in a currency, whether or not the shop has accounts with them. */
const throughIn = (method: OnlinePaymentMethod, currency: Currency): readonly ProviderName[] =>
  COLOMBIAN.includes(method) && currency !== 'COP'
    ? []
    : THROUGH[method].filter((name) => Object.hasOwn(PROVIDER_TERMS[name].least, currency))

/** The methods that a shop can switch on once it has an account with this provider. */
export const methodsThrough = (name: ProviderName): readonly OnlinePaymentMethod[] =>
  ONLINE_PAYMENT_METHODS.filter((method) => THROUGH[method].includes(name))

/**
 * The methods a merchant has switched on that can be used: an online method only if the shop has an account with
 * a provider of it, in the order of `PAYMENT_METHODS`. Methods that we only know by name stay, so that old clients read the merchant's choice.
 */
export function usableMethods(
  methods: readonly PaymentMethod[],
  accounts: readonly ProviderName[],
  currency: Currency,
): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter(
    (method) =>
      methods.includes(method) &&
      (!isOnlineMethod(method) || throughIn(method, currency).some((name) => accounts.includes(name))),
  )
}

/** Origins that payments by these methods may lead to: a page's content security policy must allow forms to lead there. */
export const paymentPages = (methods: readonly PaymentMethod[]): readonly string[] => [
  ...new Set(
    methods.filter(isOnlineMethod).flatMap((method) => THROUGH[method].flatMap((name) => PROVIDER_TERMS[name].pages)),
  ),
]

/** The provider for this payment, among those the shop has accounts with. Null: none accepts this currency or such a small amount. */
export function providerFor(
  method: OnlinePaymentMethod,
  accounts: readonly ProviderName[],
  price: { readonly amount: Amount; readonly currency: Currency },
): ProviderName | null {
  return throughIn(method, price.currency).find((name) => accounts.includes(name) && takes(name, price)) ?? null
}

/** Whether any provider of this method accepts the amount, whether or not the shop has an account with it. */
export function suitsAmount(
  method: PaymentMethod,
  price: { readonly amount: Amount; readonly currency: Currency },
): boolean {
  return !isOnlineMethod(method) || throughIn(method, price.currency).some((name) => takes(name, price))
}

/** The smallest minimum of this method's providers; null: no provider accepts this currency. */
export function leastAmount(method: PaymentMethod, currency: Currency): Amount | null {
  if (!isOnlineMethod(method)) return null
  const least = throughIn(method, currency).flatMap((name) => PROVIDER_TERMS[name].least[currency] ?? [])
  return least.length > 0 ? Math.min(...least) : null
}

function takes(name: ProviderName, { amount, currency }: { readonly amount: Amount; readonly currency: Currency }) {
  const least = PROVIDER_TERMS[name].least[currency]
  return least !== undefined && chargedAmount(amount, currency) >= least
}

/**
 * The amount that a provider is asked to charge: the total as shoppers see it, without cents in currencies that shops
 * write without them.
 */
export function chargedAmount(total: Amount, currency: Currency): Amount {
  return applyPercent(total, 100, shownUnit(currency))
}

/**
 * The state of a payment attempt. `started`: the shopper was sent to the provider, and nothing is paid yet;
 * `pending`: the provider is processing it (a bank transfer, a voucher); `expired`: given up, cancelled or too late.
 */
export const PAYMENT_STATES = ['started', 'pending', 'paid', 'rejected', 'expired', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
/** The state of one transaction, as a provider reports it. */
export type TransactionState = Exclude<PaymentState, 'started'>

/**
 * The states that a transaction may change to. Only forwards, so that repeated events, or events in another order, give the same result: a paid
 * transaction never becomes pending again, and an approval after a rejection or an expiry counts.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly TransactionState[]>> = {
  started: ['pending', 'expired', 'rejected', 'paid', 'refunded'],
  pending: ['expired', 'rejected', 'paid', 'refunded'],
  expired: ['rejected', 'paid', 'refunded'],
  rejected: ['paid', 'refunded'],
  paid: ['refunded'],
  refunded: [],
}

export const canMovePayment = (from: PaymentState, to: PaymentState): boolean =>
  PAYMENT_TRANSITIONS[from].some((state) => state === to)

/** The state of an attempt is the first of these that one of its transactions has: a second try after a rejection decides. */
const STRONGEST: readonly PaymentState[] = ['paid', 'pending', 'refunded', 'rejected', 'expired']

/** What a provider reports of a transaction of an attempt. */
export type TransactionStatus = { readonly transactionId: string; readonly state: TransactionState }

/** The state of an attempt from all reports about its transactions, in any order and however often they came. */
export function attemptState(said: readonly TransactionStatus[]): PaymentState {
  const states = new Map<string, PaymentState>()
  for (const { transactionId, state } of said) {
    const before = states.get(transactionId) ?? 'started'
    if (canMovePayment(before, state)) states.set(transactionId, state)
  }
  const found = [...states.values()]
  return STRONGEST.find((state) => found.includes(state)) ?? 'started'
}

/**
 * The status an order changes to because of its attempts, oldest first; null: no change. One paid attempt pays it; while one is
 * pending nothing else is decided. Refunds are recorded with the payment; the merchant decides what happens to the order.
 */
export function orderAfterPayment(status: OrderStatus, attempts: readonly PaymentState[]): OrderStatus | null {
  const wanted = wantedStatus(status, attempts)
  return wanted !== null && canMoveOrder(status, wanted) ? wanted : null
}

function wantedStatus(status: OrderStatus, attempts: readonly PaymentState[]): OrderStatus | null {
  if (attempts.includes('paid')) return 'paid'
  if (attempts.includes('pending')) return 'pending'
  const latest = attempts.at(-1)
  if (latest === undefined) return null
  if (latest === 'started') return status === 'rejected' ? 'pending' : null
  return 'rejected'
}

/** An order that waits for an online payment: its stock is reserved for a limited time. */
export const awaitsPayment = (order: {
  readonly paymentMethod: PaymentMethod
  readonly status: OrderStatus
}): boolean => isOnlineMethod(order.paymentMethod) && UNSETTLED.includes(order.status)

const UNSETTLED: readonly OrderStatus[] = ['unpaid', 'pending', 'rejected']

/**
 * Whether another attempt may begin. Not while one is pending: a bank may still bring that money, and nobody should pay
 * twice.
 */
export function mayPay(
  order: { readonly paymentMethod: PaymentMethod; readonly status: OrderStatus },
  attempts: readonly PaymentState[],
): boolean {
  return awaitsPayment(order) && !attempts.includes('pending') && !attempts.includes('paid')
}

/** The latest attempt to pay an order, as its buyer may see it. */
export type OrderPayment = {
  readonly provider: ProviderName
  readonly state: PaymentState
  readonly instrument: Instrument | null
  /** Our reference for the attempt at the provider. */
  readonly reference: string
  /** The payment's reference at the payer's bank (PSE: CUS). */
  readonly receipt: string | null
  readonly amount: Amount
  /** False: it was paid in a provider's sandbox, and no money moves. */
  readonly live: boolean
  /** ISO-8601, UTC. */
  readonly updatedAt: string
}

/** The result of starting a payment. */
export type PaymentStart =
  /** Go to the provider's page, by a document navigation. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** The newly chosen method needs no provider: there is nothing to pay here. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'refused'; readonly reason: PaymentRefusal }

/**
 * Why no payment starts. `unavailable`: the provider does not answer, and another try may succeed; `gone`: the reservation
 * had ended and the units were sold; `coupon`: it had ended, and others have used up the order's coupon.
 */
export const PAYMENT_REFUSALS = ['paid', 'pending', 'closed', 'method', 'gone', 'coupon', 'unavailable'] as const
export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number]
