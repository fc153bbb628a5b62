import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints } from '@store/api-client/contract'
import {
  decodeInput,
  encodeOutput,
  type ManageEndpoint,
  manageEndpoints,
  PING,
  WEBHOOK_EVENTS,
} from '@store/api-client/manage'
import type { OpenApiDocument } from '@store/api-client/openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('the description is a valid OpenAPI 3.1 document, as others judge it, under the key’s configured name', async () => {
  const { app } = testApi(db, { publicKey: { header: 'LLAVE_PUBLICA', value: 'demo' } })
  const text = await (await app.request('/openapi.json')).text()
  const document = JSON.parse(text)
  const validator = new Validator()
  const { valid, errors } = await validator.validate(document)
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
  const hooks = document.paths['/hooks/{provider}/{shop}']
  expect(Object.keys(hooks)).toEqual(['post', 'get'])
  expect(hooks.post.parameters[0].schema.enum).toContain('wompi')
  expect(document.components.securitySchemes.publicKey.name).toBe('LLAVE_PUBLICA')
})

test('/docs is a page of it, for people: every call with its parameters, and nothing from anybody else', async () => {
  const { app } = testApi(db)
  const answer = await app.request('/docs')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'/)
  const page = await answer.text()
  expect(page).toMatch(/^<!doctype html>/i)
  for (const { name, path, method, summary } of Object.values(endpoints)) {
    expect(page, name).toContain(`id="${name}"`)
    expect(page, name).toContain(path.replace(/:(\w+)/g, '{$1}'))
    expect(page, name).toContain(method)
    expect(page, name).toContain(summary.replaceAll("'", '&#39;'))
  }
  expect(page).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1)/)
  for (const [, anchor] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${anchor}"`)
})

test('the management API has a document and a page of its own, whose examples are calls that work', async () => {
  const { app } = testApi(db)
  const document = (await (await app.request('/manage/v1/openapi.json')).json()) as OpenApiDocument
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
  expect([valid, errors]).toEqual([true, undefined])
  const page = await (await app.request('/manage/docs')).text()
  const words = page.replaceAll(/<\/?code>/g, '')
  for (const { name, summary } of Object.values<ManageEndpoint>(manageEndpoints)) {
    expect(page, name).toContain(`id="${name}"`)
    expect(words, name).toContain(summary.replaceAll('`', '').replaceAll("'", '&#39;'))
  }
  expect(Object.keys(document.webhooks ?? {})).toEqual([...WEBHOOK_EVENTS, PING])
  for (const event of WEBHOOK_EVENTS) expect(page).toContain(`<li><code>${event}</code>`)
  // Code has its own style, and a response that is described elsewhere links there.
  expect(page).toContain('<code>If-Match</code>')
  expect(page).not.toContain('`')
  const caller = page.slice(page.indexOf('<section id="getCallerKey">'))
  expect(caller.slice(0, caller.indexOf('</section>'))).toContain('href="#CallerKey"')
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods) as object[])
  expect(calls).toHaveLength(Object.keys(manageEndpoints).length)

  for (const endpoint of Object.values<ManageEndpoint>(manageEndpoints)) {
    if (!endpoint.body) continue
    expect(endpoint.example, `${endpoint.name} has an example`).toBeDefined()
    const encoded = encodeOutput({ ...endpoint, response: endpoint.body }, endpoint.example as never)
    const params = { shopId: '1', id: '1', number: '1', slug: 'x', code: 'HOLA10' }
    const decoded = decodeInput({ ...endpoint, params: undefined, query: undefined }, { params, body: encoded.body })
    expect([endpoint.name, decoded]).toEqual([endpoint.name, expect.objectContaining({ ok: true })])
  }
})
