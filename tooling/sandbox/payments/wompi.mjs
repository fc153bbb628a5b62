import { createHash, randomInt } from 'node:crypto'
import { choiceOf, hostedPage, problemPage } from './page.mjs'

/** The keys of the merchant of the demo shops. */
export const KEYS = {
  publicKey: 'pub_test_sandbox',
  privateKey: 'prv_test_sandbox',
  eventsSecret: 'test_events_sandbox',
  integritySecret: 'test_integrity_sandbox',
}

/** A second merchant of the provider: no shop may see or accept its payments. */
export const OTHER_KEYS = {
  publicKey: 'pub_test_other',
  privateKey: 'prv_test_other',
  eventsSecret: 'test_events_other',
  integritySecret: 'test_integrity_other',
}
const MERCHANTS = [KEYS, OTHER_KEYS]

/** Smallest amount, in hundredths. */
const MIN_AMOUNT = 150_000
const METHODS = {
  CARD: 'Tarjeta de crédito o débito',
  PSE: 'PSE',
  NEQUI: 'Nequi',
  BANCOLOMBIA_TRANSFER: 'Botón Bancolombia',
  DAVIPLATA: 'Daviplata',
  BANCOLOMBIA_COLLECT: 'Efectivo en corresponsal bancario',
}
const STATUSES = {
  approve: 'APPROVED',
  decline: 'DECLINED',
  pending: 'PENDING',
  pendingApprove: 'PENDING',
  pendingDecline: 'PENDING',
}
const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')

/**
 * A checkout that follows Wompi's public documentation: a signed link, a page, transactions that can be read, signed events.
 *
 * @param {import('./index.mjs').Setting} setting
 */
export function createWompi({ reporter, hooks, bank, now }) {
  /** @type {Map<string, any>} */
  const transactions = new Map()
  /** Payments whose void was accepted. @type {any[]} */
  const voiding = []
  const transactionsOf = (/** @type {string | undefined} */ publicKey) =>
    [...transactions.values()].filter(({ merchant }) => merchant.public_key === publicKey)
  const merchantOf = (/** @type {import('./index.mjs').Call} */ { headers }) =>
    MERCHANTS.find(({ privateKey }) => headers.authorization === `Bearer ${privateKey}`)

  const calls = {
    'GET /v1/merchants': (/** @type {import('./index.mjs').Call} */ { rest }) =>
      MERCHANTS.some(({ publicKey }) => publicKey === rest)
        ? { json: { data: { public_key: rest, name: 'Sandbox', active: true } } }
        : { status: 404, json: { error: { type: 'NOT_FOUND_ERROR' } } },

    /** One transaction by its id may be read by anybody; a list by reference holds those of the calling merchant only. */
    'GET /v1/transactions': (/** @type {import('./index.mjs').Call} */ call) => {
      const { rest, query, pends } = call
      for (const one of pends ? [] : voiding.splice(0)) move(one, 'VOIDED', 'once')
      if (rest === '') {
        const merchant = merchantOf(call)
        if (!merchant) return { status: 401, json: { error: { type: 'INVALID_ACCESS_TOKEN' } } }
        const wantedReference = query.get('reference')
        return {
          json: { data: transactionsOf(merchant.publicKey).filter(({ reference }) => reference === wantedReference) },
        }
      }
      const found = transactions.get(rest)
      return found ? { json: { data: found } } : { status: 404, json: { error: { type: 'NOT_FOUND_ERROR' } } }
    },

    'POST /v1/transactions': (/** @type {import('./index.mjs').Call} */ call) => {
      const [, id = ''] = /^([\w-]+)\/void$/.exec(call.rest) ?? []
      const merchant = merchantOf(call)
      const found = transactionsOf(merchant?.publicKey).find((one) => one.id === id)
      if (!merchant) return { status: 401, json: {} }
      // Only cards can be voided, and only the whole of a payment.
      if (found?.status !== 'APPROVED' || found.payment_method_type !== 'CARD')
        return { status: 422, json: { error: { type: 'INPUT_VALIDATION_ERROR' } } }
      if (call.pends) {
        voiding.push(found)
        return { status: 201, json: { data: { status: 'PENDING' } } }
      }
      move(found, 'VOIDED', 'once')
      return { status: 201, json: { data: { status: 'APPROVED' } } }
    },

    'GET /p': (/** @type {import('./index.mjs').Call} */ { query, at }) => {
      const problem = problemWith(query)
      if (problem) return { status: 422, html: problemPage('Wompi', problem) }
      return {
        html: hostedPage({
          provider: 'Wompi',
          reference: query.get('reference') ?? '',
          action: `${at}/p/`,
          methods: METHODS,
          amount: Number(query.get('amount-in-cents')),
          currency: query.get('currency') ?? '',
          hidden: Object.fromEntries(query),
          back: query.get('redirect-url') ?? '',
        }),
      }
    },

    'POST /p': (/** @type {import('./index.mjs').Call} */ { form }) => {
      const choice = choiceOf(form)
      const problem = choice ? problemWith(form) : 'No elegiste nada.'
      if (problem || !choice) return { status: 422, html: problemPage('Wompi', problem ?? '') }
      const transaction = {
        id: `1${randomInt(10_000, 99_999)}-${Date.now()}-${randomInt(10_000, 99_999)}`,
        created_at: new Date().toISOString(),
        status: 'PENDING',
        reference: form.get('reference'),
        merchant: { public_key: form.get('public-key') },
        amount_in_cents: Number(form.get('amount-in-cents')),
        currency: form.get('currency'),
        customer_email: form.get('customer-data:email'),
        payment_method_type: choice.method,
        payment_method: {
          type: choice.method,
          extra: choice.method === 'PSE' ? { traceability_code: String(randomInt(1_000_000, 9_999_999)) } : {},
        },
      }
      transactions.set(transaction.id, transaction)
      move(transaction, STATUSES[choice.outcome], choice.notice)
      if (choice.outcome === 'pendingApprove') reporter.later(bank, () => move(transaction, 'APPROVED', choice.notice))
      if (choice.outcome === 'pendingDecline') reporter.later(bank, () => move(transaction, 'DECLINED', choice.notice))
      const back = new URL(form.get('redirect-url') ?? '')
      back.searchParams.set('id', transaction.id)
      back.searchParams.set('env', 'test')
      return { status: 303, headers: { location: back.href } }
    },
  }

  function problemWith(/** @type {URLSearchParams} */ given) {
    const [reference, amount, currency, expiry] = ['reference', 'amount-in-cents', 'currency', 'expiration-time'].map(
      (name) => given.get(name) ?? '',
    )
    const merchant = MERCHANTS.find(({ publicKey }) => publicKey === given.get('public-key'))
    if (!merchant) return 'No hay un comercio con esta llave pública.'
    if (
      given.get('signature:integrity') !==
      sha256(`${reference}${amount}${currency}${expiry}${merchant.integritySecret}`)
    )
      return 'La firma no es válida.'
    if (!/^[\w-]{1,255}$/.test(reference) || currency !== 'COP' || !(Number(amount) >= MIN_AMOUNT))
      return 'La referencia, la moneda o el monto no son válidos.'
    if (expiry && Date.parse(expiry) < Date.now()) return 'Este enlace de pago ya venció.'
    const used = transactionsOf(merchant.publicKey).some((one) => one.reference === reference)
    return used ? 'Esta referencia ya se usó.' : null
  }

  function move(
    /** @type {any} */ transaction,
    /** @type {string} */ status,
    /** @type {import('./page.mjs').Notice} */ notice,
  ) {
    transaction.status = status
    const timestamp = Math.floor(now() / 1000)
    const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents']
    const { id, amount_in_cents, reference } = transaction
    const merchant = MERCHANTS.find(({ publicKey }) => publicKey === transaction.merchant.public_key)
    const checksum = sha256(`${id}${status}${amount_in_cents}${timestamp}${merchant?.eventsSecret}`)
    const event = { event: 'transaction.updated', data: { transaction: { ...transaction } }, environment: 'test' }
    const body = JSON.stringify({ ...event, signature: { properties, checksum }, timestamp, sent_at: new Date() })
    const headers = { 'content-type': 'application/json', 'x-event-checksum': checksum }
    const [shop] = reference.split('-')
    reporter.report({ url: `${hooks()}/hooks/wompi/${shop}`, init: { method: 'POST', headers, body } }, notice)
  }

  return calls
}
