import type { Amount, Country, Currency } from '../money/amount.ts'
import { gateState } from './access-gate.ts'
import type { Closure } from './closure.ts'
import type { OtherDay } from './other-days.ts'

export type ShopId = number

export const LANGUAGES = ['es', 'en', 'pt', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Reads a language code tolerantly ("ES", "pt-BR", null); unknown codes become Spanish. */
export function languageFrom(code: string | null | undefined): Language {
  const [language] = (code ?? '').trim().toLowerCase().split(/[-_]/)
  return LANGUAGES.find((known) => known === language) ?? 'es'
}

/** Payment methods a merchant can switch on. */
export const PAYMENT_METHODS = [
  'cashOnDelivery',
  'bankDeposit',
  'toBeAgreed',
  'payInStore',
  'efecty',
  'nequi',
  'daviplata',
  'epayco',
  'mercadoPago',
  'wompi',
  'credibanco',
  'flow',
  'addi',
  'payu',
  'paypal',
  'paymentsWay',
  'tuCompra',
  'wepay4u',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Methods that need no provider: the order is placed and paid by other means. */
export const OFFLINE_PAYMENT_METHODS = [
  'cashOnDelivery',
  'bankDeposit',
  'toBeAgreed',
  'payInStore',
] as const satisfies readonly PaymentMethod[]
export type OfflinePaymentMethod = (typeof OFFLINE_PAYMENT_METHODS)[number]

export type SocialNetwork = 'facebook' | 'instagram' | 'twitter' | 'youtube' | 'tiktok'

/** How one shop charges for delivery. `unset`: the merchant has not set it yet. */
export type ShippingRate = {
  /** The delivery time for cities without their own; absent: the merchant gives none. */
  readonly days?: DeliveryDays | null
} & (
  | { readonly kind: 'free' }
  | { readonly kind: 'flat'; readonly price: Amount }
  | {
      readonly kind: 'bySubtotal'
      readonly ranges: readonly { readonly from: Amount; readonly to: Amount; readonly price: Amount }[]
    }
  | {
      readonly kind: 'byCity'
      readonly cities: readonly {
        readonly cityId: CityId
        readonly price: Amount
        readonly days?: DeliveryDays | null
      }[]
      readonly elsewhere: Amount | null
    }
  | { readonly kind: 'unset' }
)

/** Working days from an order to its delivery: the minimum and the maximum. */
export type DeliveryDays = { readonly from: number; readonly to: number }

/** When a shop offers cash on delivery: for these cities, up to this total. Null: for all cities it delivers to, for any total. */
export type CashOnDelivery = { readonly cities: readonly CityId[] | null; readonly ceiling: Amount | null }

export type CityId = number
export type City = {
  readonly id: CityId
  readonly name: string
  readonly code: string | null
  readonly divisionId: number
  readonly division: string
  readonly country: Country
}

/** Parts of the gate that a merchant may colour. */
export const GATE_COLORS = ['background', 'title', 'description', 'border', 'button', 'buttonText', 'backdrop'] as const
export type GateColor = (typeof GATE_COLORS)[number]

/** The access-code gate: what a locked shop shows. The code itself never leaves the server. */
export type AccessGate = {
  readonly enabled: boolean
  readonly title: string
  readonly description: string
  readonly image: string | null
  readonly colors: Readonly<Record<string, string>>
}

export type FilterTag = {
  readonly id: string
  readonly name: string
  readonly position: number
  readonly values: readonly { readonly id: number; readonly name: string }[]
}

/** The data of a shop that its pages need, as the services return it. */
export type Shop = {
  readonly id: ShopId
  readonly name: string
  readonly subdomain: string
  readonly domain: string | null
  readonly templateId: number
  readonly language: Language
  readonly currency: Currency
  readonly country: Country
  readonly open: boolean
  /** What shoppers read while it is closed; null: no text, or it is open. */
  readonly closure: Closure | null
  readonly accessGate: AccessGate | null
  /** Increases whenever cached pages of the shop change. 0 when the server does not send it. */
  readonly version: number
  readonly city: string | null
  readonly phone: string | null
  readonly email: string | null
  /** WhatsApp number, digits with country code; null: M3. */
  readonly chatNumber: string | null
  readonly description: string | null
  readonly about: { readonly mission: string | null; readonly vision: string | null; readonly story: string | null }
  readonly minPurchase: Amount | null
  readonly paymentMethods: readonly PaymentMethod[]
  readonly cashOnDelivery: CashOnDelivery
  /** Whether checkout offers an invoice. */
  readonly invoices: boolean
  readonly shippingRate: ShippingRate
  readonly socials: Readonly<Partial<Record<SocialNetwork, string>>>
  readonly tags: readonly FilterTag[]
}

export type Category = {
  readonly id: number
  readonly name: string
  readonly position: number
  readonly image: string | null
  /** The number of its products for sale; null: the services do not send it. */
  readonly count: number | null
}
export type Subcategory = {
  readonly id: number
  readonly name: string
  readonly categoryId: number
  readonly image: string | null
  readonly count: number | null
}
export type Branch = {
  readonly id: number
  readonly name: string | null
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly hours: string | null
  /** Days on which it is open at other times; absent: none. */
  readonly otherDays?: readonly OtherDay[] | undefined
  /** Whether orders are picked up there; absent: they are. */
  readonly pickUp?: boolean | undefined
  readonly phone: string | null
  readonly photo: string | null
}

/** A branch with all its fields. */
export type KnownBranch = Branch & { readonly otherDays: readonly OtherDay[]; readonly pickUp: boolean }

/** The branches at which orders are picked up. */
export const pickUpBranches = <B extends Pick<Branch, 'pickUp'>>(branches: readonly B[]): readonly B[] =>
  branches.filter(({ pickUp = true }) => pickUp)

/** A branch in one line: its name, address and opening hours. */
export const branchPlace = ({ name, address, hours }: Pick<Branch, 'name' | 'address' | 'hours'>): string =>
  [name, address, hours].filter(Boolean).join(' · ')

export const POLICY_KINDS = ['shipping', 'payments', 'privacy', 'warranty', 'returns', 'exchange'] as const
export type PolicyKind = (typeof POLICY_KINDS)[number]
/** Sanitised HTML: it is only created where data enters the system. */
export type SafeHtml = string & { readonly __safeHtml: true }
export type Policies = Readonly<Record<PolicyKind, SafeHtml | null>>

/** S2. A locked shop may be open behind its gate. */
export type ShopStatus = 'open' | 'closed' | 'locked'
/** What a shopper sees first: the gate, a closed shop, or the shop. `unlocked`: they have entered an access code. */
export function shopStatus(shop: Pick<Shop, 'open' | 'accessGate'>, unlocked: boolean): ShopStatus {
  // A locked shop does not even show that it is closed.
  if (gateState(shop, unlocked) === 'locked') return 'locked'
  return shop.open ? 'open' : 'closed'
}
