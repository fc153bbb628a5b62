import { randomUUID } from 'node:crypto'
import { choiceOf, hostedPage, problemPage } from './page.mjs'

/** @typedef {import('./index.mjs').Call} Call */

/** The keys of the merchant of the demo shops. */
export const KEYS = {
  clientId: 'addi-sandbox-client',
  clientSecret: 'addi-sandbox-client-secret',
  callbackUser: 'addi-sandbox',
  callbackPassword: 'addi-sandbox-password',
  mode: 'test',
}

/** A second merchant of the provider: no shop may see or accept its payments. */
export const OTHER_KEYS = {
  clientId: 'addi-other-client',
  clientSecret: 'addi-other-client-secret',
  callbackUser: 'addi-other',
  callbackPassword: 'addi-other-password',
  mode: 'test',
}
const MERCHANTS = [KEYS, OTHER_KEYS]

/** Smallest amount, in pesos. */
const MIN_AMOUNT = 50_000
const METHODS = { three: '3 cuotas sin interés', six: '6 cuotas', twelve: '12 cuotas' }
const STATUSES = {
  approve: 'APPROVED',
  decline: 'REJECTED',
  pending: 'PENDING',
  pendingApprove: 'PENDING',
  pendingDecline: 'PENDING',
}

/**
 * A lender that follows Addi's public documentation: an access token; an application, answered with a redirect; a callback
 * with a password once it is decided, which the shop answers with the body it received; and a call that reads the application.
 *
 * @param {import('./index.mjs').Setting} setting
 */
export function createAddi({ reporter, bank }) {
  /** By merchant and order id, see `nameOf`. @type {Map<string, any>} */
  const applications = new Map()
  /** The merchant of each access token. @type {Map<string, typeof KEYS>} */
  const tokens = new Map()
  const refused = { status: 401, json: { message: 'Unauthorized' } }
  const merchantOf = (/** @type {Call} */ { headers }) =>
    tokens.get((headers.authorization ?? '').replace('Bearer ', ''))
  const nameOf = (/** @type {typeof KEYS} */ { clientId }, /** @type {string} */ orderId) => `${clientId} ${orderId}`

  const opened = (/** @type {string | null} */ id) => [...applications.values()].find((one) => one.id === id)

  function problemWith(/** @type {any} */ application) {
    if (!application) return 'No hay una solicitud con este enlace.'
    return application.answer ? 'Esta solicitud ya se decidió o está en proceso.' : null
  }

  function move(
    /** @type {any} */ one,
    /** @type {string} */ status,
    /** @type {import('./page.mjs').Notice} */ notice,
  ) {
    one.answer = {
      orderId: one.orderId,
      applicationId: one.id,
      approvedAmount: status === 'APPROVED' ? one.totalAmount : '0.0',
      currency: one.currency,
      status,
      statusTimestamp: String(Math.floor(Date.now() / 1000)),
    }
    const authorization = `Basic ${Buffer.from(`${one.merchant.callbackUser}:${one.merchant.callbackPassword}`).toString('base64')}`
    const headers = { 'content-type': 'application/json', authorization }
    const body = JSON.stringify(one.answer)
    reporter.report({ url: one.allyUrlRedirection.callbackUrl, init: { method: 'POST', headers, body } }, notice)
  }

  return {
    'POST /oauth/token': (/** @type {Call} */ { body }) => {
      const { client_id, client_secret, grant_type } = JSON.parse(body)
      const merchant = MERCHANTS.find(
        ({ clientId, clientSecret }) => client_id === clientId && client_secret === clientSecret,
      )
      if (!merchant || grant_type !== 'client_credentials') return { status: 401, json: { error: 'access_denied' } }
      const access_token = randomUUID()
      tokens.set(access_token, merchant)
      return { json: { access_token, token_type: 'Bearer', expires_in: 86_400 } }
    },

    'POST /v1/online-applications': (/** @type {Call} */ call) => {
      const merchant = merchantOf(call)
      if (!merchant) return refused
      const body = JSON.parse(call.body)
      const name = nameOf(merchant, body.orderId)
      if (applications.has(name)) return { status: 409, json: { message: 'There is an application already' } }
      const { client, items, allyUrlRedirection: back } = body
      const complete = client?.idNumber && client.email && client.cellphone && client.address?.city && items?.length > 0
      if (
        !complete ||
        !back?.callbackUrl ||
        !back.redirectionUrl ||
        body.currency !== 'COP' ||
        !(Number(body.totalAmount) >= MIN_AMOUNT)
      )
        return { status: 400, json: { message: 'Bad request' } }
      const id = randomUUID()
      applications.set(name, { ...body, id, merchant, answer: null })
      return { status: 301, headers: { location: `${call.at}/application?id=${id}` } }
    },

    'GET /v1/online-applications': (/** @type {Call} */ call) => {
      const merchant = merchantOf(call)
      if (!merchant) return refused
      const answer = applications.get(nameOf(merchant, decodeURIComponent(call.rest)))?.answer
      return answer ? { json: { ...answer, callbackStatus: 'SENT' } } : { status: 404, json: { message: 'Not found' } }
    },

    'GET /application': (/** @type {Call} */ { query, at }) => {
      const application = opened(query.get('id'))
      const problem = problemWith(application)
      if (problem) return { status: 422, html: problemPage('Addi', problem) }
      const { orderId: reference, totalAmount, currency, allyUrlRedirection } = application
      return {
        html: hostedPage({
          provider: 'Addi',
          reference,
          amount: Math.round(Number(totalAmount) * 100),
          currency,
          methods: METHODS,
          action: `${at}/application`,
          hidden: { id: application.id },
          back: allyUrlRedirection.redirectionUrl,
        }),
      }
    },

    'POST /application': (/** @type {Call} */ { form }) => {
      const application = opened(form.get('id'))
      const choice = choiceOf(form)
      const problem = choice ? problemWith(application) : 'No elegiste nada.'
      if (problem || !choice) return { status: 422, html: problemPage('Addi', problem ?? '') }
      move(application, STATUSES[choice.outcome], choice.notice)
      if (choice.outcome === 'pendingApprove') reporter.later(bank, () => move(application, 'APPROVED', choice.notice))
      if (choice.outcome === 'pendingDecline') reporter.later(bank, () => move(application, 'REJECTED', choice.notice))
      return { status: 303, headers: { location: application.allyUrlRedirection.redirectionUrl } }
    },
  }
}
