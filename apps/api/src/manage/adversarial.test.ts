import { randomUUID } from 'node:crypto'
import { type ManageEndpoint, manageEndpoints } from '@store/api-client/manage'
import { adversarialValues, wrongWith } from '@store/sandbox/adversarial'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { pathsIn, replaced } from '../fuzz/requests.ts'
import { openFuzzed } from '../fuzz/server.ts'
import { addPlatformKey } from '../keys/store.ts'
import { setOperator } from '../people/index.ts'
import { addMembership } from '../team/store.ts'
import { sessionOf } from './testing.ts'

/** One just below most length limits, so that it reaches everything behind them; and one above all. */
const LENGTHS = [9_900, 200_000]
/** The longest URL part that Node's parser accepts. */
const LONGEST_IN_ADDRESS = 2_000

let api: Awaited<ReturnType<typeof openFuzzed>>
let token = ''
let shopId = 0
beforeAll(async () => {
  api = await openFuzzed()
  token = await addPlatformKey(api.db, 'tests')
  shopId = Number(api.known('getShop').id)
})
afterAll(() => api.close())

/** Calls of people only: each is made by somebody who has just signed in, so that no rate limit responds first. */
const OF_PEOPLE = ['leaveTeam']
async function tokenFor({ access, name }: ManageEndpoint): Promise<string> {
  if (!['person', 'member', 'operator'].includes(access) && !OF_PEOPLE.includes(name)) return token
  const proof = access === 'operator' ? { proof: 'passkey' as const } : {}
  const { personId, secret } = await sessionOf(api.db, `${randomUUID()}@example.com`, proof)
  if (access === 'operator') await setOperator(api.db, personId, true, new Date())
  if (access === 'member')
    await inShop(api.db, shopId, (tx) => addMembership(tx, shopId, { personId, role: 'owner', since: new Date() }))
  return secret
}

const ask = async (call: ManageEndpoint, path: string, body?: string) => {
  const { method } = call
  const headers = { authorization: `Bearer ${await tokenFor(call)}`, 'if-match': '*', 'idempotency-key': randomUUID() }
  return (await api.ask(method, { path, headers, body })).status
}

const inAddress = (text: string) =>
  text.slice(0, LONGEST_IN_ADDRESS).replace(/[^\w.~-]/gu, (sign) => encodeURIComponent(sign))

const atPath = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | null)?.[key], value)

const calls = Object.values<ManageEndpoint>(manageEndpoints)

describe('no call takes more than a moment to answer, whatever stands in one of its fields', () => {
  test.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    { timeout: 240_000 },
    async (_, call) => {
      const { example } = call
      const good = call.body ? example : undefined
      const plain = call.path.replace(':shopId', String(shopId)).replaceAll(/:\w+/g, '1')
      const wrong: string[] = []
      const measure = async (what: string, path: string, body?: string) => {
        const problem = await wrongWith(() => ask(call, path, body))
        if (problem) wrong.push(`${what}: ${problem}`)
      }
      const sent = (body: unknown) => (call.body ? JSON.stringify(body) : undefined)
      // Warms up compilation and caches, so that they are not measured.
      for (let i = 0; i < 3; i++) expect([401, 403, 429]).not.toContain(await ask(call, plain, sent(good)))

      const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      const query = call.query ? Object.keys((call.query as unknown as { shape: object }).shape) : []
      const fields = new Map(
        pathsIn(good)
          .filter((path) => path.length > 0 && ['string', 'object'].includes(typeof atPath(good, path)))
          // One item represents its list.
          .map((path) => [path.filter((key) => typeof key === 'string').join('.'), path]),
      )
      for (const [turn, length] of LENGTHS.entries())
        for (const value of adversarialValues(length, { turn })) {
          const named = `${JSON.stringify(value.slice(0, 6))} × ${length}`
          for (const name of turn === 0 ? params : []) {
            const path = call.path.replaceAll(/:(\w+)/g, (_, param: string) =>
              param === name ? inAddress(value) : param === 'shopId' ? String(shopId) : '1',
            )
            await measure(`params.${name} ${named}`, path, sent(good))
          }
          for (const name of turn === 0 ? query : [])
            await measure(`query.${name} ${named}`, `${plain}?${name}=${inAddress(value)}`, sent(good))
          for (const [field, path] of fields)
            await measure(`body.${field} ${named}`, plain, sent(replaced(good, path, value)))
        }
      if (call.body) {
        const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`unknown${index}`, 1]))
        await measure('10,000 unknown names', plain, JSON.stringify({ ...(good as object), ...unknown }))
        await measure('a name of 200 kB', plain, JSON.stringify({ ...(good as object), ['a'.repeat(200_000)]: 1 }))
        await measure('nested brackets', plain, '['.repeat(200_000))
        await measure('nested lists', plain, '['.repeat(50_000) + ']'.repeat(50_000))
      }
      expect(wrong).toEqual([])
    },
  )
})
