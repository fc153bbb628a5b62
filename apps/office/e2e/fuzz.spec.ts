import { readFileSync } from 'node:fs'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { ADVERSARIAL_FORMS, ADVERSARIAL_JSON, adversarialValues, wrongWith } from '@store/sandbox/adversarial'
import routes from '../app/routes.ts'
import { expect, manage, openShopOf, platformKey, signIn, someEmail, test } from './office.ts'
import { openApiProxy, openOffice } from './offices.ts'

const app = new URL('../app/', import.meta.url)
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, app)), 'utf8')

/** All routes with an action, so that none is forgotten: their paths, and the field names that their code reads. */
const FORMS = routes
  .flatMap(({ path = '', file, children }) => [
    { path, file },
    ...(children ?? []).map((child) => ({ path: `${path}/${child.path ?? ''}`, file: child.file })),
  ])
  .map(({ path, file }) => ({ path: `/${path}`, source: read(file) }))
  .filter(({ source }) => /export (?:const|async function|function) action\b/.test(source))
  .map(({ path, source }) => {
    const imported = [...source.matchAll(/from '#app\/([\w./-]+\.server\.ts)'/g)].map(([, file = '']) => read(file))
    const code = [source, ...imported].join('\n')
    const names = code.matchAll(
      /(?:\.(?:text|textIfAny|number|all|on|json|get)|(?:amount|whole|text)In)\((?:sent, )?'([\w:.-]+)'/g,
    )
    const intents = code.matchAll(/case '([\w-]+)'|intent(?:="| === '|: ')([\w-]+)/g)
    return {
      path,
      takesJson: /request\.(?:json|text)\(/.test(source),
      isPicture: path === '/:shop/media',
      names: new Set([...names].map(([, name = '']) => name)),
      intents: new Set([...intents].map(([, one, other]) => one ?? other ?? '')),
    }
  })

/** Matches internals that must not be shown. */
const INTERNAL = /node_modules|\bat \w+ \(|TypeError|SyntaxError|PostgresError|\/apps\/|violates|ECONNREFUSED/

/** Routes on which strangers can request mails, which is rate limited. */
const OUTSIDE = /^\/(?:enter|me|open|report|invitations|device|passkey|new-passkey)/

/** Fields of a page. */
const fieldsIn = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea)\b[^>]*?\bname="([^"]+)"/g)].map(([, name = '']) => name)

type Sent = { readonly path: string; readonly body?: string; readonly type?: string }
type Answer = { readonly status: number; readonly text: string }
const FORM = 'application/x-www-form-urlencoded'

/** Starts an office whose requests are measured, and collects failures. */
async function openMeasured(cookies: readonly string[], apiUrl: string) {
  const office = await openOffice(apiUrl)
  let turn = 0
  const wrong: string[] = []
  const send = ({ path, body, type = FORM }: Sent) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        host: new URL(office.url).host,
        cookie: cookies[turn++ % cookies.length],
        origin: office.url,
        'sec-fetch-site': 'same-origin',
        // A separate address, so that rate limits do not affect other tests.
        'x-forwarded-for': '203.0.113.7',
        ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      }
      const options = { host: '127.0.0.1', port: office.port, path, agent: false, headers, setHost: false }
      const request = http.request({ ...options, method: body === undefined ? 'GET' : 'POST' }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      request.on('error', reject).end(body)
    })
  const measure = async (what: string, sent: Sent) => {
    let text = ''
    const problem = await wrongWith(async () => {
      const answer = await send(sent)
      text = answer.text
      // A rate-limited request would test nothing.
      if (answer.status === 429 && !OUTSIDE.test(sent.path)) wrong.push(`${what}: too many`)
      return answer.status
    }, office.processorTime)
    const shown = INTERNAL.exec(text.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
    if (problem) wrong.push(`${what}: ${problem}`)
    if (shown) wrong.push(`${what}: shows ${text.slice(shown.index, shown.index + 60)}`)
    return text
  }
  return { office, send, measure, wrong }
}

/** Signs in several people, as each may make six hundred calls a minute. */
async function people(browser: Browser, count: number) {
  const all: { readonly email: string; readonly cookie: string }[] = []
  for (const email of Array.from({ length: count }, () => someEmail('ana'))) {
    const context = await browser.newContext({ locale: 'es-CO' })
    await signIn(await context.newPage(), email)
    const { cookies } = await context.storageState()
    all.push({ email, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') })
    await context.close()
  }
  return { emails: all.map(({ email }) => email), cookies: all.map(({ cookie }) => cookie) }
}

/** The address to which scripts send a page's form: only its action answers. */
const sentByScripts = (address: string) =>
  address.startsWith('/?') ? `/_root.data${address.slice(1)}` : address.replace(/(?=\?|$)/, '.data')

/** Creates a shop with one of everything, and maps route paths to addresses. */
async function openFilled([email = '', ...others]: readonly string[]) {
  const shop = await openShopOf(email)
  const params = { shopId: shop.id }
  for (const each of others) await manage().addMember({ params, body: { email: each, role: 'owner' } })
  const { id } = await manage().createProduct({ params, body: { name: 'Ruana', price: 90_000_00, units: 4 } })
  const values: Readonly<Record<string, string>> = {
    shop: shop.subdomain,
    id: String(id),
    product: String(id),
    variant: '0',
    number: '1',
    kind: 'product',
    thing: String(id),
    slug: 'none',
    token: 'x'.repeat(43),
    step: 'name',
  }
  const addressOf = (path: string) =>
    path
      .replace('/policies/:kind', '/policies/returns')
      .replace('/:shop/settings/developers/:id', '/:shop/settings/developers/1')
      .replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? '1')
      .replace(/(?<=.)\/$/, '?index')
  return { ...shop, productId: id, addressOf }
}

// In sequence, on one office, whose processor time is measured.
test.describe.configure({ mode: 'default', timeout: 240_000 })

/** Submits to every form the inputs that `isSent` selects by their number. */
async function everyForm(browser: Browser, isSent: (turn: number) => boolean) {
  expect(FORMS.length).toBeGreaterThan(45)
  const { emails, cookies } = await people(browser, 8)
  const { addressOf } = await openFilled(emails)
  // Calls about the shop are made as the platform, without rate limits and proofs.
  const api = await openApiProxy((path, headers) =>
    /^\/manage\/v1\/shops\/\d/.test(path) ? { ...headers, authorization: `Bearer ${platformKey()}` } : headers,
  )
  const { office, send, measure, wrong } = await openMeasured(cookies, api.url)
  try {
    let turn = 0
    const tried: typeof measure = (...sent) => (isSent(turn++) ? measure(...sent) : Promise.resolve(''))
    for (const { path, names, intents, takesJson, isPicture } of FORMS) {
      // Signing out would end the session under test.
      if (path === '/sign-out') continue
      const address = addressOf(path)
      // The first requests, not measured, compile everything.
      const { text } = await send({ path: address })
      await send({ path: address, body: 'intent=none' })
      const json = 'application/json'
      for (const body of takesJson ? ADVERSARIAL_JSON : isPicture ? [] : ADVERSARIAL_FORMS)
        await tried(`${path} ${body.slice(0, 40)}`, { path: address, body, type: takesJson ? json : FORM })
      for (const type of ['text/plain', 'application/octet-stream', takesJson ? FORM : json, 'multipart/form-data'])
        await tried(`${path} as ${type}`, { path: address, body: 'a=1', type })
      for (const body of ['--x\r\n', '--x\r\n'.repeat(100_000), `--x\r\n${'a: b\r\n'.repeat(50_000)}\r\n--x--\r\n`])
        await tried(`${path} as broken parts`, { path: address, body, type: 'multipart/form-data; boundary=x' })
      if (takesJson || isPicture) continue
      const action = sentByScripts(address)
      const all = [...new Set([...fieldsIn(text), ...names])].filter((name) => name !== 'intent')
      // Each intent, alone and with all fields too long.
      for (const intent of [...intents, '', 'constructor', '9'.repeat(2_000)]) {
        await tried(`${path} ${intent} alone`, { path: action, body: String(new URLSearchParams({ intent })) })
        const values = adversarialValues(Math.floor(200_000 / Math.max(1, all.length)), { turn })
        const value = values[turn % values.length] ?? ''
        const body = String(new URLSearchParams([['intent', intent], ...all.map((name) => [name, value])]))
        await tried(`${path} ${intent} ${JSON.stringify(value.slice(0, 8))}`, { path: action, body })
      }
      // One field at a time, each with some of the values.
      for (const name of all) {
        const values = adversarialValues(200_000, { turn })
        const value = values[turn % values.length] ?? ''
        const body = String(
          new URLSearchParams([...[...intents].slice(0, 1).map((each) => ['intent', each]), [name, value]]),
        )
        await tried(`${path} ${name}=${JSON.stringify(value.slice(0, 8))}`, { path: action, body })
      }
    }
    expect(wrong).toEqual([])
    expect(office.output()).not.toContain('Error')
  } finally {
    await office.stop()
    api.stop()
  }
}

test('every form of the office is answered within 250 ms of processor time, whatever is sent with it', ({ browser }) =>
  everyForm(browser, (turn) => turn % 5 === 0))
test('the same with everything to every form', { tag: '@wide' }, ({ browser }) => everyForm(browser, () => true))

test('no form of a shop reads or changes what is another shop’s', async ({ browser }) => {
  const { emails, cookies } = await people(browser, 3)
  const { office, measure, wrong } = await openMeasured(cookies, `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`)
  try {
    const own = await openFilled(emails)
    const foreign = await openFilled([someEmail('bea')])
    const secret = `Secreta ${foreign.subdomain}`
    const of = { params: { shopId: foreign.id, id: foreign.productId } }
    const { revision } = await manage().changeProduct({ ...of, revision: '*', body: { name: secret } })
    for (const { path, names, intents, takesJson, isPicture } of FORMS) {
      if (takesJson || isPicture || !path.startsWith('/:shop')) continue
      for (const [what, address] of [
        ['a foreign shop', foreign.addressOf(path)],
        ['ids of a foreign shop', own.addressOf(path.replace('/:id', `/${foreign.productId}`))],
      ] as const)
        for (const intent of ['', ...intents]) {
          const ids = [...names].map((name): [string, string] => [name, String(foreign.productId)])
          const body = String(
            new URLSearchParams([
              ['intent', intent],
              ['shopId', String(foreign.id)],
              ['pick', String(foreign.productId)],
              ...ids,
            ]),
          )
          expect(
            await measure(`${path} ${intent}, ${what}`, { path: sentByScripts(address), body }),
            path,
          ).not.toContain(secret)
        }
    }
    expect(wrong).toEqual([])
    expect(await manage().getProduct(of)).toMatchObject({ name: secret, revision })
  } finally {
    await office.stop()
  }
})
