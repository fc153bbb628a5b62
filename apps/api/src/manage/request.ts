import { decodeInput, type Input, type Issue, type ManageEndpoint } from '@store/api-client/manage'
import { invariant, type ShopId } from '@store/core'
import type { Context } from 'hono'
import { readInShop, rowId } from '../database/open.ts'
import { findHolder, type KeyHolder } from '../keys/store.ts'
import { readToken } from '../keys/token.ts'
import type { Services } from '../services.ts'
import { isShop } from '../shops/store/shops.ts'
import { Refusal } from './refusal.ts'

/** The caller, identified by the key in their request. */
export async function holderOf(c: Context, { db, now }: Services): Promise<KeyHolder> {
  const said = (c.req.header('authorization') ?? '').slice(0, 200)
  const key = /^Bearer /i.test(said) ? readToken(said.slice('Bearer '.length).trim()) : null
  const holder = key && (await findHolder(db, key, now()))
  if (!holder) {
    c.header('www-authenticate', 'Bearer')
    throw new Refusal('unauthorized')
  }
  return holder
}

/** The shop in a call's address. A shop that does not exist and another caller's shop give the same answer. */
export async function shopOf(
  c: Context,
  { path }: ManageEndpoint,
  holder: KeyHolder,
  { db }: Services,
): Promise<ShopId> {
  if (!path.includes('/:shopId')) return 0
  const shopId = rowId(Number(c.req.param('shopId')))
  const isTheirs = shopId !== 0 && (holder.shopId === null || holder.shopId === shopId)
  if (!isTheirs || !(await readInShop(db, shopId, (tx) => isShop(tx, shopId)))) throw new Refusal('notFound')
  return shopId
}

/** Whether a key may make calls of this access, in its own shop. */
export function may({ shopId, scopes }: KeyHolder, access: ManageEndpoint['access']): boolean {
  if (shopId === null || access === 'shop' || access === 'anybody') return true
  return access !== 'platform' && scopes.includes(access)
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
    body: endpoint.body ? jsonOf(sent) : undefined,
  })
  if (decoded.ok) return { input: decoded.value, sent }
  const of = (part: string) =>
    decoded.issues.filter(({ path }) => path === part || path.startsWith(`${part}.`) || path.startsWith(`${part}[`))
  if (of('params').length > 0) throw new Refusal('notFound')
  const inQuery = of('query')
  if (inQuery.length > 0) throw new Refusal('shape', { errors: inQuery.map(fieldOf('query')) })
  throw new Refusal('fields', { errors: decoded.issues.map(fieldOf('body')) })
}

/** The path within its part, without the part's name. */
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
