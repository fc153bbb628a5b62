import { type DocumentType, dayOf, type Instrument, type TransactionState, timeZoneOf } from '@store/core'
import * as z from 'zod'
import { partsOfPhone } from '../../shops/phone.ts'
import { askProvider, jsonIn, KeysRefused, ProviderAway } from '../ask-provider.ts'
import type {
  Account,
  HookReading,
  PaymentProvider,
  PaymentRequest,
  ProviderStatus,
  RefundAnswer,
} from '../provider.ts'
import { isFresh, sameText, sha256 } from '../signing.ts'
import { wholeRefundIn } from '../whole-refund.ts'

const key = (form: RegExp) => z.string().regex(form)

/** The four keys of a merchant's panel; their names contain the environment. */
const Keys = z
  .strictObject({
    publicKey: key(/^pub_(test|prod)_\w+$/),
    privateKey: key(/^prv_(test|prod)_\w+$/),
    eventsSecret: key(/^(test|prod)_events_\w+$/),
    integritySecret: key(/^(test|prod)_integrity_\w+$/),
  })
  .refine((keys) => new Set(Object.values(keys).map((one) => one.includes('prod_'))).size === 1, {
    message: 'some are test keys and some are not',
  })
type Keys = z.output<typeof Keys>

const Merchant = z.object({ data: z.object({ public_key: z.string() }) })

const Transaction = z.object({
  id: z.string(),
  status: z.enum(['PENDING', 'APPROVED', 'DECLINED', 'ERROR', 'VOIDED']),
  reference: z.string(),
  amount_in_cents: z.int(),
  currency: z.string(),
  merchant: z.object({ public_key: z.string() }).nullish(),
  payment_method_type: z.string().nullish(),
  payment_method: z.object({ extra: z.object({ traceability_code: z.string().nullish() }).nullish() }).nullish(),
})
type Transaction = z.output<typeof Transaction>
const Several = z.object({ data: z.array(Transaction) })

const Voided = z.object({ data: z.object({ status: z.enum(['PENDING', 'APPROVED', 'VOIDED', 'DECLINED', 'ERROR']) }) })
/** The states of a void, which is a separate transaction. */
const VOIDS = {
  PENDING: { kind: 'pending' },
  APPROVED: { kind: 'done', name: null },
  VOIDED: { kind: 'done', name: null },
  DECLINED: { kind: 'refused' },
  ERROR: { kind: 'refused' },
} as const satisfies Readonly<Record<string, RefundAnswer>>

const Event = z.object({
  event: z.string(),
  data: z.record(z.string(), z.unknown()),
  environment: z.string(),
  signature: z.object({ properties: z.array(z.string()).max(20), checksum: z.string() }),
  timestamp: z.int(),
})

const STATES: Readonly<Record<Transaction['status'], TransactionState>> = {
  PENDING: 'pending',
  APPROVED: 'paid',
  DECLINED: 'rejected',
  ERROR: 'rejected',
  VOIDED: 'refunded',
}

const INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  CARD: 'card',
  CARD_POS: 'card',
  PSE: 'pse',
  NEQUI: 'nequi',
  DAVIPLATA: 'daviplata',
  BANCOLOMBIA_TRANSFER: 'bankTransfer',
  BANCOLOMBIA_QR: 'bankTransfer',
  BANCOLOMBIA_COLLECT: 'cash',
  BANCOLOMBIA_BNPL: 'credit',
  SU_PLUS: 'credit',
  PCOL: 'wallet',
}

/** Wompi's web checkout (Colombia): a signed link to its page, events to our webhook, and queries of transactions. */
export const wompi: PaymentProvider<Keys> & { readonly name: 'wompi' } = {
  name: 'wompi',
  keys: Keys,
  isLive: ({ publicKey }) => publicKey.startsWith('pub_prod_'),

  /** The link needs no call; looking up the merchant makes sure that there is a page behind it. */
  async start(account, request) {
    await findMerchant(account)
    return { url: `${pageOf(account)}?${checkoutParameters(account.keys, request)}`, providerId: null }
  },

  checkKeys: findMerchant,

  readReturn: ({ id }) => (id && /^[\w-]{1,100}$/.test(id) ? id : null),

  /**
   * The checksum covers the fields that the event lists, and the reference is not one of them: somebody with one event could
   * redirect it to another order. So a correctly signed event is only a reason to query the provider.
   */
  verifyEvent({ keys, live }, { body, headers, at }): HookReading {
    const event = Event.safeParse(jsonIn(body))
    if (!event.success) return { kind: 'forged' }
    const { data, signature, timestamp, environment } = event.data
    const values = signature.properties.map((path) => textAt(data, path))
    const expected = sha256(`${values.join('')}${timestamp}${keys.eventsSecret}`)
    const header = headers.get('x-event-checksum')
    if (!sameDigest(signature.checksum, expected) || (header !== null && !sameDigest(header, expected)))
      return { kind: 'forged' }
    const transaction = Transaction.safeParse(data.transaction)
    if (event.data.event !== 'transaction.updated' || !transaction.success) return { kind: 'ignored' }
    if (environment !== (live ? 'prod' : 'test')) return { kind: 'ignored' }
    const { id, reference } = transaction.data
    if (!isFresh(timestamp * 1000, at)) return { kind: 'untimely', of: { reference } }
    return { kind: 'hint', of: { reference }, transactionId: id }
  },

  /**
   * Asks by our reference and the private key, which only returns this merchant's transactions. A single transaction is never requested
   * by its id, because anybody may read any transaction there, also another merchant's.
   */
  async fetchStatus(account, { reference }) {
    const { publicKey, privateKey } = account.keys
    const { status, body } = await askProvider(`${apiOf(account)}/transactions?${new URLSearchParams({ reference })}`, {
      headers: { authorization: `Bearer ${privateKey}` },
    })
    if (status === 404) return []
    const answer = Several.safeParse(body)
    if (!answer.success) throw new ProviderAway('an answer that makes no sense')
    return answer.data.data
      .filter(({ merchant }) => !merchant || merchant.public_key === publicKey)
      .map((transaction) => statusOf(account, transaction))
  },

  /** Card payments can be voided on the day they were made; other refunds are requested in its panel. */
  refunds: {
    parts: false,
    suits: ({ instrument, paidAt }, now) => instrument === 'card' && dayThere(paidAt) === dayThere(now),
    async ask(account, { transactionId }) {
      const { status, body } = await askProvider(
        `${apiOf(account)}/transactions/${encodeURIComponent(transactionId)}/void`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${account.keys.privateKey}` },
        },
      )
      if (status >= 400) return { kind: 'refused' }
      const voided = Voided.safeParse(body)
      if (!voided.success) throw new ProviderAway('an answer that makes no sense')
      return VOIDS[voided.data.data.status]
    },
    find: async (account, refund) => wholeRefundIn(await wompi.fetchStatus(account, refund), refund),
  },
}

async function findMerchant(account: Account<Keys>): Promise<void> {
  const { publicKey } = account.keys
  const { status, body } = await askProvider(`${apiOf(account)}/merchants/${publicKey}`)
  if (status === 404 || status === 422) throw new KeysRefused('no such merchant')
  if (Merchant.safeParse(body).data?.data.public_key !== publicKey) throw new ProviderAway(`merchant: status ${status}`)
}

/** The day in Colombia. */
const dayThere = (moment: Date) => dayOf(moment, timeZoneOf('CO'))

const apiOf = ({ live, sandbox }: Account<Keys>) =>
  sandbox ? `${sandbox}/wompi/v1` : `https://${live ? 'production' : 'sandbox'}.wompi.co/v1`
const pageOf = ({ sandbox }: Account<Keys>) => (sandbox ? `${sandbox}/wompi/p/` : 'https://checkout.wompi.co/p/')

function checkoutParameters(keys: Keys, request: PaymentRequest): URLSearchParams {
  const { reference, amount, currency, expiresAt, returnUrl, order } = request
  const expiry = expiresAt.toISOString()
  const phone = partsOfPhone(order.buyer.phone)
  return new URLSearchParams({
    'public-key': keys.publicKey,
    currency,
    'amount-in-cents': String(amount),
    reference,
    'signature:integrity': sha256(`${reference}${amount}${currency}${expiry}${keys.integritySecret}`),
    'redirect-url': returnUrl,
    'expiration-time': expiry,
    'customer-data:full-name': order.buyer.name,
    ...(order.buyer.email && { 'customer-data:email': order.buyer.email }),
    ...paperOf(order),
    ...(phone && { 'customer-data:phone-number': phone.number, 'customer-data:phone-number-prefix': phone.code }),
  })
}

/** Its codes for Colombian documents. */
const PAPERS: Readonly<Partial<Record<DocumentType, string>>> = {
  CC: 'CC',
  CE: 'CE',
  NIT: 'NIT',
  TI: 'TI',
  PPT: 'OTHER',
  passport: 'PP',
}

function paperOf({ buyer }: PaymentRequest['order']): Readonly<Record<string, string>> {
  const type = buyer.documentType && PAPERS[buyer.documentType]
  return type ? { 'customer-data:legal-id-type': type, 'customer-data:legal-id': buyer.idNumber } : {}
}

/** Their cents are our hundredths, in every currency. */
const statusOf = ({ live }: Account<Keys>, transaction: Transaction): ProviderStatus => ({
  of: { reference: transaction.reference },
  transactionId: transaction.id,
  state: STATES[transaction.status],
  amount: transaction.amount_in_cents,
  currency: transaction.currency,
  live,
  instrument: INSTRUMENTS[transaction.payment_method_type ?? ''] ?? null,
  receipt: transaction.payment_method?.extra?.traceability_code ?? null,
})

/** The value at a dotted path, as the text that goes into the checksum. */
function textAt(data: Readonly<Record<string, unknown>>, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), data)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const sameDigest = (digest: string, expected: string) => sameText(digest.toLowerCase(), expected)
