import {
  decodeInput,
  type Input,
  type Issue,
  type ManageEndpoint,
  SCOPES_OF_ROLE,
  SCOPES_OF_SUPPORT,
} from '@store/api-client/manage'
import { invariant, type ShopId } from '@store/core'
import type { Context } from 'hono'
import { type Database, readInShop, rowId } from '../database/open.ts'
import { addressOf } from '../http/shopper.ts'
import { findHolder } from '../keys/store.ts'
import { readToken } from '../keys/token.ts'
import { enterAsSupport } from '../oversight/support.ts'
import { findSession } from '../people/index.ts'
import type { Services } from '../services.ts'
import { isShop } from '../shops/store/shops.ts'
import { findRole } from '../team/store.ts'
import { ANONYMOUS, type Caller, keyCaller, personCaller } from './caller.ts'
import { Refusal } from './refusal.ts'

/** The caller, by the key or session in the request; public calls need neither. */
export async function callerOf(c: Context, { access }: ManageEndpoint, services: Services): Promise<Caller> {
  const { db, now } = services
  if (access === 'public') return ANONYMOUS
  const header = (c.req.header('authorization') ?? '').slice(0, 200)
  const secret = /^Bearer /i.test(header) ? header.slice('Bearer '.length).trim() : ''
  const caller = secret.startsWith('fs_') ? await personOf(c, services, secret) : await holderOf(db, secret, now())
  if (caller) return caller
  c.header('www-authenticate', 'Bearer')
  throw new Refusal('unauthorized')
}

async function personOf(c: Context, services: Services, secret: string): Promise<Caller | null> {
  const person = await findSession(services.db, secret, services.now(), addressOf(c, services))
  return person && personCaller(person)
}

async function holderOf(db: Database, secret: string, now: Date): Promise<Caller | null> {
  const key = readToken(secret)
  const holder = key && (await findHolder(db, key, now))
  return holder && keyCaller(holder)
}

/** A call's shop, and its caller with their rights there. */
type InShop = { readonly shopId: ShopId; readonly caller: Caller }

/** The shop in a call's path. For a shop that does not exist and one that is not the caller's the response is the same. */
export async function shopOf(
  c: Context,
  { path }: ManageEndpoint,
  caller: Caller,
  { db, now }: Services,
): Promise<InShop> {
  if (!path.includes('/:shopId')) return { shopId: 0, caller }
  const shopId = rowId(Number(c.req.param('shopId')))
  const theirs = shopId === 0 ? null : await inTheirShop(db, caller, shopId, now())
  if (!theirs) throw new Refusal('notFound')
  return { shopId, caller: theirs }
}

/** The caller with their rights in this shop; null: they have none, or there is no such shop. */
async function inTheirShop(db: Database, caller: Caller, shopId: ShopId, now: Date): Promise<Caller | null> {
  if (caller.kind === 'person') {
    const role = await findRole(db, shopId, caller.person.personId, now)
    if (role) return { ...caller, role, scopes: SCOPES_OF_ROLE[role] }
    if (!caller.person.isOperator) return null
    const operator = { personId: caller.person.personId, name: caller.name }
    const support = await enterAsSupport(db, shopId, operator, now)
    return support && { ...caller, support, scopes: SCOPES_OF_SUPPORT }
  }
  if (caller.kind === 'key' && caller.key.shopId !== shopId) return null
  return (await readInShop(db, shopId, (tx) => isShop(tx, shopId))) ? caller : null
}

/** The decoded input of a call, and its body as it was received. */
export async function inputOf<E extends ManageEndpoint>(
  c: Context,
  endpoint: E,
): Promise<{ readonly input: Input<E>; readonly sent: string }> {
  const sent = endpoint.body ? await c.req.text() : ''
  const decoded = decodeInput(endpoint, {
    params: c.req.param(),
    query: c.req.query(),
    // Where the contract says so, a call may be made without a body.
    body: endpoint.body && (sent === '' && endpoint.body.safeParse(undefined).success ? {} : jsonOf(sent)),
  })
  if (decoded.ok) return { input: decoded.value, sent }
  const of = (part: string) =>
    decoded.issues.filter(({ path }) => path === part || path.startsWith(`${part}.`) || path.startsWith(`${part}[`))
  if (of('params').length > 0) throw new Refusal('notFound')
  const inQuery = of('query')
  if (inQuery.length > 0) throw new Refusal('shape', { errors: inQuery.map(fieldOf('query')) })
  throw new Refusal('fields', { errors: decoded.issues.map(fieldOf('body')) })
}

/** The path of an issue without the name of its part (query, body). */
const fieldOf =
  (part: string) =>
  ({ path, code, params }: Issue) => ({
    path: path.slice(part.length).replace(/^\./, ''),
    code,
    ...(params && { params }),
  })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('shape')
  }
}

/** The body of a call that carries a file, in chunks, up to its size limit. */
export async function* piecesOf(c: Context, { takes }: ManageEndpoint): AsyncIterable<Uint8Array> {
  invariant(takes, 'only a call that takes a file has one')
  const reader = c.req.raw.body?.getReader()
  if (!reader) throw new Refusal('shape')
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > takes.most) throw new Refusal('tooLarge')
    yield part.value
  }
}

export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of pieces) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}
