import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { choiceOf, hostedPage, problemPage } from './page.mjs'

/** @typedef {import('./index.mjs').Call} Call */

/** The keys of the merchant of the demo shops. */
export const KEYS = {
  customerId: '440011',
  pKey: 'epaycosandboxpkey0011',
  publicKey: 'epaycosandboxpublickey',
  privateKey: 'epaycosandboxprivatekey',
  mode: 'test',
}

/** A second merchant of the provider: no shop may see or accept its payments. */
export const OTHER_KEYS = {
  customerId: '550011',
  pKey: 'epaycootherpkey000011',
  publicKey: 'epaycootherpublickey',
  privateKey: 'epaycootherprivatekey',
  mode: 'test',
}
const MERCHANTS = [KEYS, OTHER_KEYS]

/** Payment methods: franchise code, the group name by which a session excludes it, and label. */
const METHODS = {
  card: ['VS', 'TDC', 'Tarjeta de crédito'],
  pse: ['PSE', 'PSE', 'PSE'],
  cash: ['EF', 'CASH', 'Efectivo (Efecty y otras redes)'],
  safetypay: ['SP', 'SP', 'SafetyPay'],
  daviplata: ['DP', 'DP', 'Daviplata'],
}
const CODES = { approve: 1, decline: 2, pending: 3, pendingApprove: 3, pendingDecline: 3 }
/** @type {Readonly<Record<number, string>>} */
const NAMES = { 1: 'Aceptada', 2: 'Rechazada', 3: 'Pendiente', 6: 'Reversada' }

/**
 * A checkout that follows ePayco's public documentation: a session whose page accepts payments until one is approved or
 * pending, transactions that anybody may read, and confirmations whose signature does not cover all of their fields.
 *
 * @param {import('./index.mjs').Setting} setting
 */
export function createEpayco({ reporter, bank }) {
  /** @type {Map<string, any>} */
  const sessions = new Map()
  /** Each transaction twice: by its reference, and by the id in the return address. @type {Map<string, any>} */
  const transactions = new Map()
  /** The customer id of the merchant of each access token. @type {Map<string, string>} */
  const tokens = new Map()
  const merchantOf = (/** @type {any} */ { epaycoKey }) => MERCHANTS.find(({ publicKey }) => publicKey === epaycoKey)

  function problemWith(/** @type {any} */ session) {
    if (!session) return 'No hay un pago con este enlace.'
    const used = [...transactions.values()].some(
      ({ data }) =>
        data.x_id_invoice === session.epaycoInvoice &&
        data.x_cust_id_cliente === merchantOf(session)?.customerId &&
        data.x_cod_response !== 2,
    )
    return used ? 'Esta factura ya se pagó o está en proceso.' : null
  }

  function move(/** @type {any} */ one, /** @type {number} */ code, /** @type {import('./page.mjs').Notice} */ notice) {
    const { data } = one
    Object.assign(data, { x_cod_response: code, x_cod_transaction_state: code, x_response: NAMES[code] })
    const signed = [
      data.x_cust_id_cliente,
      MERCHANTS.find(({ customerId }) => customerId === data.x_cust_id_cliente)?.pKey,
      data.x_ref_payco,
      data.x_transaction_id,
      data.x_amount,
      data.x_currency_code,
    ]
    data.x_signature = createHash('sha256').update(signed.join('^')).digest('hex')
    const body = String(new URLSearchParams(Object.entries(data).map(([name, value]) => [name, String(value)])))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    reporter.report({ url: one.confirmation, init: { method: 'POST', headers, body } }, notice)
  }

  return {
    'POST /login': (/** @type {Call} */ { headers }) => {
      const merchant = MERCHANTS.find(
        ({ publicKey, privateKey }) =>
          headers.authorization === `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
      )
      if (!merchant) return { json: { error: 'Invalid client: client is invalid' } }
      const token = randomUUID()
      tokens.set(token, merchant.customerId)
      return { json: { token } }
    },

    'POST /transaction': (/** @type {Call} */ { headers, body }) => {
      const customerId = tokens.get((headers.authorization ?? '').replace('Bearer ', ''))
      if (!customerId) return { status: 401, json: { success: false } }
      const { referenceClient } = JSON.parse(body).filter ?? {}
      const found = new Set(
        [...transactions.values()].filter(
          ({ data }) => data.x_id_invoice === referenceClient && data.x_cust_id_cliente === customerId,
        ),
      )
      const data = [...found].map((one) => ({ referencePayco: one.data.x_ref_payco, referenceClient }))
      return { json: { success: true, data: { data, pagination: { totalCount: data.length } } } }
    },

    'POST /create/transaction': (/** @type {Call} */ { rest, form }) => {
      const session = JSON.parse(form.get('fname') ?? '{}')
      if (rest.split('/')[0] !== session.epaycoKey || !merchantOf(session))
        return { json: { success: false, message: 'Llave pública inválida' } }
      const whole = Number(session.epaycoTaxBase) + Number(session.epaycoTax) + Number(session.epaycoTaxIco)
      if (!(Number(session.epaycoAmount) >= 1) || whole !== Number(session.epaycoAmount))
        return { json: { success: false, message: 'El monto no es válido' } }
      const id = randomBytes(12).toString('hex')
      sessions.set(id, session)
      return { json: { success: true, data: { id_session: id } } }
    },

    'GET /payment/methods': (/** @type {Call} */ { query, at }) => {
      const id = query.get('transaction') ?? ''
      const session = sessions.get(id)
      const problem = problemWith(session)
      if (problem) return { status: 422, html: problemPage('ePayco', problem) }
      const excluded = JSON.parse(session.epaycoMethodsDisable ?? '[]')
      const methods = Object.entries(METHODS).flatMap(([name, [, group, label]]) =>
        excluded.includes(group) ? [] : [[name, label]],
      )
      return {
        html: hostedPage({
          provider: 'ePayco',
          reference: session.epaycoInvoice,
          action: `${at}/payment/methods`,
          amount: Math.round(Number(session.epaycoAmount) * 100),
          currency: session.epaycoCurrency.toUpperCase(),
          hidden: { transaction: id },
          methods: Object.fromEntries(methods),
          back: session.epaycoResponse,
        }),
      }
    },

    'POST /payment/methods': (/** @type {Call} */ { form }) => {
      const session = sessions.get(form.get('transaction') ?? '')
      const choice = choiceOf(form)
      const problem = choice ? problemWith(session) : 'No elegiste nada.'
      if (problem || !choice) return { status: 422, html: problemPage('ePayco', problem ?? '') }
      const [franchise] = METHODS[/** @type {'card'} */ (choice.method in METHODS ? choice.method : 'card')]
      const reference = String(randomInt(1e8, 9e8))
      const data = {
        x_cust_id_cliente: merchantOf(session)?.customerId,
        x_ref_payco: reference,
        x_id_invoice: session.epaycoInvoice,
        x_transaction_id: `${reference}${Date.now()}`,
        x_amount: session.epaycoAmount,
        x_franchise: franchise,
        x_currency_code: session.epaycoCurrency.toUpperCase(),
        x_test_request: session.epaycoTest.toUpperCase(),
        x_approval_code: String(randomInt(100_000, 999_999)),
        x_description: session.epaycoDescription,
        x_cod_response: 3,
        x_quotas: '1',
      }
      const one = { data, confirmation: session.epaycoConfirmation }
      const name = randomBytes(12).toString('hex')
      transactions.set(reference, one).set(name, one)
      move(one, CODES[choice.outcome], choice.notice)
      if (choice.outcome === 'pendingApprove') reporter.later(bank, () => move(one, 1, choice.notice))
      if (choice.outcome === 'pendingDecline') reporter.later(bank, () => move(one, 2, choice.notice))
      const back = new URL(session.epaycoResponse)
      back.searchParams.set('ref_payco', name)
      return { status: 303, headers: { location: back.href } }
    },

    /** Replaces the merchant's dashboard, as the real provider has no API call for a reversal. */
    'POST /panel/reverse': (/** @type {Call} */ { rest }) => {
      const found = transactions.get(rest)
      if (found?.data.x_cod_response !== 1) return { status: 422, json: { success: false } }
      move(found, 6, 'once')
      return { json: { success: true } }
    },

    'GET /validation/v1/reference': (/** @type {Call} */ { rest }) => {
      const found = transactions.get(rest)
      return { json: found ? { success: true, data: found.data } : { success: false, data: [] } }
    },
  }
}
