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

/** A shop's account with a provider, its keys decrypted: never logged, never in an answer, never in a browser. */
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

/** The meaning of a provider's call to its hook. */
export type HookReading =
  /** Signed, and the signature covers everything that is used. */
  | { readonly kind: 'status'; readonly status: ProviderStatus }
  /** Not signed, or the signature covers too little: the provider has to be asked, and its answer counts. */
  | { readonly kind: 'hint'; readonly of: Subject; readonly transactionId: string | null }
  /** The same, for a transaction whose attempt only the provider knows. */
  | { readonly kind: 'hint'; readonly of: null; readonly transactionId: string }
  /** The signature is right, but older than a real call can be: somebody who has read the call may have repeated it. */
  | { readonly kind: 'untimely'; readonly of: Subject | null }
  /** Valid, but about nothing of ours. */
  | { readonly kind: 'ignored' }
  /** Not from the provider. */
  | { readonly kind: 'forged' }

/** The attempt to ask about. */
type StatusQuery = {
  readonly reference: string
  /** The id that `start` returned. */
  readonly providerId: string | null
  /** One transaction of it, if it is known. */
  readonly transactionId: string | null
}

/** A refund to ask a provider for. */
export type RefundRequest = {
  /** Ours, one for each refund: a provider that is asked twice with it gives back once. */
  readonly key: string
  readonly reference: string
  readonly providerId: string | null
  /** The provider's id of the payment. */
  readonly transactionId: string
  readonly amount: Amount
  readonly askedAt: Date
  /** What the provider calls the refunds of this payment that are known already. */
  readonly recorded: readonly string[]
}

export type RefundAnswer =
  /** `name`: what the provider calls the refund; null: it has no name for it. */
  | { readonly kind: 'done'; readonly name: string | null }
  /** It was accepted, and is not done yet. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused' }
/** `none`: the provider knows of no such refund. */
export type RefundFinding = RefundAnswer | { readonly kind: 'none' }

type ProviderRefunds<Keys> = {
  /** A part of a payment can be given back; otherwise only the whole, once. */
  readonly parts: boolean
  /** Whether a payment can be given back through it now; otherwise only in its panel. */
  readonly suits: (payment: { readonly instrument: Instrument | null; readonly paidAt: Date }, now: Date) => boolean
  readonly ask: (account: Account<Keys>, refund: RefundRequest) => Promise<RefundAnswer>
  /** What became of a refund whose answer was lost or not final. */
  readonly find: (account: Account<Keys>, refund: RefundRequest) => Promise<RefundFinding>
}

/**
 * A payment provider with pages of its own. Each is one file in `providers/`. It has no side effects except its calls, which go
 * through `askProvider`. It throws `ProviderAway` if the provider does not answer, or answers incorrectly.
 */
export type PaymentProvider<Keys = never> = {
  readonly name: ProviderName
  /** The keys that merchants copy from the provider's panel. */
  readonly keys: z.ZodType<Keys>
  readonly isLive: (keys: Keys) => boolean
  /** Asks for a page to pay on: `providerId` is what the provider calls the attempt, where it has a name for it. */
  readonly start: (
    account: Account<Keys>,
    request: PaymentRequest,
  ) => Promise<{ readonly url: string; readonly providerId: string | null }>
  /** The transaction in the address of the returning browser, which proves nothing. Null: there is none. */
  readonly readReturn: (parameters: Readonly<Record<string, string>>) => string | null
  readonly verifyEvent: (account: Account<Keys>, request: HookRequest) => HookReading
  /** The states of an attempt's transactions, from the provider; none while nobody has paid. */
  readonly fetchStatus: (account: Account<Keys>, query: StatusQuery) => Promise<readonly ProviderStatus[]>
  /** Checks keys that `fetchStatus` does not use, when they are set; throws `KeysRefused` or `ProviderAway`. */
  readonly checkKeys?: (account: Account<Keys>) => Promise<void>
  /** Gives money back, if the provider has a documented call for it that says later what became of it. */
  readonly refunds?: ProviderRefunds<Keys>
  /** The answer that its servers expect to an accepted call; `ok` if they do not care. */
  readonly acknowledge?: (request: HookRequest) => { readonly type: string; readonly body: string }
}
