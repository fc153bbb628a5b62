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

/** A shop's account with a provider, its keys decrypted: never logged, never in a response, never in a browser. */
export type Account<Keys> = {
  readonly shopId: ShopId
  readonly keys: Keys
  /** Real money moves. */
  readonly live: boolean
  /** The URL of the local sandbox that replaces the provider's own one; never for a live account. */
  readonly sandbox: string | null
}

/** The data of a payment attempt for a provider. */
export type PaymentRequest = {
  readonly reference: string
  /** Whole units in currencies without cents: the amount that the shopper read. */
  readonly amount: Amount
  readonly currency: Currency
  /** The chosen method: a provider's own, or one instrument that several have (Nequi …). */
  readonly method: OnlinePaymentMethod
  readonly order: Order
  readonly shopName: string
  readonly language: Language
  /** The URL to which the browser returns, by GET or POST; the provider may add parameters. */
  readonly returnUrl: string
  /** The URL to which the provider's servers report. */
  readonly hookUrl: string
  /** The last moment at which the provider should accept the payment. */
  readonly expiresAt: Date
  /** The payer's network address; blank if unknown. */
  readonly address: string
}

/** Identifies an attempt: by our reference, or by the id that the provider gave it at the start. */
export type Subject = { readonly reference: string } | { readonly providerId: string }

/** A provider's report about one transaction, before it is compared with the attempt. */
export type ProviderStatus = TransactionStatus & {
  readonly of: Subject
  /** Null: the provider gives none, which is only allowed for unpaid transactions. */
  readonly amount: Amount | null
  readonly currency: Currency
  /** Null: the provider does not say. */
  readonly live: boolean | null
  readonly instrument: Instrument | null
  /** The payment's reference at the payer's bank (PSE: CUS), or for the cashier who takes it (the code of a voucher). */
  readonly receipt: string | null
}

/** A call of a provider's servers. */
export type HookRequest = {
  /** The time of arrival. */
  readonly at: Date
  readonly method: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: string
}

/** The meaning of a call to the webhook. */
export type HookReading =
  /** Signed, and the signature covers everything that is used. */
  | { readonly kind: 'status'; readonly status: ProviderStatus }
  /** Not signed, or the signature covers too little: the provider has to be queried, and its response counts. */
  | { readonly kind: 'hint'; readonly of: Subject; readonly transactionId: string | null }
  /** The same, for a transaction whose attempt is only known from the provider. */
  | { readonly kind: 'hint'; readonly of: null; readonly transactionId: string }
  /** The signature is right, but older than a real call can be: it may be a replay. */
  | { readonly kind: 'untimely'; readonly of: Subject | null }
  /** Valid, but not about a payment of ours. */
  | { readonly kind: 'ignored' }
  /** Not from the provider. */
  | { readonly kind: 'forged' }

/** The attempt to query. */
type StatusQuery = {
  readonly reference: string
  /** The id that `start` returned. */
  readonly providerId: string | null
  /** One transaction of it, if it is known. */
  readonly transactionId: string | null
}

/** A refund to request from a provider. */
export type RefundRequest = {
  /** Our own key of the refund: a provider that gets it twice refunds once. */
  readonly key: string
  readonly reference: string
  readonly providerId: string | null
  /** The provider's id of the payment. */
  readonly transactionId: string
  readonly amount: Amount
  readonly askedAt: Date
  /** The provider's ids of those refunds of this payment that are recorded already. */
  readonly recorded: readonly string[]
}

export type RefundAnswer =
  /** `name`: the provider's id of the refund; null: it has none. */
  | { readonly kind: 'done'; readonly name: string | null }
  /** Accepted, and not made yet. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused' }
/** `none`: the provider has no such refund. */
export type RefundFinding = RefundAnswer | { readonly kind: 'none' }

type ProviderRefunds<Keys> = {
  /** Whether a part of a payment can be refunded; otherwise only the whole, once. */
  readonly parts: boolean
  /** Whether a payment can be refunded by API now; otherwise only in the provider's panel. */
  readonly suits: (payment: { readonly instrument: Instrument | null; readonly paidAt: Date }, now: Date) => boolean
  readonly ask: (account: Account<Keys>, refund: RefundRequest) => Promise<RefundAnswer>
  /** Finds the result of a refund whose response was lost or not final. */
  readonly find: (account: Account<Keys>, refund: RefundRequest) => Promise<RefundFinding>
}

/**
 * A payment provider with its own payment page. Each is one file in `providers/`. It has no side effects except its calls,
 * which go through `askProvider`. It throws `ProviderAway` if the provider does not respond, or responds incorrectly.
 */
export type PaymentProvider<Keys = never> = {
  readonly name: ProviderName
  /** The keys that merchants copy from the provider's panel. */
  readonly keys: z.ZodType<Keys>
  readonly isLive: (keys: Keys) => boolean
  /** Requests a page to pay on; `providerId`: the provider's id of the attempt, if it has one. */
  readonly start: (
    account: Account<Keys>,
    request: PaymentRequest,
  ) => Promise<{ readonly url: string; readonly providerId: string | null }>
  /** The transaction in the parameters of the returning browser, which proves nothing. Null: they have none. */
  readonly readReturn: (parameters: Readonly<Record<string, string>>) => string | null
  readonly verifyEvent: (account: Account<Keys>, request: HookRequest) => HookReading
  /** The states of an attempt's transactions, from the provider; none while nobody has paid. */
  readonly fetchStatus: (account: Account<Keys>, query: StatusQuery) => Promise<readonly ProviderStatus[]>
  /** Checks keys that `fetchStatus` does not use, when they are set; throws `KeysRefused` or `ProviderAway`. */
  readonly checkKeys?: (account: Account<Keys>) => Promise<void>
  /** Refunds, if the provider has a documented API for them that also reports the result later. */
  readonly refunds?: ProviderRefunds<Keys>
  /** The response that its servers expect to an accepted call; `ok` if they do not care. */
  readonly acknowledge?: (request: HookRequest) => { readonly type: string; readonly body: string }
}
