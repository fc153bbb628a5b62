import type { Instrument, TransactionState } from '@store/core'
import * as z from 'zod'
import { askProvider, KeysRefused, ProviderAway } from '../ask-provider.ts'
import { decimalOf, hundredthsOf } from '../decimals.ts'
import type { Account, HookReading, PaymentProvider, PaymentRequest, ProviderStatus } from '../provider.ts'
import { hmacSha256 } from '../signing.ts'

/** The keys from the merchant's panel. The sandbox has its own panel and keys, which look the same. */
const Keys = z.strictObject({
  apiKey: z.string().regex(/^[\w-]{8,100}$/),
  secretKey: z.string().regex(/^\w{8,100}$/),
  mode: z.enum(['test', 'live']),
})
type Keys = z.output<typeof Keys>

const Created = z.object({ url: z.url(), token: z.string().regex(/^[\w-]{10,200}$/) })
const Refusal = z.object({ message: z.string() })

const Payment = z.object({
  flowOrder: z.union([z.int(), z.string()]).transform(String),
  commerceOrder: z.string(),
  status: z.literal([1, 2, 3, 4]),
  amount: z.union([z.number(), z.string()]),
  currency: z.string(),
  /** The medium of a payment that is still to be made: a coupon of a cash network. */
  pending_info: z.object({ media: z.string().nullish() }).nullish(),
  paymentData: z.object({ media: z.string().nullish() }).nullish(),
})
type Payment = z.output<typeof Payment>

const STATES: Readonly<Record<Payment['status'], TransactionState>> = {
  1: 'pending',
  2: 'paid',
  3: 'rejected',
  4: 'expired',
}

const INSTRUMENTS: readonly (readonly [RegExp, Instrument])[] = [
  [/webpay|tarjeta|card/i, 'card'],
  [/servipag|khipu|etpay|transfer/i, 'bankTransfer'],
  [/multicaja|klap|caja|cup[oó]n/i, 'cash'],
  [/mach|chek|onepay/i, 'wallet'],
]

/** Flow (Chile): a signed order, a page under its token, and a callback that only contains the token. */
export const flow: PaymentProvider<Keys> & { readonly name: 'flow' } = {
  name: 'flow',
  keys: Keys,
  isLive: ({ mode }) => mode === 'live',

  async start(account, request) {
    const { status, body } = await askProvider(`${apiOf(account)}/payment/create`, {
      method: 'POST',
      body: signed(account.keys, orderOf(request)),
    })
    const created = Created.safeParse(body)
    if (status !== 200 || !created.success) throw new ProviderAway(`order: status ${status}`)
    const { url, token } = created.data
    return { url: `${url}?${new URLSearchParams({ token })}`, providerId: token }
  },

  /** The browser returns by a form post. */
  readReturn: ({ token }) => (isToken(token) ? token : null),

  /** Callbacks are not signed: a token is only a reason to query the payment, which decides. */
  verifyEvent(_, { body }): HookReading {
    const token = new URLSearchParams(body).get('token')
    return isToken(token) ? { kind: 'hint', of: { providerId: token }, transactionId: null } : { kind: 'forged' }
  },

  async fetchStatus(account, { reference, providerId, transactionId }) {
    // The token from the start of the attempt takes precedence over one from a browser.
    const token = providerId ?? transactionId
    const call = token ? 'getStatus' : 'getStatusByCommerceId'
    // Without a token: the order was created, but the response was lost.
    const which: Readonly<Record<string, string>> = token ? { token } : { commerceId: reference }
    const { status, body } = await askProvider(`${apiOf(account)}/payment/${call}?${signed(account.keys, which)}`)
    if (status >= 400) return nothing(body)
    const payment = Payment.safeParse(body)
    if (!payment.success) throw new ProviderAway('an answer that makes no sense')
    return statusOf(account, payment.data)
  },
}

const apiOf = ({ live, sandbox }: Account<Keys>) =>
  sandbox ? `${sandbox}/flow/api` : `https://${live ? 'www' : 'sandbox'}.flow.cl/api`

const isToken = (value: string | null | undefined): value is string => /^[\w-]{10,200}$/.test(value ?? '')

function orderOf({ reference, amount, currency, order, shopName, ...request }: PaymentRequest) {
  return {
    commerceOrder: reference,
    subject: `${shopName} · ${order.number}`,
    currency,
    amount: String(decimalOf(amount)),
    // It requires an e-mail address, and sends its receipt there; without the buyer's, an address of the shop's own domain
    // is used.
    email: order.buyer.email ?? `pagos@${new URL(request.returnUrl).hostname}`,
    // All payment methods.
    paymentMethod: '9',
    urlConfirmation: request.hookUrl,
    urlReturn: request.returnUrl,
    timeout: String(Math.max(60, Math.round((request.expiresAt.getTime() - Date.now()) / 1000))),
  }
}

/** Signs names and values, concatenated in the order of the names, with the secret. */
function signed(keys: Keys, fields: Readonly<Record<string, string>>): URLSearchParams {
  const all = Object.entries({ ...fields, apiKey: keys.apiKey }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const s = hmacSha256(keys.secretKey, all.flat().join(''))
  return new URLSearchParams([...all, ['s', s]])
}

/** Flow answers every refusal in the same form; errors about the keys are recognised by their text. */
function nothing(body: unknown): readonly ProviderStatus[] {
  const refusal = Refusal.safeParse(body)
  if (!refusal.success) throw new ProviderAway('a refusal that makes no sense')
  if (/api ?key|signature|firma/i.test(refusal.data.message)) throw new KeysRefused('keys')
  return []
}

/** Its state "pending" also means that nobody has tried to pay yet: then there is no medium. */
function statusOf({ live }: Account<Keys>, payment: Payment): readonly ProviderStatus[] {
  const amount = hundredthsOf(payment.amount)
  const media = payment.paymentData?.media ?? payment.pending_info?.media ?? ''
  if (amount === null || (payment.status === 1 && media === '')) return []
  return [
    {
      of: { reference: payment.commerceOrder },
      transactionId: payment.flowOrder,
      state: STATES[payment.status],
      amount,
      currency: payment.currency,
      live,
      instrument: INSTRUMENTS.find(([words]) => words.test(media))?.[1] ?? null,
      receipt: null,
    },
  ]
}
