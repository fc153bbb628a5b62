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

/** Methods that lead to a provider: its own name, or one instrument that several of them have. */
export const ONLINE_PAYMENT_METHODS = [
  ...PAYMENT_PROVIDERS,
  'nequi',
  'daviplata',
  'efecty',
] as const satisfies readonly PaymentMethod[]
export type OnlinePaymentMethod = (typeof ONLINE_PAYMENT_METHODS)[number]

/** Whether a provider takes the money: the order is paid on the provider's page, and its events move it. */
export const isOnlineMethod = (method: PaymentMethod): method is OnlinePaymentMethod =>
  ONLINE_PAYMENT_METHODS.some((online) => online === method)
/** Whether the merchant takes the money (cash, transfer, in the shop): people confirm the order by hand. */
export const isOfflineMethod = (method: PaymentMethod): method is OfflinePaymentMethod =>
  OFFLINE_PAYMENT_METHODS.some((offline) => offline === method)

/** The methods that shoppers of this shop can choose, in the order that the shop gives them. */
export const offeredMethods = (
  methods: readonly PaymentMethod[],
): readonly (OnlinePaymentMethod | OfflinePaymentMethod)[] =>
  methods.filter((method) => isOnlineMethod(method) || isOfflineMethod(method))

/** The methods of a shop with new ones: those that lead to a provider stand before the first that does not, the others last. */
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
