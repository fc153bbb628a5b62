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

/** What a payer pays with, once they are on a provider's page. */
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
  /** The least that is taken in each currency it knows. */
  readonly least: Readonly<Partial<Record<Currency, Amount>>>
  /** Most card instalments; null: it does not say. */
  readonly instalments: number | null
  readonly instruments: readonly Instrument[]
  /** Origins of its pages: where a checkout may lead. */
  readonly pages: readonly string[]
}

/** What each provider takes. Pages of test accounts included. */
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

/** Through whom a method is paid, the preferred one first. */
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

/** Networks of one country: wherever else their providers work, nobody there knows them. */
const COLOMBIAN: readonly OnlinePaymentMethod[] = ['nequi', 'daviplata', 'efecty']

/** Who does a method in a currency, whatever accounts there are. */
const throughIn = (method: OnlinePaymentMethod, currency: Currency): readonly ProviderName[] =>
  COLOMBIAN.includes(method) && currency !== 'COP'
    ? []
    : THROUGH[method].filter((name) => Object.hasOwn(PROVIDER_TERMS[name].least, currency))

/** What a shop can switch on once it has an account with this provider. */
export const methodsThrough = (name: ProviderName): readonly OnlinePaymentMethod[] =>
  ONLINE_PAYMENT_METHODS.filter((method) => THROUGH[method].includes(name))

/**
 * Of the methods a merchant has switched on, those that can be used: a provider's only when the shop has an account with
 * one that does it, in the order of `PAYMENT_METHODS`. Methods we know by name alone stay, so that old clients read what the merchant chose.
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

/** Origins that paying by these methods may lead to: what a page's policy has to let a form lead to. */
export const paymentPages = (methods: readonly PaymentMethod[]): readonly string[] => [
  ...new Set(
    methods.filter(isOnlineMethod).flatMap((method) => THROUGH[method].flatMap((name) => PROVIDER_TERMS[name].pages)),
  ),
]

/** Who takes this payment, of the providers the shop has accounts with. Null: nobody, in this currency or so little. */
export function providerFor(
  method: OnlinePaymentMethod,
  accounts: readonly ProviderName[],
  price: { readonly amount: Amount; readonly currency: Currency },
): ProviderName | null {
  return throughIn(method, price.currency).find((name) => accounts.includes(name) && takes(name, price)) ?? null
}

/** Whether any provider of this method takes such an amount, whatever accounts there are. */
export function suitsAmount(
  method: PaymentMethod,
  price: { readonly amount: Amount; readonly currency: Currency },
): boolean {
  return !isOnlineMethod(method) || throughIn(method, price.currency).some((name) => takes(name, price))
}

/** The least that any provider of this method takes; null: no provider takes it in this currency. */
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
 * What a provider is asked to charge: the total as shoppers read it, which in currencies that shops write without cents
 * has none.
 */
export function chargedAmount(total: Amount, currency: Currency): Amount {
  return applyPercent(total, 100, shownUnit(currency))
}

/**
 * Where an attempt to pay stands. `started`: the shopper was sent to the provider, and nobody has paid anything yet;
 * `pending`: the provider is at it (a bank transfer, a voucher); `expired`: given up, cancelled or too late.
 */
export const PAYMENT_STATES = ['started', 'pending', 'paid', 'rejected', 'expired', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
/** What a provider says of one of its transactions. */
export type TransactionState = Exclude<PaymentState, 'started'>

/**
 * Where one transaction may go. Only forwards, so that events which repeat or overtake each other end the same: a paid
 * one is never pending again, and an approval after a rejection or an expiry counts.
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

/** What counts most among the transactions of an attempt: a second try after a rejection is what is going on. */
const STRONGEST: readonly PaymentState[] = ['paid', 'pending', 'refunded', 'rejected', 'expired']

/** What a provider reports of a transaction of an attempt. */
export type TransactionStatus = { readonly transactionId: string; readonly state: TransactionState }

/** Where an attempt stands by everything that was said of its transactions, in whatever order and however often. */
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
 * Where an order goes by its attempts, oldest first; null: it stays. One paid attempt pays it; while one is pending
 * nothing else is decided; refunds are recorded with the payment, and what becomes of the order is the merchant's to say.
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

/** An order that waits for money a provider has to bring: its stock is held for a time only. */
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
  /** Our name for the attempt at the provider. */
  readonly reference: string
  /** What the payer's bank knows the payment by (PSE: CUS). */
  readonly receipt: string | null
  readonly amount: Amount
  /** False: a provider's sandbox, and no money moves. */
  readonly live: boolean
  /** ISO-8601, UTC. */
  readonly updatedAt: string
}

/** How starting a payment ended. */
export type PaymentStart =
  /** To the provider's page, by a document navigation. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** The method chosen instead needs no provider: there is nothing left to do here. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'refused'; readonly reason: PaymentRefusal }

/**
 * Why no payment begins. `unavailable`: the provider does not answer, and another try may go through; `gone`: the time
 * was over and what was ordered is sold meanwhile; `coupon`: it was, and others have used up the order's coupon.
 */
export const PAYMENT_REFUSALS = ['paid', 'pending', 'closed', 'method', 'gone', 'coupon', 'unavailable'] as const
export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number]
