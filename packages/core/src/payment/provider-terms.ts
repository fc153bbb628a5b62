import type { Amount, Currency } from '../money/amount.ts'
import { applyPercent, shownUnit } from '../money/rounding.ts'
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
  /** The most card instalments; null: the provider does not publish it. */
  readonly instalments: number | null
  readonly instruments: readonly Instrument[]
  /** Origins of its pages, to which a checkout may redirect. */
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

/** Payment networks of Colombia only: their providers also work in other countries, where these networks do not exist. */
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
 * The methods a merchant has switched on that can be used: an online method only if the shop has an account with one of its
 * providers, in the order of `PAYMENT_METHODS`. Methods without an implementation are kept, so that old clients read the
 * merchant's choice.
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

/**
 * Origins to which payments by these methods may redirect: a page's content security policy must allow them as form
 * targets.
 */
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
 * The amount that a provider is asked to charge: the total as displayed to shoppers, without cents in currencies that shops
 * display without them.
 */
export function chargedAmount(total: Amount, currency: Currency): Amount {
  return applyPercent(total, 100, shownUnit(currency))
}
