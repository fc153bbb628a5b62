import { KEYS as addiKeys, OTHER_KEYS as addiOther, createAddi } from './addi.mjs'
import { createCredibanco, KEYS as credibancoKeys, OTHER_KEYS as credibancoOther } from './credibanco.mjs'
import { createEpayco, KEYS as epaycoKeys, OTHER_KEYS as epaycoOther } from './epayco.mjs'
import { createFlow, KEYS as flowKeys, OTHER_KEYS as flowOther } from './flow.mjs'
import { createMercadoPago, KEYS as mercadoPagoKeys, OTHER_KEYS as mercadoPagoOther } from './mercado-pago.mjs'
import { createReporter } from './reporter.mjs'
import { createWompi, KEYS as wompiKeys, OTHER_KEYS as wompiOther } from './wompi.mjs'

/** @typedef {{ status?: number, headers?: Record<string, string>, json?: unknown, html?: string, text?: string }} Reply */
/**
 * A call: `rest` is what stands in the path after the name it was found under, `at` where this provider answers.
 *
 * @typedef {{ rest: string, query: URLSearchParams, form: URLSearchParams, body: string, at: string,
 *   headers: import('node:http').IncomingHttpHeaders }} Call
 */
/** @typedef {{ reporter: ReturnType<typeof createReporter>, hooks: () => string, bank: number, now: () => number }} Setting */

/** Everybody who plays here: calls by `METHOD /path`, the longest that fits answers. To add one: its file, its row. */
const PROVIDERS = {
  wompi: createWompi,
  mercadoPago: createMercadoPago,
  epayco: createEpayco,
  flow: createFlow,
  credibanco: createCredibanco,
  addi: createAddi,
}

/** What a merchant of each sandbox types into their shop. */
export const PAYMENT_KEYS = {
  wompi: wompiKeys,
  mercadoPago: mercadoPagoKeys,
  epayco: epaycoKeys,
  flow: flowKeys,
  credibanco: credibancoKeys,
  addi: addiKeys,
}

/** What another merchant of each types into theirs. */
export const OTHER_PAYMENT_KEYS = {
  wompi: wompiOther,
  mercadoPago: mercadoPagoOther,
  epayco: epaycoOther,
  flow: flowOther,
  credibanco: credibancoOther,
  addi: addiOther,
}

/**
 * The payment providers of `/payments/{provider}/…`. `hooks`: where their servers find the shops' API, without a trailing
 * slash; `deliver` carries their reports there; `bank`: milliseconds in which pending payments are decided; `now`: the clock of what is signed.
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
    ) {
      const [, name = '', inside = ''] = /^\/([a-zA-Z]+)(\/.*)?$/.exec(path) ?? []
      /** @type {Record<string, (call: Call) => Reply | Promise<Reply>>} */
      const calls = Object.hasOwn(providers, name) ? providers[name] : {}
      const asked = `${request.method} ${inside}`
      const found = Object.keys(calls)
        .filter((one) => asked === one || asked.startsWith(`${one}/`))
        .toSorted((a, b) => b.length - a.length)
        .at(0)
      if (found === undefined) return { status: 404, json: { message: 'No such call here' } }
      const url = new URL(request.url ?? '/', at)
      const body = await textOf(request)
      return calls[found]({
        ...{ rest: asked.slice(found.length + 1), query: url.searchParams, form: new URLSearchParams(body), body },
        ...{ at: `${at}/${name}`, headers: request.headers },
      })
    },
  }
}

async function textOf(/** @type {import('node:http').IncomingMessage} */ request) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
