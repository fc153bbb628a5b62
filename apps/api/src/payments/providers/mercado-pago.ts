import { type DocumentType, type Instrument, PROVIDER_TERMS, type TransactionState } from '@store/core'
import * as z from 'zod'
import { askProvider, KeysRefused, ProviderAway } from '../ask-provider.ts'
import { decimalOf, hundredthsOf } from '../decimals.ts'
import type {
  Account,
  HookReading,
  HookRequest,
  PaymentProvider,
  PaymentRequest,
  ProviderStatus,
  RefundAnswer,
} from '../provider.ts'
import { hmacSha256, isFresh, sameText } from '../signing.ts'

/**
 * The token of the merchant's application, and the secret of its webhooks. Tokens of test users look like any other: so the
 * merchant states the mode, and the token's owner is checked.
 */
const Keys = z
  .strictObject({
    accessToken: z.string().regex(/^(TEST|APP_USR)-[\w-]+$/),
    webhookSecret: z.string().min(8).max(200),
    mode: z.enum(['test', 'live']),
  })
  .refine(({ accessToken, mode }) => mode === 'test' || !isTestToken(accessToken), {
    message: 'a test token takes no money',
  })
type Keys = z.output<typeof Keys>
const isTestToken = (token: string) => token.startsWith('TEST-')

const User = z.object({ id: z.int(), tags: z.array(z.string()).nullish(), email: z.string().nullish() })

const Preference = z.object({ init_point: z.url(), sandbox_init_point: z.url().nullish() })

const STATES = {
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  approved: 'paid',
  // Paid, and disputed: the money is with the merchant until the dispute is decided.
  in_mediation: 'paid',
  rejected: 'rejected',
  cancelled: 'expired',
  refunded: 'refunded',
  charged_back: 'refunded',
} as const satisfies Readonly<Record<string, TransactionState>>

const Payment = z.object({
  id: z.union([z.int(), z.string()]),
  status: z.enum(Object.keys(STATES) as [keyof typeof STATES]),
  external_reference: z.string().nullish(),
  collector_id: z.union([z.int(), z.string()]).nullish(),
  transaction_amount: z.number(),
  currency_id: z.string(),
  live_mode: z.boolean().nullish(),
  payment_type_id: z.string().nullish(),
  payment_method_id: z.string().nullish(),
  transaction_details: z.object({ payment_method_reference_id: z.string().max(100).nullish() }).nullish(),
})
type Payment = z.output<typeof Payment>
const Found = z.object({ results: z.array(Payment) })

const Refund = z.object({
  id: z.union([z.int(), z.string()]),
  status: z.enum(['approved', 'in_process', 'authorized', 'rejected', 'cancelled']),
  amount: z.number(),
  date_created: z.string().nullish(),
})
type Refund = z.output<typeof Refund>
const REFUNDS = {
  approved: 'done',
  in_process: 'pending',
  authorized: 'pending',
  rejected: 'refused',
  cancelled: 'refused',
} as const satisfies Readonly<Record<string, RefundAnswer['kind']>>
/** Milliseconds after a payment in which it can be refunded. */
const REFUNDABLE_MS = 180 * 24 * 60 * 60_000
/** How far, in milliseconds, their clock may be behind ours. */
const CLOCKS_APART_MS = 60_000

const INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  credit_card: 'card',
  debit_card: 'card',
  prepaid_card: 'card',
  ticket: 'cash',
  atm: 'cash',
  bank_transfer: 'bankTransfer',
  account_money: 'wallet',
  digital_wallet: 'wallet',
  consumer_credits: 'credit',
}

/**
 * Mercado Pago's Checkout Pro: a preference is created, the browser redirected to it, and a payment read when it is
 * reported.
 */
export const mercadoPago: PaymentProvider<Keys> & { readonly name: 'mercadoPago' } = {
  name: 'mercadoPago',
  keys: Keys,
  isLive: ({ mode }) => mode === 'live',

  async start(account, request) {
    await findUser(account)
    const { status, body } = await askProvider(`${apiOf(account)}/checkout/preferences`, {
      method: 'POST',
      headers: { ...rightOf(account), 'content-type': 'application/json', 'x-idempotency-key': request.reference },
      body: JSON.stringify(preferenceOf(request)),
    })
    const preference = Preference.safeParse(body)
    if (status >= 300 || !preference.success) throw new ProviderAway(`preference: status ${status}`)
    const { init_point, sandbox_init_point } = preference.data
    const url = isTestToken(account.keys.accessToken) ? (sandbox_init_point ?? init_point) : init_point
    return { url, providerId: null }
  },

  readReturn: ({ payment_id, collection_id }) => paymentIdIn(payment_id) ?? paymentIdIn(collection_id),

  /** The signature covers the payment's id, but not its state: the payment is read. */
  verifyEvent({ keys }, request): HookReading {
    const { query, headers } = request
    // Accounts with old notifications (IPN) get them in addition.
    if (query.has('topic') && !headers.has('x-signature')) return { kind: 'ignored' }
    const signature = signatureOf(request)
    if (!signature || !isSigned(keys.webhookSecret, request, signature)) return { kind: 'forged' }
    const transactionId = paymentIdIn(query.get('data.id') ?? undefined)
    if (query.get('type') !== 'payment' || transactionId === null) return { kind: 'ignored' }
    if (!isFresh(timeOf(signature.ts), request.at)) return { kind: 'untimely', of: null }
    return { kind: 'hint', of: null, transactionId }
  },

  /** The payer of a payment can read it, too: only payments to this account's user count. */
  async fetchStatus(account, { reference, transactionId }) {
    const user = await findUser(account)
    const query = new URLSearchParams({ external_reference: reference })
    const path = transactionId ? `/${encodeURIComponent(transactionId)}` : `/search?${query}`
    const { status, body } = await askProvider(`${apiOf(account)}/v1/payments${path}`, { headers: rightOf(account) })
    if (status === 404 && transactionId) return []
    const answer = transactionId ? Payment.safeParse(body) : Found.safeParse(body)
    if (!answer.success) throw new ProviderAway('an answer that makes no sense')
    const payments = 'results' in answer.data ? answer.data.results : [answer.data]
    return payments.flatMap((payment) => statusOf(user, payment))
  },

  refunds: {
    parts: true,
    suits: ({ paidAt }, now) => now.getTime() - paidAt.getTime() < REFUNDABLE_MS,
    async ask(account, { key, transactionId, amount }) {
      const { status, body } = await askProvider(refundsOf(account, transactionId), {
        method: 'POST',
        headers: { ...rightOf(account), 'content-type': 'application/json', 'x-idempotency-key': key },
        body: JSON.stringify({ amount: decimalOf(amount) }),
      })
      if (status >= 400) return { kind: 'refused' }
      const refund = Refund.safeParse(body)
      if (!refund.success) throw new ProviderAway('an answer that makes no sense')
      return answerIn(refund.data)
    },
    /**
     * The list does not contain the keys of refunds: a refund is recognised by amount and time, among those not recorded
     * yet.
     */
    async find(account, { transactionId, amount, askedAt, recorded }) {
      const { body } = await askProvider(refundsOf(account, transactionId), { headers: rightOf(account) })
      const refunds = z.array(Refund).safeParse(body)
      if (!refunds.success) throw new ProviderAway('an answer that makes no sense')
      const alike = refunds.data.filter(
        (one) => hundredthsOf(one.amount) === amount && !recorded.includes(String(one.id)),
      )
      const answers = alike.filter((one) => isSince(one, askedAt)).map(answerIn)
      const best = (['done', 'pending', 'refused'] as const).find((kind) => answers.some((one) => one.kind === kind))
      return answers.find(({ kind }) => kind === best) ?? { kind: 'none' }
    },
  },
}

function answerIn({ id, status }: Refund): RefundAnswer {
  const kind = REFUNDS[status]
  return kind === 'done' ? { kind, name: String(id) } : { kind }
}

/** Whether a refund was made since then. */
function isSince({ date_created }: Refund, askedAt: Date): boolean {
  const made = Date.parse(date_created ?? '')
  if (Number.isNaN(made)) throw new ProviderAway('a refund without a date')
  return made >= askedAt.getTime() - CLOCKS_APART_MS
}

const apiOf = ({ sandbox }: Account<Keys>) => (sandbox ? `${sandbox}/mercadoPago` : 'https://api.mercadopago.com')
const refundsOf = (account: Account<Keys>, transactionId: string) =>
  `${apiOf(account)}/v1/payments/${encodeURIComponent(transactionId)}/refunds`
const rightOf = ({ keys }: Account<Keys>) => ({ authorization: `Bearer ${keys.accessToken}` })

/**
 * Checks the owner of the token. Tokens of test users look like any other, and their payments are reported as "live": a live
 * account must not use one.
 */
async function findUser(account: Account<Keys>): Promise<{ readonly id: number; readonly isTest: boolean }> {
  const { body } = await askProvider(`${apiOf(account)}/users/me`, { headers: rightOf(account) })
  const user = User.safeParse(body)
  if (!user.success) throw new ProviderAway('a user that makes no sense')
  const { id, tags, email } = user.data
  const isTest = tags?.includes('test_user') || /@testuser\.com$/.test(email?.slice(-20) ?? '')
  if (isTest && account.live) throw new KeysRefused('a test user’s token takes no money')
  return { id, isTest }
}

const paymentIdIn = (text: string | undefined) => (text && /^\d{1,20}$/.test(text) ? text : null)

/** The preference, with the total as one line: their lines do not support discounts. */
function preferenceOf({ reference, amount, currency, order, shopName, ...request }: PaymentRequest): object {
  const { email, name, idNumber, documentType } = order.buyer
  const type = documentType && PAPERS[currency]?.[documentType]
  const title = `${shopName} · ${order.number}`.slice(0, 250)
  return {
    items: [{ id: reference, title, quantity: 1, unit_price: decimalOf(amount), currency_id: currency }],
    payer: { name, ...(email && { email }), ...(type && { identification: { type, number: idNumber } }) },
    external_reference: reference,
    back_urls: { success: request.returnUrl, pending: request.returnUrl, failure: request.returnUrl },
    auto_return: 'all',
    // Without this parameter, the old notifications (IPN) are sent as well.
    notification_url: `${request.hookUrl}?source_news=webhooks`,
    expires: true,
    expiration_date_to: request.expiresAt.toISOString().replace('Z', '+00:00'),
    payment_methods: {
      installments: PROVIDER_TERMS.mercadoPago.instalments,
      ...(request.method === 'efecty' && CASH_ONLY),
    },
  }
}

/** Its types of documents, by the currency of the countries it works in; Mexico has none. */
const PAPERS: Readonly<Record<string, Readonly<Partial<Record<DocumentType, string>>>>> = {
  ARS: { DNI: 'DNI', CUIT: 'CUIT', passport: 'Otro' },
  BRL: { CPF: 'CPF', CNPJ: 'CNPJ' },
  CLP: { RUT: 'RUT', passport: 'Otro' },
  COP: { CC: 'CC', CE: 'CE', NIT: 'NIT', TI: 'Otro', PPT: 'Otro', passport: 'Otro' },
  PEN: { DNI: 'DNI', CE: 'C.E', RUC: 'RUC', passport: 'Otro' },
  UYU: { CI: 'CI', passport: 'Otro' },
}

/** Account money cannot be excluded. */
const CASH_ONLY = {
  default_payment_method_id: 'efecty',
  excluded_payment_types: ['credit_card', 'debit_card', 'prepaid_card', 'bank_transfer'].map((id) => ({ id })),
}

type Signature = { readonly ts: string; readonly v1: string }

/** The signature in the header; null: there is none, or it has no time. */
function signatureOf({ headers }: HookRequest): Signature | null {
  const parts = new Map(
    (headers.get('x-signature') ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string]),
  )
  const [ts = '', v1] = [parts.get('ts'), parts.get('v1')]
  return /^\d{1,15}$/.test(ts) && v1 ? { ts, v1 } : null
}

/** Milliseconds since 1970: the header has seconds, or milliseconds. */
const timeOf = (ts: string) => Number(ts) * (Number(ts) < 100_000_000_000 ? 1000 : 1)

/**
 * Whether the signature covers the ids of the payment and of the call, as far as present, and the time. Values with the
 * separator are refused.
 */
function isSigned(secret: string, { query, headers }: HookRequest, { ts, v1 }: Signature): boolean {
  const signed = { id: query.get('data.id')?.toLowerCase(), 'request-id': headers.get('x-request-id'), ts }
  if (Object.values(signed).some((value) => value?.includes(';'))) return false
  const manifest = Object.entries(signed).flatMap(([name, value]) => (value ? [`${name}:${value};`] : []))
  return sameText(v1, hmacSha256(secret, manifest.join('')))
}

/** The status of a payment; none if it is not for an order, is somebody else's, or has an impossible amount. */
function statusOf(user: { id: number; isTest: boolean }, payment: Payment): readonly ProviderStatus[] {
  const amount = hundredthsOf(payment.transaction_amount)
  const { external_reference: reference, live_mode = null } = payment
  if (!reference || amount === null || String(payment.collector_id) !== String(user.id)) return []
  const isPse = payment.payment_method_id === 'pse'
  const instrument = isPse ? 'pse' : (INSTRUMENTS[payment.payment_type_id ?? ''] ?? null)
  return [
    {
      of: { reference },
      transactionId: String(payment.id),
      state: STATES[payment.status],
      amount,
      currency: payment.currency_id,
      live: user.isTest ? false : live_mode,
      instrument,
      receipt: (instrument === 'cash' && payment.transaction_details?.payment_method_reference_id) || null,
    },
  ]
}
