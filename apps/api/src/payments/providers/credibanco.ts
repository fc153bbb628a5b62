import type { TransactionState } from '@store/core'
import * as z from 'zod'
import { askProvider, KeysRefused, ProviderAway } from '../ask-provider.ts'
import type { Account, HookReading, HookRequest, PaymentProvider, PaymentRequest, ProviderStatus } from '../provider.ts'
import { wholeRefundIn } from '../whole-refund.ts'

/** The user of the merchant's terminal. Its test world has users of its own, which look the same. */
const Keys = z.strictObject({
  userName: z.string().min(1).max(100),
  password: z.string().min(1).max(100),
  mode: z.enum(['test', 'live']),
})
type Keys = z.output<typeof Keys>

const Registered = z.object({ orderId: z.string().regex(/^[\w-]{8,64}$/), formUrl: z.url() })
const Refusal = z.object({ errorCode: z.coerce.number() })
/** What it answers with a 200: an order it does not know, users it does not know, and that it failed itself. */
const [NO_ORDER, NO_ACCESS, BROKEN] = [6, 5, 7]
/** Nobody paid in time. */
const OUT_OF_TIME = -2007
/** ISO 4217, as numbers. */
const PESOS = '170'

const Order = z.object({
  orderNumber: z.string(),
  orderStatus: z.literal([0, 1, 2, 3, 4, 5, 6, 7]),
  actionCode: z.number().nullish(),
  amount: z.int(),
  currency: z.coerce.string(),
  paymentWay: z.string().nullish(),
  /** Of a payment through PSE. */
  cus: z.string().nullish(),
})
type Order = z.output<typeof Order>

/** 0: nobody has come yet; 1: held; 3: taken back before it was booked; 5: the payer is with their bank. */
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

/** Credibanco's gateway (Colombia): an order is registered, the browser sent to its form, and its state asked for. */
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

  /** Nothing of it is signed: whoever knows the order's name makes us ask, and the answer decides. */
  verifyEvent(_, { method, query, body }: HookRequest): HookReading {
    const fields = method === 'GET' ? query : new URLSearchParams(body)
    const orderId = fields.get('mdOrder') ?? undefined
    return isOrderId(orderId) ? { kind: 'hint', of: { providerId: orderId }, transactionId: null } : { kind: 'forged' }
  },

  async fetchStatus(account, { reference, providerId, transactionId }) {
    // What the attempt was called when it was started, before what a browser says.
    const orderId = providerId ?? transactionId
    // Without a name of theirs: the order was registered, and its answer lost on the way.
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
      // Its system's own failure: what became of the refund is not known.
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

/** With PSE its names of orders are whole numbers: order and attempt have so many digits each, the shop what it has. */
const DIGITS = { number: 12, attempt: 5 }

export function orderNumberOf(reference: string): string {
  const [shop = '', number = '', attempt = ''] = reference.split('-')
  return shop + number.padStart(DIGITS.number, '0') + attempt.padStart(DIGITS.attempt, '0')
}

/** Null: it is none of ours. */
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
    // As much of it reaches the payer's bank, without signs that its form chokes on.
    description: `${order.number} ${shopName.replace(/[%+\r\n]/g, ' ')}`.slice(0, 24),
    sessionTimeoutSecs: String(Math.max(60, Math.round((expiresAt.getTime() - Date.now()) / 1000))),
    jsonParams: JSON.stringify({ installments: '1', 'IVA.amount': '0', ...buyerOf(order) }),
  }
}

/** What a terminal that looks for fraud insists on. */
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

/** Its codes are Colombia's. Who did not say what paper the number is of is taken for a citizen, if it looks like one's. */
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
