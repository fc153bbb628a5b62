import { readFileSync } from 'node:fs'
import type http from 'node:http'
import { fileURLToPath } from 'node:url'
import { QUERY_PARAMETERS } from '@store/core'
import { ADVERSARIAL_FORMS, ADVERSARIAL_JSON, adversarialValues, wrongWith } from '@store/sandbox/adversarial'
import routes from '../app/routes.ts'
import { MAX_ADDRESS_LENGTH } from '../framework/edge/request-handler.mjs'
import { BUYER } from './buyer.ts'
import { ask, at, expect, test } from './shops.ts'
import { openStorefront } from './storefronts.ts'

/** Larger than Node's own limit of 16 kB, so that the tests also see what a larger limit would let in. */
const HEAD_BYTES = 4_000_000

/** The product's routes, each file once: `/wa` and previews have the same files. */
const ROUTES = routes
  .flatMap((entry) => [entry, ...(entry.children ?? [])])
  .filter(({ id }) => !id?.startsWith('wa/'))
  .map(({ path = '', file }) => ({ path: `/${path.replace(/^:previewed\?\/?/, '')}`, file, ...sourceOf(file) }))

/** Whether a route accepts forms, and the parameter names that it and its imports from the app read. */
function sourceOf(file: string) {
  const app = new URL('../app/', import.meta.url)
  const read = (path: string) => readFileSync(fileURLToPath(new URL(path, app)), 'utf8')
  const source = read(file)
  const imported = [...source.matchAll(/from '#app\/([\w./-]+\.server\.tsx?)'/g)].map(([, path = '']) => read(path))
  const looked = [source, ...imported].join('\n').matchAll(/(?:\.(?:get|has)|typed)\('([\w.-]+)'\)/g)
  return {
    takesForms: /export (?:const|async function|function) action\b/.test(source),
    takesJson: source.includes('readJson('),
    names: new Set([...[...looked].map(([, name = '']) => name), ...QUERY_PARAMETERS]),
  }
}

/** The names of a page's fields. */
const fieldsIn = (html: string) => [...html.matchAll(/<(?:input|select|textarea|button)\b[^>]*?\bname="([^"]+)"/g)]

type Asked = { readonly what: string; readonly path: string; readonly headers?: object; readonly form?: string }

/** A storefront for these tests, measured request by request, and the problems of its answers. */
async function openMeasured(host: string) {
  const { port, processorTime, stop } = await openStorefront({
    API_URL: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`,
    NODE_OPTIONS: `--max-http-header-size=${HEAD_BYTES}`,
  })
  const wrong: string[] = []
  const send = async ({ path, headers = {}, form }: Omit<Asked, 'what'>) => {
    const sent = form !== undefined && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(form),
    }
    return ask(path, { host, ...sent, ...headers } as http.OutgoingHttpHeaders, form, port)
  }
  const measure = async ({ what, ...asked }: Asked) => {
    const problem = await wrongWith(async () => (await send(asked)).status, processorTime)
    if (problem) wrong.push(`${what}: ${problem}`)
  }
  return { send, measure, wrong, stop }
}
type Measured = Awaited<ReturnType<typeof openMeasured>>

/** Places an order: its page accepts forms only with its key. */
async function placeOrder({ send }: Measured) {
  const id = /href="[^"]*\/productos\/[^"]*-(\d+)"/.exec((await send({ path: '/productos?q=mug' })).body)?.[1]
  const path = `/checkout?items=${id}:1`
  const { body } = await send({ path })
  const hidden = [...body.matchAll(/<input type="hidden"[^>]*?name="(\w+)"[^>]*?value="([^"]*)"/g)]
  const form = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]))
  const written = { ...BUYER, idNumber: BUYER.id, phone: '+12025550143', division: 'California', city: 'Springfield' }
  for (const [name, value] of Object.entries(written)) form.set(name, value)
  for (const [name, value] of Object.entries({ address: '12 Long Street', postcode: '94016' })) form.set(name, value)
  form.set('paymentMethod', 'toBeAgreed')
  form.set('delivery', 'address')
  form.set('consent', 'on')
  const { headers } = await send({ path, form: String(form) })
  return /\/pedido\/(\d+)\?.*?key=(\w+)/.exec(String(headers.location)) ?? []
}

/** A route's address in this shop; `filled` is the value of its parameters. */
function addressOf(path: string, [, number = '', key = '']: readonly string[], filled?: string): string {
  const kinds: Readonly<Record<string, string>> = {
    'pedido/:number': `/pedido/${number}?key=${key}`,
    'pedido/:number/pago/:attempt': `/pedido/${number}/pago/1?key=${key}`,
    'suscripcion/:step': '/suscripcion/confirmar?key=abc',
    'politicas/:kind': '/politicas/datos',
    'sitemap/:part': '/sitemap/1.xml',
  }
  const known = filled === undefined ? kinds[path.slice(1)] : undefined
  return known ?? path.replace(/[:*][\w?]*/g, filled ?? 'nada-1')
}

// The tests run one after the other on a shared storefront, because they measure its processor time.
test.describe.configure({ mode: 'default', timeout: 600_000 })
let storefront: Measured
let order: readonly string[]

test.beforeAll(async ({ mercado }) => {
  storefront = await openMeasured(new URL(at(mercado.subdomain)).host)
})
test.beforeEach(async () => {
  storefront.wrong.length = 0
  order = await placeOrder(storefront)
  expect(order).toHaveLength(3)
  // A first round, not measured, compiles and caches everything.
  for (const { path } of ROUTES) await storefront.send({ path: addressOf(path, order) })
})
test.afterEach(() => expect(storefront.wrong).toEqual([]))
test.afterAll(() => storefront?.stop())

// Daily runs send a sixth of the values to each field and each value to a sixth of the fields.
const everyForm = async (isSent: (at: number, turn: number) => boolean) => {
  const { send, measure } = storefront
  const forms = ROUTES.filter(({ takesForms }) => takesForms)
  expect(forms.length).toBeGreaterThan(8)
  let turn = 0
  for (const { path, names, takesJson } of forms) {
    const address = addressOf(path, order)
    for (const form of takesJson ? ADVERSARIAL_JSON : ADVERSARIAL_FORMS)
      await measure({ what: `${path} ${form.slice(0, 40)}`, path: address, form })
    const shown = fieldsIn((await send({ path: address })).body).map(([, name = '']) => name)
    const written = [...new Set([...shown, ...names])].filter((name) => !QUERY_PARAMETERS.includes(name))
    if (takesJson) continue
    for (const name of written) {
      turn++
      for (const value of adversarialValues(200_000, { turn }).filter((_, at) => isSent(at, turn)))
        await measure({
          what: `${path} ${name}=${JSON.stringify(value.slice(0, 12))}`,
          path: address,
          form: String(new URLSearchParams([[name, value]])),
        })
    }
  }
}
test('every form is answered within 250 ms of processor time, whatever is sent with it', () =>
  everyForm((at, turn) => at % 6 === turn % 6))
test('the same with every value in every field', { tag: '@wide' }, () => everyForm(() => true))

test('a file, or a body that is no form, sent to an order is answered within 250 ms of processor time', async () => {
  const { measure } = storefront
  const path = addressOf('/pedido/:number', order)
  const part = (name: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n${content}\r\n`
  const large = 'x'.repeat(4_000_000)
  const bodies = {
    'no end': part('proof', 'x'),
    'no part': 'x'.repeat(100_000),
    'many parts': `${part('a', 'x').repeat(20_000)}--x--\r\n`,
    'many boundaries': '--x\r\n'.repeat(200_000),
    'a long name': `${part('a'.repeat(200_000), 'x')}--x--\r\n`,
    'long headers': `--x\r\n${'a: b\r\n'.repeat(100_000)}\r\n--x--\r\n`,
    'a picture that is none': `${part('proof', `\u00ff\u00d8\u00ff${large}`)}--x--\r\n`,
    'a long PDF': `${part('proof', `%PDF-1.7${large}`)}--x--\r\n`,
    'another field': `${part('other', large)}--x--\r\n`,
  }
  for (const [what, form] of Object.entries(bodies))
    await measure({ what, path, form, headers: { 'content-type': 'multipart/form-data; boundary=x' } })
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(8_000)}`,
  ])
    await measure({ what: type.slice(0, 40), path, form: part('proof', 'x'), headers: { 'content-type': type } })
  const tooLong = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900000000' }
  await measure({ what: 'a length without end', path, form: part('proof', 'x'), headers: tooLong })
})

test('a body that is no form is refused as one, and breaks nothing', async () => {
  const { send } = storefront
  for (const { path, takesForms } of ROUTES)
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded; charset=']) {
      if (!takesForms) continue
      const { status } = await send({ path: addressOf(path, order), form: '{"a":', headers: { 'content-type': type } })
      expect.soft(status, `${path} ${type}`).toBeLessThan(500)
    }
  for (const path of ['/micompra', '/contacto', '/checkout'])
    expect((await send({ path, form: 'hello', headers: { 'content-type': 'text/plain' } })).status, path).toBe(415)
})

test('every address and header is answered within 250 ms of processor time', async () => {
  const { measure } = storefront
  for (const [turn, { path, names }] of ROUTES.entries()) {
    const address = addressOf(path, order)
    const values = [200_000, MAX_ADDRESS_LENGTH / 6].flatMap((length) => [
      ...adversarialValues(Math.floor(length / names.size), { turn }),
    ])
    for (const value of values) {
      const query = new URLSearchParams([...names].map((name) => [name, value]))
      const what = `${path} ${JSON.stringify(value.slice(0, 12))}`
      await measure({ what, path: `${address}${address.includes('?') ? '&' : '?'}${query}` })
      const part = encodeURIComponent(value)
      if (/[:*]/.test(path)) await measure({ what: `${what} in its path`, path: addressOf(path, order, part) })
    }
  }
  const headers = ['cookie', 'if-none-match', 'accept-language', 'accept-encoding', 'user-agent', 'referer']
  const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'range', 'accept']
  for (const [turn, name] of [...headers, ...forwarded].entries())
    for (const value of adversarialValues(60_000, { plain: true, turn }))
      await measure({ what: `${name}: ${value.slice(0, 12)}`, path: '/', headers: { [name]: value } })
})
