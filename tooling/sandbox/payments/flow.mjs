import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { backByForm, choiceOf, hostedPage, problemPage } from './page.mjs'

/** @typedef {import('./index.mjs').Call} Call */

/** The keys of the merchant of the demo shops. */
export const KEYS = { apiKey: 'FLOW-SANDBOX-API-KEY', secretKey: 'flowsandboxsecretkey0123456789', mode: 'test' }

/** A second merchant of the provider: no shop may see or accept its payments. */
export const OTHER_KEYS = { apiKey: 'FLOW-OTHER-API-KEY', secretKey: 'flowothersecretkey0123456789', mode: 'test' }
const MERCHANTS = [KEYS, OTHER_KEYS]

/** Smallest amount, in pesos. */
const MIN_AMOUNT = 350
const METHODS = { Webpay: 'Webpay (tarjetas)', Servipag: 'Servipag (transferencia)', Multicaja: 'Efectivo con cupón' }
const STATUSES = { approve: 2, decline: 3, pending: 1, pendingApprove: 1, pendingDecline: 1 }

/**
 * A provider that follows Flow's public documentation: signed calls, one order with a token per reference, a callback that
 * holds only the token, and a form that posts the browser back to the shop.
 *
 * @param {import('./index.mjs').Setting} setting
 */
export function createFlow({ reporter, bank }) {
  /** By token. @type {Map<string, any>} */
  const orders = new Map()

  /** The refusal of a call whose key or signature is wrong, or null. @returns {import('./index.mjs').Reply | null} */
  function credentialsProblem(/** @type {URLSearchParams} */ given) {
    const all = [...given].filter(([name]) => name !== 's').toSorted(([a], [b]) => (a < b ? -1 : 1))
    const merchant = MERCHANTS.find(({ apiKey }) => apiKey === given.get('apiKey'))
    if (!merchant) return { status: 401, json: { code: 501, message: 'apiKey not found' } }
    const s = createHmac('sha256', merchant.secretKey).update(all.flat().join('')).digest('hex')
    return given.get('s') === s ? null : { status: 400, json: { code: 108, message: 'Invalid signature' } }
  }

  function problemWith(/** @type {any} */ order) {
    if (!order) return 'No hay un pago con este enlace.'
    if (Date.now() > order.until) return 'Este enlace de pago ya venció.'
    return order.answer.status === 1 && !order.answer.pending_info.media
      ? null
      : 'Este pago ya se hizo o está en proceso.'
  }

  function move(
    /** @type {any} */ order,
    /** @type {number} */ status,
    /** @type {import('./page.mjs').Notice} */ notice,
  ) {
    order.answer.status = status
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = String(new URLSearchParams({ token: order.token }))
    reporter.report({ url: order.urlConfirmation, init: { method: 'POST', headers, body } }, notice)
  }

  const answerOf = (/** @type {URLSearchParams} */ asked, /** @type {any} */ order) =>
    order && order.owner === asked.get('apiKey')
      ? { json: order.answer }
      : { status: 400, json: { code: 105, message: 'Transaction not found' } }

  return {
    'POST /api/payment/create': (/** @type {Call} */ { form, at }) => {
      const problem = credentialsProblem(form)
      if (problem) return problem
      const given = Object.fromEntries(form)
      const used = [...orders.values()].some(
        ({ answer, owner }) => answer.commerceOrder === given.commerceOrder && owner === given.apiKey,
      )
      if (used) return { status: 400, json: { code: 1605, message: 'This commerceOrder was paid already' } }
      if (
        given.currency !== 'CLP' ||
        !/^\d+$/.test(given.amount) ||
        Number(given.amount) < MIN_AMOUNT ||
        !given.email?.includes('@')
      )
        return { status: 400, json: { code: 1620, message: 'The amount, its currency or the payer is not valid' } }
      const token = randomBytes(20).toString('hex').toUpperCase()
      const flowOrder = randomInt(1e7, 9e7)
      const { commerceOrder, subject, currency, amount, email: payer, urlConfirmation, urlReturn } = given
      const unpaid = { status: 1, pending_info: { media: null, date: null }, paymentData: { media: null, date: null } }
      orders.set(token, {
        token,
        owner: given.apiKey,
        urlConfirmation,
        urlReturn,
        until: Date.now() + Number(given.timeout ?? 86_400) * 1000,
        answer: { flowOrder, commerceOrder, subject, currency, amount, payer, ...unpaid },
      })
      return { json: { url: `${at}/app/web/pay.php`, token, flowOrder } }
    },

    'GET /app/web/pay.php': (/** @type {Call} */ { query, at }) => {
      const order = orders.get(query.get('token') ?? '')
      const problem = problemWith(order)
      if (problem) return { status: 422, html: problemPage('Flow', problem) }
      const { commerceOrder: reference, amount, currency } = order.answer
      return {
        html: hostedPage({
          provider: 'Flow',
          reference,
          amount: Number(amount) * 100,
          currency,
          methods: METHODS,
          action: `${at}/app/web/pay.php`,
          hidden: { token: order.token },
          back: order.urlReturn,
        }),
      }
    },

    'POST /app/web/pay.php': (/** @type {Call} */ { form }) => {
      const order = orders.get(form.get('token') ?? '')
      const choice = choiceOf(form)
      const problem = choice ? problemWith(order) : 'No elegiste nada.'
      if (problem || !choice) return { status: 422, html: problemPage('Flow', problem ?? '') }
      const status = STATUSES[choice.outcome]
      order.answer[status === 1 ? 'pending_info' : 'paymentData'] = {
        media: choice.method,
        date: new Date().toISOString(),
      }
      move(order, status, choice.notice)
      if (choice.outcome === 'pendingApprove') reporter.later(bank, () => move(order, 2, choice.notice))
      if (choice.outcome === 'pendingDecline') reporter.later(bank, () => move(order, 3, choice.notice))
      return { html: backByForm('Flow', order.urlReturn, { token: order.token }) }
    },

    'GET /api/payment/getStatus': (/** @type {Call} */ { query }) =>
      credentialsProblem(query) ?? answerOf(query, orders.get(query.get('token') ?? '')),

    'GET /api/payment/getStatusByCommerceId': (/** @type {Call} */ { query }) =>
      credentialsProblem(query) ??
      answerOf(
        query,
        [...orders.values()].find(
          ({ answer, owner }) => answer.commerceOrder === query.get('commerceId') && owner === query.get('apiKey'),
        ),
      ),
  }
}
