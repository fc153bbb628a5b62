import { KEYS as addiKeys, OTHER_KEYS as addiOther, createAddi } from './addi.mjs'
import { createCredibanco, KEYS as credibancoKeys, OTHER_KEYS as credibancoOther } from './credibanco.mjs'
import { createEpayco, KEYS as epaycoKeys, OTHER_KEYS as epaycoOther } from './epayco.mjs'
import { createFlow, KEYS as flowKeys, OTHER_KEYS as flowOther } from './flow.mjs'
import { createMercadoPago, KEYS as mercadoPagoKeys, OTHER_KEYS as mercadoPagoOther } from './mercado-pago.mjs'
import { createReporter } from './reporter.mjs'
import { createWompi, KEYS as wompiKeys, OTHER_KEYS as wompiOther } from './wompi.mjs'

/** @typedef {{ status?: number, headers?: Record<string, string>, json?: unknown, html?: string, text?: string }} Reply */
/**
 * A call: `rest` is the path after the route's own part, `at` the base URL of this provider; `pends`: refunds are accepted, and not done.
 *
 * @typedef {{ rest: string, query: URLSearchParams, form: URLSearchParams, body: string, at: string, pends: boolean,
 *   headers: import('node:http').IncomingHttpHeaders }} Call
 */
/** @typedef {{ reporter: ReturnType<typeof createReporter>, hooks: () => string, bank: number, now: () => number }} Setting */

/** The providers. Each returns its routes by `METHOD /path`; the longest matching prefix answers. To add one: a file and a row. */
const PROVIDERS = {
  wompi: createWompi,
  mercadoPago: createMercadoPago,
  epayco: createEpayco,
  flow: createFlow,
  credibanco: createCredibanco,
  addi: createAddi,
}

/** The keys that the merchant of the demo shops has at each provider. */
export const PAYMENT_KEYS = {
  wompi: wompiKeys,
  mercadoPago: mercadoPagoKeys,
  epayco: epaycoKeys,
  flow: flowKeys,
  credibanco: credibancoKeys,
  addi: addiKeys,
}

/** The keys of a second merchant at each provider. */
export const OTHER_PAYMENT_KEYS = {
  wompi: wompiOther,
  mercadoPago: mercadoPagoOther,
  epayco: epaycoOther,
  flow: flowOther,
  credibanco: credibancoOther,
  addi: addiOther,
}

/**
 * The payment providers of `/payments/{provider}/…`. `hooks`: origin of the shops' API, to which they send events, without a
 * trailing slash; `deliver` sends them; `bank`: milliseconds after which pending payments are decided; `now`: the clock for signatures.
 *
 * @param {{ hooks: () => string, deliver?: (url: string, init: RequestInit) => Promise<Response>, bank?: number, now?: () => number }} setting
 */
export function createPayments({ hooks, deliver, bank = 4_000, now = Date.now }) {
  const reporter = createReporter(deliver)
  const providers = Object.fromEntries(
    Object.entries(PROVIDERS).map(([name, create]) => [name, create({ reporter, hooks, bank, now })]),
  )
  return {
    reporter,
    /** @returns {Promise<Reply>} */
    async answer(
      /** @type {string} */ path,
      /** @type {import('node:http').IncomingMessage} */ request,
      /** @type {string} */ at,
      pends = false,
    ) {
      const [, name = '', inside = ''] = /^\/([a-zA-Z]+)(\/.*)?$/.exec(path) ?? []
      /** @type {Record<string, (call: Call) => Reply | Promise<Reply>>} */
      const calls = Object.hasOwn(providers, name) ? providers[name] : {}
      const requestLine = `${request.method} ${inside}`
      const found = Object.keys(calls)
        .filter((one) => requestLine === one || requestLine.startsWith(`${one}/`))
        .toSorted((a, b) => b.length - a.length)
        .at(0)
      if (found === undefined) return { status: 404, json: { message: 'No such call here' } }
      const url = new URL(request.url ?? '/', at)
      const body = await textOf(request)
      return calls[found]({
        rest: requestLine.slice(found.length + 1),
        query: url.searchParams,
        form: new URLSearchParams(body),
        body,
        at: `${at}/${name}`,
        headers: request.headers,
        pends,
      })
    },
  }
}

async function textOf(/** @type {import('node:http').IncomingMessage} */ request) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
