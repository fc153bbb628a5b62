import type {
  Amount,
  Currency,
  Instrument,
  Language,
  OnlinePaymentMethod,
  Order,
  ProviderName,
  ShopId,
  TransactionStatus,
} from '@store/core'
import type * as z from 'zod'

/** A shop's account with a provider, its keys open: never logged, never answered, never in a browser. */
export type Account<Keys> = {
  readonly shopId: ShopId
  readonly keys: Keys
  /** Money moves. */
  readonly live: boolean
  /** Where the local sandbox plays this provider, instead of the provider's own one; never for a live account. */
  readonly sandbox: string | null
}

/** One attempt to pay, as a provider is asked for it. */
export type PaymentRequest = {
  readonly reference: string
  /** Whole units in currencies without cents: what the shopper read. */
  readonly amount: Amount
  readonly currency: Currency
  /** The button that was pressed: a provider's own, or one instrument of several (Nequi …). */
  readonly method: OnlinePaymentMethod
  readonly order: Order
  readonly shopName: string
  readonly language: Language
  /** Where the browser comes back to, by GET or POST; parameters may be added. */
  readonly returnUrl: string
  /** Where the provider's servers report to. */
  readonly hookUrl: string
  /** The last moment at which it should still take the money. */
  readonly expiresAt: Date
  /** The payer's network address; blank when it is not known. */
  readonly address: string
}

/** Which attempt is meant: by our reference, or by the name that the provider gave it when it was started. */
export type Subject = { readonly reference: string } | { readonly providerId: string }

/** What a provider says of one transaction, whatever we think of it: compared with the attempt before it counts. */
export type ProviderStatus = TransactionStatus & {
  readonly of: Subject
  /** Null: it says none, which it may only of what is not paid. */
  readonly amount: Amount | null
  readonly currency: Currency
  /** Null: it does not say. */
  readonly live: boolean | null
  readonly instrument: Instrument | null
  /** What the payer's bank knows the payment by (PSE: CUS), or the cashier who takes it (a voucher's code). */
  readonly receipt: string | null
}

/** A call of a provider's servers. */
export type HookRequest = {
  /** When it came. */
  readonly at: Date
  readonly method: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: string
}

/** What a provider's call to its hook means. */
export type HookReading =
  /** Signed, and all that counts is under the signature. */
  | { readonly kind: 'status'; readonly status: ProviderStatus }
  /** Not signed, or too little of it: a reason to ask the provider, whose answer decides. */
  | { readonly kind: 'hint'; readonly of: Subject; readonly transactionId: string | null }
  /** The same about a transaction that only the provider can say the attempt of. */
  | { readonly kind: 'hint'; readonly of: null; readonly transactionId: string }
  /** Rightly signed, and longer ago than a call of its provider takes: it may be said by whoever has read it. */
  | { readonly kind: 'untimely'; readonly of: Subject | null }
  /** In order, and about nothing of ours. */
  | { readonly kind: 'ignored' }
  /** Not from the provider. */
  | { readonly kind: 'forged' }

/** An attempt that is asked about. */
type Asked = {
  readonly reference: string
  /** What `start` answered. */
  readonly providerId: string | null
  /** One transaction of it, where it is known. */
  readonly transactionId: string | null
}

/**
 * Somebody who takes money on pages of their own. Each is one file in `providers/`, pure but for its calls, which go
 * through `askProvider`; it throws `ProviderAway` when the provider does not answer, or not as it should.
 */
export type PaymentProvider<Keys = never> = {
  readonly name: ProviderName
  /** What merchants copy from the provider's panel. */
  readonly keys: z.ZodType<Keys>
  readonly isLive: (keys: Keys) => boolean
  /** Asks for a page to pay on: `providerId` is what the provider calls the attempt, where it has a name for it. */
  readonly start: (
    account: Account<Keys>,
    request: PaymentRequest,
  ) => Promise<{ readonly url: string; readonly providerId: string | null }>
  /** The transaction that the returning browser speaks of: never a proof. Null: it speaks of none. */
  readonly readReturn: (given: Readonly<Record<string, string>>) => string | null
  readonly verifyEvent: (account: Account<Keys>, request: HookRequest) => HookReading
  /** Where the transactions of an attempt stand, by the provider's own word; none while nobody has paid anything. */
  readonly fetchStatus: (account: Account<Keys>, asked: Asked) => Promise<readonly ProviderStatus[]>
  /** Asks about keys that `fetchStatus` does not use, for whoever sets them; throws `KeysRefused` or `ProviderAway`. */
  readonly checkKeys?: (account: Account<Keys>) => Promise<void>
  /** What its servers want to read when their call was taken; `ok` for those that do not care. */
  readonly acknowledge?: (request: HookRequest) => { readonly type: string; readonly body: string }
}
