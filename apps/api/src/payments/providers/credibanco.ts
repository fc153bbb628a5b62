import type { TransactionState } from '@store/core'
import * as z from 'zod'
import { askProvider, KeysRefused, ProviderAway } from '../ask-provider.ts'
import type { Account, HookReading, HookRequest, PaymentProvider, PaymentRequest, ProviderStatus } from '../provider.ts'
import { wholeRefundIn } from '../whole-refund.ts'

/** The user of the merchant's terminal. The test environment has its own users, which look the same. */
const Keys = z.strictObject({
  userName: z.string().min(1).max(100),
  password: z.string().min(1).max(100),
  mode: z.enum(['test', 'live']),
})
type Keys = z.output<typeof Keys>

const Registered = z.object({ orderId: z.string().regex(/^[\w-]{8,64}$/), formUrl: z.url() })
const Refusal = z.object({ errorCode: z.coerce.number() })
/** Error codes in responses with status 200: unknown order, unknown user, and an internal error. */
const [NO_ORDER, NO_ACCESS, BROKEN] = [6, 5, 7]
/** The code for an order that was not paid in time. */
const OUT_OF_TIME = -2007
/** The numeric ISO 4217 code of COP. */
const PESOS = '170'

const Order = z.object({
  orderNumber: z.string(),
  orderStatus: z.literal([0, 1, 2, 3, 4, 5, 6, 7]),
  actionCode: z.number().nullish(),
  amount: z.int(),
  currency: z.coerce.string(),
  paymentWay: z.string().nullish(),
  /** The bank's reference of a PSE payment. */
  cus: z.string().nullish(),
})
type Order = z.output<typeof Order>

/** 0: not opened yet; 1: held; 3: reversed before it was booked; 5: the payer is at their bank. */
const STATES: Readonly<Record<Order['orderStatus'], TransactionState | null>> = {
  0: null,
  1: 'pending',
  2: 'paid',
  3: 'rejected',
  4: 'refunded',
  5: 'pending',
  6: 'rejected',
  7: 'pending',
}

/** Credibanco's gateway (Colombia): an order is registered, the browser redirected to its form, and its state queried. */
export const credibanco: PaymentProvider<Keys> & { readonly name: 'credibanco' } = {
  name: 'credibanco',
  keys: Keys,
  isLive: ({ mode }) => mode === 'live',

  async start(account, request) {
    const body = await call(account, 'register.do', orderOf(request))
    const registered = Registered.safeParse(body)
    if (!registered.success) throw new ProviderAway(`order: code ${Refusal.safeParse(body).data?.errorCode ?? 'none'}`)
    return { url: registered.data.formUrl, providerId: registered.data.orderId }
  },

  readReturn: ({ orderId }) => (isOrderId(orderId) ? orderId : null),

  /** Calls are not signed: the order's id in one is only a reason to query its state, which decides. */
  verifyEvent(_, { method, query, body }: HookRequest): HookReading {
    const fields = method === 'GET' ? query : new URLSearchParams(body)
    const orderId = fields.get('mdOrder') ?? undefined
    return isOrderId(orderId) ? { kind: 'hint', of: { providerId: orderId }, transactionId: null } : { kind: 'forged' }
  },

  async fetchStatus(account, { reference, providerId, transactionId }) {
    // The id from the start of the attempt takes precedence over one from a browser.
    const orderId = providerId ?? transactionId
    // Without their id: the order was registered, but the response was lost.
    const which: Readonly<Record<string, string>> = orderId
      ? { orderId }
      : { merchantOrderNumber: orderNumberOf(reference) }
    const body = await call(account, 'getOrderStatusExtended.do', which)
    const order = Order.safeParse(body)
    if (order.success) return statusOf(account, order.data)
    const code = Refusal.safeParse(body).data?.errorCode
    if (code === NO_ORDER) return []
    if (code === NO_ACCESS) throw new KeysRefused('no such user')
    throw new ProviderAway('an answer that makes no sense')
  },

  refunds: {
    parts: false,
    suits: () => true,
    async ask(account, { providerId, amount }) {
      if (!providerId) return { kind: 'refused' }
      const body = await call(account, 'refund.do', { orderId: providerId, amount: String(amount) })
      const code = Refusal.safeParse(body).data?.errorCode
      if (code === undefined) throw new ProviderAway('an answer that makes no sense')
      // Its internal error: the result of the refund is not known.
      if (code === BROKEN) throw new ProviderAway(`refund: code ${code}`)
      return code === 0 ? { kind: 'done', name: null } : { kind: 'refused' }
    },
    find: async (account, refund) => wholeRefundIn(await credibanco.fetchStatus(account, refund), refund),
  },
}

async function call(account: Account<Keys>, name: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  const { keys, live, sandbox } = account
  const host = sandbox ? `${sandbox}/credibanco` : `https://${live ? 'eco' : 'ecouat'}.credibanco.com`
  const { userName, password } = keys
  const { body } = await askProvider(`${host}/payment/rest/${name}`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, userName, password, language: 'es' }),
  })
  return body
}

const isOrderId = (value: string | undefined): value is string => /^[\w-]{8,64}$/.test(value ?? '')

/** With PSE order numbers must be whole numbers: the shop's id, followed by this many digits for order and attempt. */
const DIGITS = { number: 12, attempt: 5 }

export function orderNumberOf(reference: string): string {
  const [shop = '', number = '', attempt = ''] = reference.split('-')
  return shop + number.padStart(DIGITS.number, '0') + attempt.padStart(DIGITS.attempt, '0')
}

/** Our reference of an order number; null: it is not one of ours. */
export function referenceOf(orderNumber: string): string | null {
  const [, shop, number, attempt] = /^([1-9]\d{0,9})(\d{12})(\d{5})$/.exec(orderNumber) ?? []
  return shop ? [shop, Number(number), Number(attempt)].join('-') : null
}

function orderOf({ reference, amount, order, shopName, expiresAt, returnUrl }: PaymentRequest) {
  return {
    orderNumber: orderNumberOf(reference),
    amount: String(amount),
    currency: PESOS,
    returnUrl,
    failUrl: returnUrl,
    // At most 24 characters reach the payer's bank, without those that its form cannot handle.
    description: `${order.number} ${shopName.replace(/[%+\r\n]/g, ' ')}`.slice(0, 24),
    sessionTimeoutSecs: String(Math.max(60, Math.round((expiresAt.getTime() - Date.now()) / 1000))),
    jsonParams: JSON.stringify({ installments: '1', 'IVA.amount': '0', ...buyerOf(order) }),
  }
}

/** The buyer's data that a terminal with fraud checks requires. */
function buyerOf({ buyer, delivery }: PaymentRequest['order']) {
  const address = delivery.kind === 'address' ? delivery.address : null
  return {
    ...(buyer.email && { email: buyer.email }),
    phone: buyer.phone,
    ...paperOf(buyer),
    ...(address && { postAddress: address.address, payerCity: address.city, payerState: address.division }),
    payerCountry: 'CO',
  }
}

/**
 * The document in its codes, which are Colombia's. A number without a type counts as a citizen's card if it looks like one.
 */
function paperOf({ idNumber, documentType }: PaymentRequest['order']['buyer']) {
  const type = documentType ? (['CC', 'CE', 'NIT', 'TI'] as const).find((known) => known === documentType) : 'CC'
  return type && /^\d{6,10}$/.test(idNumber) ? { docType: type, docVal: idNumber } : {}
}

/** Its minor units are our hundredths. */
function statusOf({ live }: Account<Keys>, order: Order): readonly ProviderStatus[] {
  const reference = referenceOf(order.orderNumber)
  const late = order.orderStatus === 6 && order.actionCode === OUT_OF_TIME
  const state = late ? 'expired' : STATES[order.orderStatus]
  if (reference === null || state === null) return []
  return [
    {
      of: { reference },
      transactionId: order.orderNumber,
      state,
      amount: order.amount,
      currency: order.currency === PESOS ? 'COP' : order.currency,
      live,
      instrument: order.paymentWay?.toUpperCase() === 'PSE' ? 'pse' : 'card',
      receipt: order.cus ?? null,
    },
  ]
}
