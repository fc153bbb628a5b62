import { OFFLINE_PAYMENT_METHODS, type OfflinePaymentMethod, type PaymentMethod } from '../shop/shop.ts'

/** Payment providers. Their payers pay on the providers' own pages. */
export const PAYMENT_PROVIDERS = [
  'wompi',
  'mercadoPago',
  'epayco',
  'credibanco',
  'flow',
  'addi',
] as const satisfies readonly PaymentMethod[]
export type ProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** Methods that redirect to a provider: the provider itself, or one instrument that several providers have. */
export const ONLINE_PAYMENT_METHODS = [
  ...PAYMENT_PROVIDERS,
  'nequi',
  'daviplata',
  'efecty',
] as const satisfies readonly PaymentMethod[]
export type OnlinePaymentMethod = (typeof ONLINE_PAYMENT_METHODS)[number]

/**
 * Whether a provider takes the money: the order is paid on the provider's page, and the provider's events change its
 * status.
 */
export const isOnlineMethod = (method: PaymentMethod): method is OnlinePaymentMethod =>
  ONLINE_PAYMENT_METHODS.some((online) => online === method)
/** Whether the merchant takes the money (cash, transfer, in the shop): people confirm the order manually. */
export const isOfflineMethod = (method: PaymentMethod): method is OfflinePaymentMethod =>
  OFFLINE_PAYMENT_METHODS.some((offline) => offline === method)

/** The methods that shoppers of this shop can choose, in the shop's order. */
export const offeredMethods = (
  methods: readonly PaymentMethod[],
): readonly (OnlinePaymentMethod | OfflinePaymentMethod)[] =>
  methods.filter((method) => isOnlineMethod(method) || isOfflineMethod(method))

/** A shop's methods with new ones added: online methods before the first offline one, the others last. */
export function withMethods(
  known: readonly PaymentMethod[],
  added: readonly PaymentMethod[],
): readonly PaymentMethod[] {
  const fresh = [...new Set(added)].filter((method) => !known.includes(method))
  const first = known.findIndex((method) => !isOnlineMethod(method))
  const at = first === -1 ? known.length : first
  return [
    ...known.slice(0, at),
    ...fresh.filter(isOnlineMethod),
    ...known.slice(at),
    ...fresh.filter((method) => !isOnlineMethod(method)),
  ]
}
