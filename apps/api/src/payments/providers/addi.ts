import type { TransactionState } from '@store/core'
import * as z from 'zod'
import { partsOfPhone } from '../../shops/phone.ts'
import { askProvider, jsonIn, ProviderAway } from '../ask-provider.ts'
import { decimalOf, hundredthsOf } from '../decimals.ts'
import type { Account, HookReading, PaymentProvider, PaymentRequest, ProviderStatus } from '../provider.ts'
import { sameText } from '../signing.ts'

/** The credentials from the merchant's portal, and those with which its servers authenticate. Staging has its own. */
const Keys = z.strictObject({
  clientId: z.string().min(8).max(200),
  clientSecret: z.string().min(8).max(200),
  callbackUser: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^:]+$/),
  callbackPassword: z.string().min(8).max(200),
  mode: z.enum(['test', 'live']),
})
type Keys = z.output<typeof Keys>

const Token = z.object({ access_token: z.string().min(1) })
const Callback = z.object({ orderId: z.string().min(1).max(100) })

/** PENDING and unsuccessful applications have an amount of zero; `CO` is sometimes sent for COP. */
const Application = z.object({
  orderId: z.string(),
  applicationId: z.string().min(1),
  approvedAmount: z.union([z.string(), z.number()]),
  currency: z.enum(['COP', 'CO']),
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED', 'DECLINED', 'ABANDONED', 'INTERNAL_ERROR']),
})
type Application = z.output<typeof Application>

const STATES: Readonly<Record<Application['status'], TransactionState>> = {
  PENDING: 'pending',
  APPROVED: 'paid',
  REJECTED: 'rejected',
  DECLINED: 'rejected',
  INTERNAL_ERROR: 'rejected',
  ABANDONED: 'expired',
}

/**
 * Addi, a lender (Colombia): a credit application is created, and the buyer redirected to it. A webhook reports its result,
 * with a password but without a signature. So the result is read again from the application itself.
 */
export const addi: PaymentProvider<Keys> & { readonly name: 'addi' } = {
  name: 'addi',
  keys: Keys,
  isLive: ({ mode }) => mode === 'live',

  async start(account, request) {
    const application = applicationOf(request)
    const { status, headers } = await askProvider(`${placesOf(account).api}/v1/online-applications`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await logIn(account)}`, 'content-type': 'application/json' },
      body: JSON.stringify(application),
    })
    const page = z.url().safeParse(headers.get('location'))
    // 409: this buyer has another application open.
    if (status < 300 || status > 399 || !page.success) throw new ProviderAway(`application: status ${status}`)
    return { url: page.data, providerId: null }
  },

  /** The returning browser has no parameters: the attempt itself is queried. */
  readReturn: () => null,

  verifyEvent({ keys }, { headers, body }): HookReading {
    const right = `Basic ${Buffer.from(`${keys.callbackUser}:${keys.callbackPassword}`).toString('base64')}`
    if (!sameText(headers.get('authorization') ?? '', right)) return { kind: 'forged' }
    const callback = Callback.safeParse(jsonIn(body))
    return callback.success
      ? { kind: 'hint', of: { reference: callback.data.orderId }, transactionId: null }
      : { kind: 'ignored' }
  },

  /** It expects its own body in the response. */
  acknowledge: ({ body }) => ({ type: 'application/json', body }),

  async fetchStatus(account, { reference }) {
    const path = `/v1/online-applications/${encodeURIComponent(reference)}`
    const { status, body } = await askProvider(`${placesOf(account).api}${path}`, {
      headers: { authorization: `Bearer ${await logIn(account)}` },
    })
    if (status === 404) return []
    const application = Application.safeParse(body)
    if (!application.success) throw new ProviderAway('an answer that makes no sense')
    return statusOf(account, application.data)
  },
}

function placesOf({ live, sandbox }: Account<Keys>) {
  if (sandbox) return { auth: `${sandbox}/addi`, api: `${sandbox}/addi`, audience: 'https://api.staging.addi.com' }
  return live
    ? { auth: 'https://auth.addi.com', api: 'https://api.addi.com', audience: 'https://api.addi.com' }
    : {
        auth: 'https://auth.addi-staging.com',
        api: 'https://api.addi-staging.com',
        audience: 'https://api.staging.addi.com',
      }
}

async function logIn(account: Account<Keys>): Promise<string> {
  const { auth, audience } = placesOf(account)
  const { clientId: client_id, clientSecret: client_secret } = account.keys
  const { body } = await askProvider(`${auth}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ audience, grant_type: 'client_credentials', client_id, client_secret }),
  })
  const token = Token.safeParse(body)
  if (!token.success) throw new ProviderAway('login makes no sense')
  return token.data.access_token
}

/** The data of an application. An applicant needs their own e-mail address: the contract is sent to it. */
function applicationOf({ reference, amount, currency, order, returnUrl, hookUrl }: PaymentRequest): object {
  const { email, idNumber, documentType, name } = order.buyer
  if (email === null) throw new ProviderAway('a credit needs the buyer’s e-mail')
  const [firstName = '', ...lastNames] = name.trim().split(/\s+/)
  const written = (cents: number) => decimalOf(cents).toFixed(2)
  const { seller, delivery } = order
  const phone = partsOfPhone(order.buyer.phone)
  const home =
    delivery.kind === 'address'
      ? { lineOne: delivery.address.address, city: delivery.address.city, country: 'CO' }
      : { lineOne: seller.name, city: seller.city ?? seller.name, country: 'CO' }
  return {
    orderId: reference,
    totalAmount: written(amount),
    shippingAmount: written(order.shipping),
    currency,
    totalTaxesAmount: written(0),
    [delivery.kind === 'address' ? 'shippingAddress' : 'pickUpAddress']: home,
    items: order.lines.map(({ productId, name: item, quantity, unitPrice, image }) => ({
      sku: String(productId),
      name: item,
      quantity: String(quantity),
      unitPrice: written(unitPrice),
      tax: '0',
      ...(image?.startsWith('https:') && { pictureUrl: image }),
    })),
    client: {
      // It lends to residents of Colombia: to citizens, and to foreigners with a resident's card.
      idType: documentType === 'CE' ? 'CE' : 'CC',
      idNumber,
      firstName,
      lastName: lastNames.join(' ') || firstName,
      email,
      address: home,
      ...(phone && { cellphone: phone.number, cellphoneCountryCode: phone.code }),
    },
    allyUrlRedirection: { callbackUrl: hookUrl, redirectionUrl: returnUrl },
  }
}

function statusOf({ live }: Account<Keys>, application: Application): readonly ProviderStatus[] {
  const { orderId: reference, applicationId: transactionId, status } = application
  const amount = status === 'APPROVED' ? hundredthsOf(application.approvedAmount) : null
  const state = STATES[status]
  return [
    { of: { reference }, transactionId, state, amount, currency: 'COP', live, instrument: 'credit', receipt: null },
  ]
}
