import {
  type ManageEndpoint,
  manageEndpoints,
  ROLES,
  type Role,
  rolesGivenBy,
  SCOPES,
  SCOPES_OF_ROLE,
  SCOPES_OF_SUPPORT,
  type Scope,
  SHOP_KEY_SCOPES,
} from '@store/api-client/manage'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inShop } from '../database/index.ts'
import { addKey, addPlatformKey, removeKey } from '../keys/store.ts'
import { openShop } from '../orders/testing.ts'
import { addSupport } from '../oversight/support.ts'
import { setOperator } from '../people/index.ts'
import { endOtherSessions } from '../people/sessions.ts'
import { addMembership, removeMembership } from '../team/store.ts'
import { openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { sessionOf } from './testing.ts'

const HOUR = 60 * 60_000

let db: TestDatabase
let app: Hono
let shopId = 0
/** Keys and sessions without any access. */
let nobodys: Readonly<Record<'deletedKey' | 'endedKey' | 'endedSession' | 'oldSession' | 'nonsense', string>>
/** Keys and sessions of others, for whom the response is as if the shop did not exist. */
let strangers: Readonly<Record<'foreignKey' | 'otherOwner' | 'formerMember' | 'shopless', string>>
let platform = ''
/** A fresh session of one person in each role, and one of an owner that is not fresh. */
let members: Readonly<Record<Role, string>>
let staleOwner = ''
/**
 * Operators of the platform: with access granted by an owner to read and to change, in a session with a passkey; and one who
 * signed in by mail.
 */
let operators: Readonly<Record<'outside' | 'looking' | 'changing' | 'byMail' | 'stale', string>>
/** The shops that granted them access to read, and to change. */
let supported: Readonly<Record<'looking' | 'changing', number>>
/** Keys of the shop with every scope but one. */
const keys = new Map<string, string>()

beforeAll(async () => {
  db = await openTestDatabase()
  app = testApi(db).app
  shopId = await openShop(db)
  const other = await openShop(db)
  const all = { name: 'all', scopes: SHOP_KEY_SCOPES, endsAt: null }
  const made = (shop: number, given = all as Parameters<typeof addKey>[2]) =>
    inShop(db, shop, (tx) => addKey(tx, shop, given))
  const deleted = await made(shopId)
  await inShop(db, shopId, (tx) => removeKey(tx, shopId, deleted.id))
  const join = async (email: string, role: Role, shop = shopId) => {
    const { personId, secret } = await sessionOf(db, email)
    await inShop(db, shop, (tx) => addMembership(tx, shop, { personId, role, since: new Date() }))
    return { personId, secret }
  }
  members = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, (await join(`${role}@feria.test`, role)).secret])),
  ) as typeof members
  staleOwner = (await sessionOf(db, 'owner@feria.test', { fresh: false })).secret
  const former = await join('former@feria.test', 'owner')
  await inShop(db, shopId, (tx) => removeMembership(tx, shopId, former.personId))
  const ended = await join('ended@feria.test', 'owner')
  const endedSession = await sessionOf(db, 'ended@feria.test')
  await endOtherSessions(db, ended.personId, 0, new Date())
  nobodys = {
    deletedKey: deleted.token,
    endedKey: (await made(shopId, { ...all, endsAt: new Date(Date.now() - 1000) })).token,
    endedSession: endedSession.secret,
    oldSession: (await sessionOf(db, 'owner@feria.test', { now: new Date(Date.now() - 31 * 24 * HOUR) })).secret,
    nonsense: `fs_${'x'.repeat(43)}`,
  }
  strangers = {
    foreignKey: (await made(other)).token,
    otherOwner: (await join('other@feria.test', 'owner', other)).secret,
    formerMember: former.secret,
    shopless: (await sessionOf(db, 'shopless@feria.test')).secret,
  }
  platform = await addPlatformKey(db, 'tests')
  const asOperator = async (email: string, given: Parameters<typeof sessionOf>[2] = {}) => {
    const { personId, secret } = await sessionOf(db, email, { proof: 'passkey', ...given })
    await setOperator(db, personId, true, new Date())
    return secret
  }
  const letIn = async (mayChange: boolean) => {
    const shop = await openShop(db)
    const access = { personId: null, mayChange, reason: null, grantedBy: 'Ana' }
    await inShop(db, shop, (tx) => addSupport(tx, shop, access, new Date()))
    return shop
  }
  supported = { looking: await letIn(false), changing: await letIn(true) }
  operators = {
    outside: await asOperator('operator@feria.test'),
    looking: await asOperator('looking@feria.test'),
    changing: await asOperator('changing@feria.test'),
    byMail: await asOperator('mail@feria.test', { proof: 'code' }),
    stale: await asOperator('stale@feria.test', { fresh: false }),
  }
  for (const scope of SHOP_KEY_SCOPES) {
    const rest = SHOP_KEY_SCOPES.filter((each) => each !== scope)
    keys.set(`only ${scope}`, (await made(shopId, { ...all, scopes: [scope] })).token)
    keys.set(`all but ${scope}`, (await made(shopId, { ...all, scopes: rest })).token)
  }
  keys.set('all', (await made(shopId)).token)
})
afterAll(() => db.close())

/** The response to a call without data: a caller with access gets the missing fields. */
async function answerTo(endpoint: ManageEndpoint, token: string | null, shop = shopId) {
  const path = endpoint.path.replace(':shopId', String(shop)).replaceAll(/:\w+/g, '999999')
  const answer = await app.request(path, {
    method: endpoint.method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
  const { needs, code } = (await answer.json().catch(() => ({}))) as { readonly needs?: string; readonly code?: string }
  return { status: answer.status, code, needs }
}
/** Whether a caller is accepted: neither unknown nor without the right. */
const isLetIn = async (endpoint: ManageEndpoint, token: string, shop = shopId) =>
  !['unauthorized', 'forbidden', 'freshNeeded'].includes((await answerTo(endpoint, token, shop)).code ?? '')

const calls = Object.values<ManageEndpoint>(manageEndpoints)
/** Calls that end the session or the membership with which they are made. */
const ENDING = ['signOut', 'leaveTeam', 'endOtherSessions']

describe.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  const { access, path, fresh } = endpoint
  const isOfShop = path.includes(':shopId')
  const scope = SCOPES.find((known) => known === access)
  // All of these calls within a minute exceed the shop's limit.
  beforeAll(async () => {
    await db.owner.query('delete from limits')
  })

  if (access !== 'public')
    test('is for nobody without a key or a session that works', async () => {
      for (const [who, token] of [['none', null], ...Object.entries(nobodys)] as const)
        expect([who, await answerTo(endpoint, token)]).toMatchObject([who, { status: 401, code: 'unauthorized' }])
    })

  if (access === 'public')
    test('is for everybody', async () => {
      expect((await answerTo(endpoint, null)).status).not.toBe(401)
    })

  if (isOfShop)
    test('is not found by those of other shops', async () => {
      for (const [who, token] of Object.entries(strangers))
        expect([who, await answerTo(endpoint, token)]).toMatchObject([who, { status: 404, code: 'notFound' }])
    })

  test('is for keys with its scope, and for those of the platform', async () => {
    if (scope && keys.has(`all but ${scope}`)) {
      expect(await answerTo(endpoint, keys.get(`all but ${scope}`) ?? '')).toMatchObject({ status: 403, needs: scope })
      expect(await isLetIn(endpoint, keys.get(`only ${scope}`) ?? '')).toBe(true)
    } else {
      const isForKeys = ['shop', 'anybody', 'key', 'public'].includes(access)
      expect(await isLetIn(endpoint, keys.get('all') ?? '')).toBe(isForKeys)
    }
    expect(await isLetIn(endpoint, platform)).toBe(!['person', 'operator', 'member'].includes(access))
  })

  if (!ENDING.includes(endpoint.name))
    test('is for people whose role has its scope', async () => {
      const letIn = await Promise.all(
        ROLES.map(async (role) => ((await isLetIn(endpoint, members[role])) ? role : null)),
      )
      const isAllowed = (role: Role) =>
        scope ? SCOPES_OF_ROLE[role].includes(scope) : !['platform', 'key', 'operator'].includes(access)
      expect(letIn.filter(Boolean)).toEqual(ROLES.filter(isAllowed))
    })

  if (access === 'operator')
    test('is for people of the platform who signed in with a passkey', async () => {
      expect(await isLetIn(endpoint, operators.outside)).toBe(true)
      expect(await answerTo(endpoint, operators.byMail)).toMatchObject({ status: 403, needs: 'operator' })
      if (fresh) expect((await answerTo(endpoint, operators.stale)).code).toBe('freshNeeded')
    })

  if (isOfShop)
    test('is for support of the platform where an owner has let it in, and never for what is about buyers', async () => {
      expect(await answerTo(endpoint, operators.outside)).toMatchObject({ status: 404, code: 'notFound' })
      const byMail = await answerTo(endpoint, operators.byMail, supported.changing)
      expect(byMail).toMatchObject({ status: 404, code: 'notFound' })
      const reads = endpoint.method === 'GET'
      const isTheirs = access === 'shop' ? reads : scope !== undefined && SCOPES_OF_SUPPORT.includes(scope)
      expect(await isLetIn(endpoint, operators.looking, supported.looking)).toBe(isTheirs && reads)
      expect(await isLetIn(endpoint, operators.changing, supported.changing)).toBe(isTheirs)
    })

  if (fresh && access !== 'operator')
    test('is for people who have just proven who they are', async () => {
      expect(await answerTo(endpoint, staleOwner)).toMatchObject({ status: 403, code: 'freshNeeded' })
    })
})

describe('the calls', () => {
  test('of a resource that can be changed carry its revision, those outside shops no scope of one', () => {
    const outside: readonly string[] = ['anybody', 'key', 'person', 'public', 'operator']
    for (const { name, method, path, revision, access } of calls) {
      expect([name, Boolean(revision)]).toEqual([name, ['PUT', 'PATCH', 'DELETE'].includes(method)])
      if (access !== 'platform') expect([name, outside.includes(access)]).toEqual([name, !path.includes(':shopId')])
    }
  })
})

/** Rights by which money, data or the shop itself can be redirected elsewhere. */
const GRAVE: readonly string[] = [
  ...['payments:write', 'integrations:write', 'orders:refund', 'buyers:forget', 'buyers:export', 'domains:write'],
  ...['team:write', 'support:write', 'shop:close'],
]
/** Calls with such a right that redirect nothing: they read, end, test or repeat. */
const HARMLESS = [
  ...['deleteKey', 'deleteWebhook', 'testWebhook', 'resendWebhookDelivery', 'checkAccount', 'giveTestAccounts'],
  ...['verifyDomain', 'withdrawInvitation', 'cancelMoneyChange', 'endSupport', 'keepShop'],
]

test('a right with which money or data go elsewhere takes a fresh proof of people', () => {
  const lacking = calls.filter(
    ({ access, method, fresh, name }) =>
      GRAVE.includes(access) && method !== 'GET' && !fresh && !HARMLESS.includes(name),
  )
  expect(lacking.map(({ name }) => name)).toEqual([])
})

describe('roles', () => {
  test('have the rights of the table of the specification', () => {
    const may = (role: Role, scopes: readonly Scope[]) => scopes.every((scope) => SCOPES_OF_ROLE[role].includes(scope))
    expect(ROLES.filter((role) => may(role, ['payments:write']))).toEqual(['owner'])
    expect(ROLES.filter((role) => may(role, ['integrations:write']))).toEqual(['owner'])
    expect(ROLES.filter((role) => may(role, ['shop:close']))).toEqual(['owner'])
    expect(ROLES.filter((role) => may(role, ['support:write']))).toEqual(['owner'])
    expect(ROLES.filter((role) => may(role, ['team:write']))).toEqual(['owner', 'manager'])
    expect(ROLES.filter((role) => may(role, ['orders:refund']))).toEqual(['owner', 'manager'])
    expect(ROLES.filter((role) => may(role, ['audit:read']))).toEqual(['owner', 'manager', 'accountant'])
    expect(ROLES.filter((role) => may(role, ['products:write', 'prices:write']))).toEqual([
      'owner',
      'manager',
      'content',
    ])
    expect(ROLES.filter((role) => may(role, ['buyers:read']))).toEqual(['owner', 'manager', 'sales'])
    expect(ROLES.filter((role) => may(role, ['exports:make']))).toEqual(['owner', 'manager', 'accountant'])
  })

  test('are given by owners, and below managers by managers', () => {
    expect(rolesGivenBy('owner')).toEqual(ROLES)
    expect(rolesGivenBy('manager')).toEqual(['sales', 'stockroom', 'content', 'accountant'])
    for (const role of ['sales', 'stockroom', 'content', 'accountant'] as const) expect(rolesGivenBy(role)).toEqual([])
  })
})
