import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { choiceOf, hostedPage, problemPage } from './page.mjs'

/** @typedef {import('./index.mjs').Call} Call */

/** The keys of the merchant of the demo shops. */
export const KEYS = {
  accessToken: 'TEST-4400112233445566-112119-sandbox',
  webhookSecret: 'mercado-pago-webhooks-sandbox',
  mode: 'test',
}

/** A second merchant of the provider: no shop may see or accept its payments. */
export const OTHER_KEYS = {
  accessToken: 'TEST-5500112233445566-112119-sandbox',
  webhookSecret: 'mercado-pago-webhooks-other',
  mode: 'test',
}
/** A test user of Mercado Pago: its token, and the payments it receives, look like those of any merchant. */
const TEST_USER_TOKEN = 'APP_USR-6600112233445566-112119-sandbox'
const MERCHANTS = [
  { ...KEYS, id: 4400, tags: ['normal'] },
  { ...OTHER_KEYS, id: 5500, tags: ['normal'] },
  { ...KEYS, accessToken: TEST_USER_TOKEN, id: 6600, tags: ['normal', 'test_user'] },
]

/** Payment methods: payment type and label. */
const METHODS = {
  visa: ['credit_card', 'Tarjeta de crédito o débito'],
  pse: ['bank_transfer', 'PSE o transferencia'],
  efecty: ['ticket', 'Efectivo (Efecty y otras redes)'],
  account_money: ['account_money', 'Dinero en cuenta'],
}
const STATUSES = {
  approve: 'approved',
  decline: 'rejected',
  pending: 'pending',
  pendingApprove: 'pending',
  pendingDecline: 'pending',
}
const CURRENCIES_WITHOUT_CENTS = ['COP', 'CLP']

/**
 * A provider that follows the public documentation of Mercado Pago's Checkout Pro: preferences whose page accepts payments
 * until one is not rejected, payments that can be read, and signed notifications that hold only the payment's id.
 *
 * @param {import('./index.mjs').Setting} setting
 */
export function createMercadoPago({ reporter, bank, now }) {
  /** @type {Map<string, any>} */
  const preferences = new Map()
  /** @type {Map<string, any>} */
  const payments = new Map()
  const refused = { status: 401, json: { message: 'invalid access token', error: 'unauthorized' } }
  const merchantOf = (/** @type {Call} */ { headers }) =>
    MERCHANTS.find(({ accessToken }) => headers.authorization === `Bearer ${accessToken}`)
  /** A refund as it is answered. */
  const shown = (/** @type {any} */ { key: _, ...refund }) => refund
  function finishRefunds(/** @type {any} */ payment) {
    const open = payment.refunds.filter((/** @type {any} */ { status }) => status === 'in_process')
    if (open.length === 0) return
    for (const one of open) one.status = 'approved'
    move(payment, payment.transaction_amount_refunded === payment.transaction_amount ? 'refunded' : 'approved', 'once')
  }
  /** Whether a preference has a payment that was not rejected. */
  const isUsed = (/** @type {string} */ id) =>
    [...payments.values()].some(({ preference, status }) => preference === id && status !== 'rejected')

  function move(
    /** @type {any} */ payment,
    /** @type {string} */ status,
    /** @type {import('./page.mjs').Notice} */ notice,
  ) {
    payment.status = status
    const [id, request, ts] = [String(payment.id), randomUUID(), String(now())]
    const merchant = MERCHANTS.find(({ id }) => id === payment.collector_id) ?? KEYS
    const v1 = createHmac('sha256', merchant.webhookSecret)
      .update(`id:${id};request-id:${request};ts:${ts};`)
      .digest('hex')
    const url = new URL(payment.notice)
    url.searchParams.set('data.id', id)
    url.searchParams.set('type', 'payment')
    const body = JSON.stringify({
      id: randomInt(1e9, 9e9),
      live_mode: false,
      type: 'payment',
      date_created: new Date(),
      user_id: payment.collector_id,
      api_version: 'v1',
      action: 'payment.updated',
      data: { id },
    })
    const headers = { 'content-type': 'application/json', 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': request }
    reporter.report({ url: url.href, init: { method: 'POST', headers, body } }, notice)
  }

  function problemWith(/** @type {any} */ preference) {
    if (!preference) return 'No hay un pago con este enlace.'
    if (preference.expires && Date.parse(preference.expiration_date_to) < Date.now())
      return 'Este enlace de pago ya venció.'
    return isUsed(preference.id) ? 'Este pago ya se hizo o está en proceso.' : null
  }

  return {
    'POST /checkout/preferences': (/** @type {Call} */ call) => {
      const merchant = merchantOf(call)
      if (!merchant) return refused
      const body = JSON.parse(call.body)
      const [item] = body.items ?? []
      const wholeOnly = CURRENCIES_WITHOUT_CENTS.includes(item?.currency_id)
      if (!(item?.unit_price > 0) || (wholeOnly && !Number.isInteger(item.unit_price)))
        return { status: 400, json: { message: 'unit_price invalid', error: 'invalid_items' } }
      const id = `${merchant.id}-${randomUUID()}`
      preferences.set(id, { ...body, id, collector_id: merchant.id })
      const page = `${call.at}/checkout/v1/redirect?pref_id=${id}`
      return { status: 201, json: { id, init_point: page, sandbox_init_point: page } }
    },

    'GET /checkout/v1/redirect': (/** @type {Call} */ { query, at }) => {
      const preference = preferences.get(query.get('pref_id') ?? '')
      const problem = problemWith(preference)
      if (problem) return { status: 422, html: problemPage('Mercado Pago', problem) }
      const excluded = (preference.payment_methods?.excluded_payment_types ?? []).map((/** @type {any} */ { id }) => id)
      const methods = Object.entries(METHODS).flatMap(([id, [kind, label]]) =>
        excluded.includes(kind) ? [] : [[id, label]],
      )
      const [{ unit_price, currency_id }] = preference.items
      return {
        html: hostedPage({
          provider: 'Mercado Pago',
          reference: preference.external_reference,
          action: `${at}/checkout/v1/redirect`,
          amount: Math.round(unit_price * 100),
          currency: currency_id,
          hidden: { pref_id: preference.id },
          methods: Object.fromEntries(methods),
          back: preference.back_urls.failure,
        }),
      }
    },

    'POST /checkout/v1/redirect': (/** @type {Call} */ { form }) => {
      const preference = preferences.get(form.get('pref_id') ?? '')
      const choice = choiceOf(form)
      const problem = choice ? problemWith(preference) : 'No elegiste nada.'
      if (problem || !choice) return { status: 422, html: problemPage('Mercado Pago', problem ?? '') }
      const [{ unit_price, currency_id }] = preference.items
      const method = choice.method in METHODS ? choice.method : 'visa'
      const payment = {
        id: randomInt(1e10, 9e10),
        preference: preference.id,
        notice: preference.notification_url,
        collector_id: preference.collector_id,
        external_reference: preference.external_reference,
        transaction_amount: unit_price,
        currency_id,
        live_mode: MERCHANTS.some(({ id, tags }) => id === preference.collector_id && tags.includes('test_user')),
        payment_method_id: method,
        payment_type_id: METHODS[/** @type {'visa'} */ (method)][0],
        date_created: new Date().toISOString(),
        installments: 1,
        status: 'pending',
        refunds: [],
        transaction_amount_refunded: 0,
        // The number that a shopper shows when paying in cash.
        ...(method === 'efecty' && {
          transaction_details: { payment_method_reference_id: String(randomInt(1e9, 9e9)) },
        }),
      }
      payments.set(String(payment.id), payment)
      move(payment, STATUSES[choice.outcome], choice.notice)
      if (choice.outcome === 'pendingApprove') reporter.later(bank, () => move(payment, 'approved', choice.notice))
      if (choice.outcome === 'pendingDecline') reporter.later(bank, () => move(payment, 'rejected', choice.notice))
      const { success, pending, failure } = preference.back_urls
      const backs = /** @type {Record<string, string>} */ ({ approved: success, pending, rejected: failure })
      const back = new URL(backs[payment.status])
      const parameters = {
        collection_id: payment.id,
        collection_status: payment.status,
        payment_id: payment.id,
        status: payment.status,
        external_reference: payment.external_reference,
        preference_id: preference.id,
      }
      for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, String(value))
      return { status: 303, headers: { location: back.href } }
    },

    'GET /users/me': (/** @type {Call} */ call) => {
      const merchant = merchantOf(call)
      return merchant ? { json: { id: merchant.id, site_id: 'MLM', tags: merchant.tags } } : refused
    },

    'GET /v1/payments/search': (/** @type {Call} */ call) => {
      const merchant = merchantOf(call)
      if (!merchant) return refused
      const reference = call.query.get('external_reference')
      const results = [...payments.values()].filter(
        (one) => one.external_reference === reference && one.collector_id === merchant.id,
      )
      return { json: { paging: { total: results.length, limit: 30, offset: 0 }, results } }
    },

    'POST /v1/payments': (/** @type {Call} */ call) => {
      const merchant = merchantOf(call)
      if (!merchant) return refused
      const [, id = ''] = /^(\d+)\/refunds$/.exec(call.rest) ?? []
      const found = payments.get(id)
      if (found?.collector_id !== merchant.id) return { status: 404, json: { message: 'Payment not found' } }
      const key = call.headers['x-idempotency-key']
      if (!key) return { status: 400, json: { message: 'Header X-Idempotency-Key can’t be null' } }
      const earlier = found.refunds.find((/** @type {any} */ one) => one.key === key)
      if (earlier) return { status: 200, json: shown(earlier) }
      const left = found.transaction_amount - found.transaction_amount_refunded
      const { amount = left } = call.body ? JSON.parse(call.body) : {}
      if (found.status !== 'approved' || !(amount > 0) || amount > left)
        return { status: 400, json: { message: 'Payment cannot be refunded' } }
      const refund = {
        id: randomInt(1e9, 9e9),
        payment_id: found.id,
        amount,
        status: call.pends ? 'in_process' : 'approved',
        key,
      }
      found.refunds.push({ ...refund, date_created: new Date(now()).toISOString() })
      found.transaction_amount_refunded += amount
      if (!call.pends) move(found, amount === left ? 'refunded' : 'approved', 'once')
      return { status: 201, json: shown(found.refunds.at(-1)) }
    },

    /** Any merchant may read a payment: with the real provider the payer can too, and a payer may be a merchant with a token. */
    'GET /v1/payments': (/** @type {Call} */ call) => {
      if (!merchantOf(call)) return refused
      const [id = '', part] = call.rest.split('/')
      const found = payments.get(id)
      if (found && !call.pends) finishRefunds(found)
      if (found && part === 'refunds') return { json: found.refunds.map(shown) }
      return found ? { json: found } : { status: 404, json: { message: 'Payment not found', error: 'not_found' } }
    },
  }
}
