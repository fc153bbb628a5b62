import { randomUUID } from 'node:crypto'
import type { DocumentType, Instrument, TransactionState } from '@store/core'
import * as z from 'zod'
import { askProvider, KeysRefused, ProviderAway } from '../ask-provider.ts'
import { decimalOf, hundredthsOf } from '../decimals.ts'
import type { Account, HookReading, HookRequest, PaymentProvider, PaymentRequest, ProviderStatus } from '../provider.ts'
import { sameText, sha256 } from '../signing.ts'

/**
 * The keys under which the panel shows P_CUST_ID_CLIENTE, P_KEY, and the API's pair. Test is a parameter, not a kind of
 * keys.
 */
const Keys = z.strictObject({
  customerId: z.string().regex(/^\d{1,15}$/),
  pKey: z.string().regex(/^\w{8,100}$/),
  publicKey: z.string().regex(/^\w{8,100}$/),
  privateKey: z.string().regex(/^\w{8,100}$/),
  mode: z.enum(['test', 'live']),
})
type Keys = z.output<typeof Keys>

const Session = z.object({ success: z.literal(true), data: z.object({ id_session: z.string().regex(/^[\w-]+$/) }) })
const Login = z.object({ token: z.string().min(1) })
const LoginRefused = z.object({ error: z.string() })

const text = z.union([z.string(), z.number()]).transform(String)
const Listed = z.object({ data: z.object({ data: z.array(z.object({ referencePayco: text })) }) })

/** 6: reversed; 7: held for review; 9, 10, 11: abandoned or expired; 12: suspected of fraud. */
const STATES = {
  1: 'paid',
  2: 'rejected',
  3: 'pending',
  4: 'rejected',
  6: 'refunded',
  7: 'pending',
  8: 'pending',
  9: 'expired',
  10: 'expired',
  11: 'expired',
  12: 'rejected',
} as const satisfies Readonly<Record<number, TransactionState>>

const Transaction = z.object({
  x_cust_id_cliente: text,
  x_ref_payco: text,
  x_id_invoice: text,
  x_amount: text,
  x_currency_code: z.string(),
  x_cod_response: z.coerce.number().pipe(z.literal(Object.keys(STATES).map(Number) as (keyof typeof STATES)[])),
  x_test_request: z.enum(['TRUE', 'FALSE']),
  x_franchise: z.string().nullish(),
  x_approval_code: text.nullish(),
})
type Transaction = z.output<typeof Transaction>
const Validated = z.object({ success: z.literal(true), data: Transaction })
const Unknown = z.object({ success: z.literal(false) })

const INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  VS: 'card',
  MC: 'card',
  AM: 'card',
  DC: 'card',
  CR: 'card',
  PSE: 'pse',
  SP: 'safetyPay',
  DP: 'daviplata',
  PP: 'wallet',
  EF: 'cash',
  GA: 'cash',
  BA: 'cash',
  PR: 'cash',
  RS: 'cash',
  SR: 'cash',
}

/**
 * ePayco's standard checkout (Colombia). The server does what ePayco's script would do in a shop's page, so that none of its
 * scripts runs there. It creates a session and redirects the browser to ePayco's page.
 */
export const epayco: PaymentProvider<Keys> & { readonly name: 'epayco' } = {
  name: 'epayco',
  keys: Keys,
  isLive: ({ mode }) => mode === 'live',

  async start(account, request) {
    const { secure, page } = placesOf(account)
    const { body } = await askProvider(`${secure}/create/transaction/${account.keys.publicKey}/${randomUUID()}`, {
      method: 'POST',
      body: new URLSearchParams({ fname: JSON.stringify(sessionOf(account.keys, request)) }),
    })
    const session = Session.safeParse(body)
    if (!session.success) throw new ProviderAway('no session')
    return { url: `${page}/payment/methods?transaction=${session.data.data.id_session}`, providerId: null }
  },

  readReturn: ({ ref_payco }) => (isReference(ref_payco) ? ref_payco : null),

  /** The signature covers neither the state nor our reference, so an event is only a reason to query the transaction. */
  verifyEvent({ keys }, request): HookReading {
    const fields = fieldsOf(request)
    const at = (name: string) => fields.get(name) ?? ''
    const signed = ['x_ref_payco', 'x_transaction_id', 'x_amount', 'x_currency_code'].map(at)
    const expected = sha256([keys.customerId, keys.pKey, ...signed].join('^'))
    if (!sameText(at('x_signature').toLowerCase(), expected)) return { kind: 'forged' }
    const transactionId = at('x_ref_payco')
    const reference = at('x_id_invoice') || at('x_id_factura')
    return isReference(transactionId) ? { kind: 'hint', of: { reference }, transactionId } : { kind: 'ignored' }
  },

  async fetchStatus(account, { reference, transactionId }) {
    const named = transactionId ? [transactionId] : await listTransactions(account, reference)
    const found: ProviderStatus[] = []
    for (const name of named) found.push(...(await readTransaction(account, name)))
    return found
  },

  checkKeys: async (account) => void (await logIn(account)),
}

const placesOf = ({ sandbox }: Account<Keys>) =>
  sandbox
    ? { secure: `${sandbox}/epayco`, api: `${sandbox}/epayco`, page: `${sandbox}/epayco` }
    : { secure: 'https://secure.epayco.co', api: 'https://apify.epayco.co', page: 'https://checkout.epayco.co' }

const isReference = (value: string | undefined): value is string => value !== undefined && /^\w{1,64}$/.test(value)

/** The parameters of a session, under their names. If one method was chosen, the others are disabled. */
function sessionOf(keys: Keys, { order, ...request }: PaymentRequest): object {
  const amount = String(decimalOf(request.amount))
  const { name, email, documentType, idNumber } = order.buyer
  const paper = documentType && PAPERS[documentType]
  const others = OTHERS[request.method]
  return {
    epaycoKey: keys.publicKey,
    epaycoTest: String(keys.mode === 'test'),
    epaycoExternal: 'true',
    epaycoName: request.shopName,
    epaycoDescription: `${request.shopName} · ${order.number}`,
    epaycoInvoice: request.reference,
    epaycoCurrency: request.currency.toLowerCase(),
    epaycoAmount: amount,
    epaycoTaxBase: amount,
    epaycoTax: '0',
    epaycoTaxIco: '0',
    epaycoCountry: 'CO',
    epaycoLang: request.language === 'es' ? 'es' : 'en',
    epaycoIp: request.address,
    epaycoResponse: request.returnUrl,
    epaycoConfirmation: request.hookUrl,
    epaycoMethod: 'POST',
    epaycoNameBilling: name,
    ...(email && { epaycoEmailBilling: email }),
    epaycoConfig: '{}',
    ...(paper && { epaycoTypeDocBilling: paper, epaycoNumberDocBilling: idNumber }),
    ...(others && { epaycoMethodsDisable: JSON.stringify(others) }),
  }
}

/** Its codes for Colombian documents; for other documents, its page asks the buyer. */
const PAPERS: Readonly<Partial<Record<DocumentType, string>>> = {
  CC: 'CC',
  CE: 'CE',
  NIT: 'NIT',
  TI: 'TI',
  passport: 'PPN',
}

/** The methods to disable if one was chosen. */
const OTHERS: Readonly<Partial<Record<PaymentRequest['method'], readonly string[]>>> = {
  daviplata: ['TDC', 'PSE', 'SP', 'CASH'],
  efecty: ['TDC', 'PSE', 'SP', 'DP'],
}

/** By POST, as we request it, or by GET, as a merchant may set in the panel. */
const fieldsOf = ({ method, query, body }: HookRequest) => (method === 'GET' ? query : new URLSearchParams(body))

async function logIn(account: Account<Keys>): Promise<string> {
  const { publicKey, privateKey } = account.keys
  const { body } = await askProvider(`${placesOf(account).api}/login`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}` },
  })
  const login = Login.safeParse(body)
  if (login.success) return login.data.token
  throw LoginRefused.safeParse(body).success ? new KeysRefused('no login') : new ProviderAway('login makes no sense')
}

async function listTransactions(account: Account<Keys>, reference: string): Promise<readonly string[]> {
  const { body } = await askProvider(`${placesOf(account).api}/transaction`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await logIn(account)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { referenceClient: reference } }),
  })
  const listed = Listed.safeParse(body)
  if (listed.success) return listed.data.data.data.map(({ referencePayco }) => referencePayco)
  if (Unknown.safeParse(body).success) return []
  throw new ProviderAway('a list that makes no sense')
}

/** Anybody can read any transaction there: those of other merchants are ignored. */
async function readTransaction(account: Account<Keys>, name: string): Promise<readonly ProviderStatus[]> {
  const { status, body } = await askProvider(`${placesOf(account).secure}/validation/v1/reference/${name}`)
  if (status === 404 || Unknown.safeParse(body).success) return []
  const read = Validated.safeParse(body)
  if (!read.success) throw new ProviderAway('a transaction that makes no sense')
  return read.data.data.x_cust_id_cliente === account.keys.customerId ? statusOf(read.data.data) : []
}

function statusOf(transaction: Transaction): readonly ProviderStatus[] {
  const amount = hundredthsOf(transaction.x_amount)
  const instrument = INSTRUMENTS[transaction.x_franchise?.toUpperCase() ?? ''] ?? null
  if (amount === null) return []
  return [
    {
      of: { reference: transaction.x_id_invoice },
      transactionId: transaction.x_ref_payco,
      state: STATES[transaction.x_cod_response],
      amount,
      currency: transaction.x_currency_code.toUpperCase(),
      live: transaction.x_test_request === 'FALSE',
      instrument,
      receipt: (instrument === 'pse' && transaction.x_approval_code) || null,
    },
  ]
}
