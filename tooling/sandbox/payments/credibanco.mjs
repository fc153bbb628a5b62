import { randomInt, randomUUID } from 'node:crypto'
import { choiceOf, hostedPage, problemPage } from './page.mjs'

/** @typedef {import('./index.mjs').Call} Call */

/** The keys of the merchant of the demo shops. */
export const KEYS = { userName: 'sandbox-api', password: 'credibanco-sandbox', mode: 'test' }

/** A second merchant of the provider: no shop may see or accept its payments. */
export const OTHER_KEYS = { userName: 'other-api', password: 'credibanco-other', mode: 'test' }
const MERCHANTS = [KEYS, OTHER_KEYS]

const METHODS = { CARD: 'Tarjeta de crédito o débito', PSE: 'PSE' }
const STATUSES = { approve: 2, decline: 6, pending: 7, pendingApprove: 7, pendingDecline: 7 }
/** `operation` and `status` of the callback, by the state of the order. @type {Readonly<Record<number, [string, string]>>} */
const OPERATIONS = { 2: ['deposited', '1'], 4: ['refunded', '1'], 6: ['deposited', '0'], 7: ['approved', '1'] }
/** An order number is the shop's id followed by this many digits for order and attempt. */
const DIGITS = 17

/**
 * A gateway that follows Credibanco's public documentation: an order number is registered once, its payment form expires,
 * the state of an order can be read, and callbacks carry no signature.
 *
 * @param {import('./index.mjs').Setting} setting
 */
export function createCredibanco({ reporter, hooks, bank }) {
  /** @type {Map<string, any>} */
  const orders = new Map()
  const refused = (/** @type {number} */ errorCode, /** @type {string} */ errorMessage) => ({
    json: { errorCode: String(errorCode), errorMessage },
  })
  /** The refusal of a call whose credentials are wrong, or null. @returns {import('./index.mjs').Reply | null} */
  const credentialsProblem = (/** @type {URLSearchParams} */ form) =>
    MERCHANTS.some(({ userName, password }) => form.get('userName') === userName && form.get('password') === password)
      ? null
      : refused(5, 'Acceso denegado')
  /** The order with this number, among those of the merchant who calls. */
  const orderWithNumber = (/** @type {URLSearchParams} */ form, /** @type {string | null} */ number) =>
    [...orders.values()].find(({ answer, owner }) => answer.orderNumber === number && owner === form.get('userName'))

  /** The order with the id in the form, if it belongs to the merchant who calls. */
  const orderWithId = (/** @type {URLSearchParams} */ form) => {
    const order = orders.get(form.get('orderId') ?? '')
    return order?.owner === form.get('userName') ? order : undefined
  }

  function problemWith(/** @type {any} */ order) {
    if (!order) return 'No hay un pago con este enlace.'
    if (order.answer.orderStatus !== 0) return 'Este pago ya se hizo o está en proceso.'
    return Date.now() > order.until ? 'El tiempo para pagar se acabó.' : null
  }

  function move(
    /** @type {any} */ order,
    /** @type {number} */ status,
    /** @type {import('./page.mjs').Notice} */ notice,
  ) {
    order.answer.orderStatus = status
    const { orderNumber } = order.answer
    const [operation, succeeded] = OPERATIONS[status]
    const query = new URLSearchParams({ mdOrder: order.id, orderNumber, operation, status: succeeded })
    const url = `${hooks()}/hooks/credibanco/${orderNumber.slice(0, -DIGITS)}?${query}`
    reporter.report({ url, init: { method: 'GET' } }, notice)
  }

  return {
    'POST /payment/rest/register.do': (/** @type {Call} */ { form, at }) => {
      const problem = credentialsProblem(form)
      if (problem) return problem
      const given = Object.fromEntries(form)
      if (!/^[1-9]\d{0,31}$/.test(given.orderNumber)) return refused(5, 'El número de pedido no es válido')
      if (orderWithNumber(form, given.orderNumber)) return refused(1, 'Este número de pedido ya se usó')
      if (given.currency !== '170') return refused(3, 'Moneda desconocida')
      const { installments, 'IVA.amount': tax } = JSON.parse(given.jsonParams ?? '{}')
      if (!/^\d{1,12}$/.test(given.amount) || installments === undefined || tax === undefined || !given.returnUrl)
        return refused(4, 'Falta un dato obligatorio')
      if ((given.description ?? '').length > 24 || /[%+\r\n]/.test(given.description ?? ''))
        return refused(5, 'La descripción no es válida')
      const id = randomUUID()
      orders.set(id, {
        id,
        owner: given.userName,
        returnUrl: given.returnUrl,
        until: Date.now() + Number(given.sessionTimeoutSecs ?? 1200) * 1000,
        answer: {
          errorCode: '0',
          errorMessage: 'Éxito',
          orderNumber: given.orderNumber,
          orderStatus: 0,
          actionCode: -100,
          amount: Number(given.amount),
          currency: given.currency,
          date: Date.now(),
          attributes: [{ name: 'mdOrder', value: id }],
        },
      })
      return {
        json: { errorCode: 0, orderId: id, formUrl: `${at}/payment/merchants/sandbox/payment_es.html?mdOrder=${id}` },
      }
    },

    'GET /payment/merchants/sandbox/payment_es.html': (/** @type {Call} */ { query, at }) => {
      const order = orders.get(query.get('mdOrder') ?? '')
      const problem = problemWith(order)
      if (problem) return { status: 422, html: problemPage('Credibanco', problem) }
      const { orderNumber: reference, amount } = order.answer
      return {
        html: hostedPage({
          provider: 'Credibanco',
          reference,
          amount,
          currency: 'COP',
          methods: METHODS,
          back: order.returnUrl,
          action: `${at}/payment/merchants/sandbox/payment_es.html`,
          hidden: { mdOrder: order.id },
        }),
      }
    },

    'POST /payment/merchants/sandbox/payment_es.html': (/** @type {Call} */ { form }) => {
      const order = orders.get(form.get('mdOrder') ?? '')
      const choice = choiceOf(form)
      const problem = choice ? problemWith(order) : 'No elegiste nada.'
      if (problem || !choice) return { status: 422, html: problemPage('Credibanco', problem ?? '') }
      order.answer.paymentWay = choice.method
      if (choice.method === 'PSE') order.answer.cus = String(randomInt(1_000_000, 9_999_999))
      move(order, STATUSES[choice.outcome], choice.notice)
      if (choice.outcome === 'pendingApprove') reporter.later(bank, () => move(order, 2, choice.notice))
      if (choice.outcome === 'pendingDecline') reporter.later(bank, () => move(order, 6, choice.notice))
      const back = new URL(order.returnUrl)
      back.searchParams.set('orderId', order.id)
      back.searchParams.set('lang', 'es')
      return { status: 303, headers: { location: back.href } }
    },

    'POST /payment/rest/refund.do': (/** @type {Call} */ { form }) => {
      const order = orderWithId(form)
      const problem = credentialsProblem(form)
      if (problem || order?.answer.orderStatus !== 2) return problem ?? refused(5, 'El pedido no se puede devolver')
      // Only a refund of the whole amount is supported.
      if (form.get('amount') !== String(order.answer.amount)) return refused(5, 'El monto no es válido')
      move(order, 4, 'once')
      return { json: { errorCode: 0 } }
    },

    'POST /payment/rest/getOrderStatusExtended.do': (/** @type {Call} */ { form }) => {
      const order = orderWithId(form) ?? orderWithNumber(form, form.get('merchantOrderNumber'))
      if (order?.answer.orderStatus === 0 && Date.now() > order.until)
        Object.assign(order.answer, { orderStatus: 6, actionCode: -2007 })
      return credentialsProblem(form) ?? (order ? { json: order.answer } : refused(6, 'El pedido no existe'))
    },
  }
}
