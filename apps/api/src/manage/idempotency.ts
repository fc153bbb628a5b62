import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { query } from '../database/query.ts'
import { Refusal } from './refusal.ts'
import { idempotencyKeys } from './schema.ts'

export type StoredAnswer = { readonly status: number; readonly body: unknown }

/** The length of an `Idempotency-Key` in characters. */
const LEAST = 16
const MOST = 64

/** Identifies a call with an idempotency key. */
type IdempotentCall = { readonly shopId: number; readonly key: Buffer; readonly request: Buffer; readonly now: Date }

const digest = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

/** The idempotency of a call; null: it has no key. The keys of different callers are independent. */
export function onceOf(
  header: string | undefined,
  call: { readonly shopId: number; readonly holder: string; readonly request: readonly string[]; readonly now: Date },
): IdempotentCall | null {
  if (header === undefined) return null
  if (header.length < LEAST || header.length > MOST) throw new Refusal('idempotencyMissing')
  const { shopId, holder, request, now } = call
  return { shopId, key: digest(holder, header), request: digest(...request), now }
}

const KnownRow = z.object({ request: z.instanceof(Buffer), status: z.int(), body: z.unknown() })

const LockRow = z.object({ alone: z.boolean() })

/**
 * Runs the work once: the same call again gets the stored response, without doing anything. The response is stored in the
 * transaction of the work, so that a refused or failed call may be tried again.
 */
export async function doOnce(
  tx: Tx,
  { shopId, key, request, now }: IdempotentCall,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly replayed: boolean }> {
  const lock = `idempotency ${shopId} ${key.toString('hex')}`
  const [{ alone } = { alone: false }] = await query(
    tx,
    LockRow,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as alone`,
  )
  if (!alone) throw new Refusal('running', { retryAfter: 1 })
  const [known] = await query(
    tx,
    KnownRow,
    sql`select request, status, body from idempotency_keys where shop_id = ${shopId} and key = ${key}`,
  )
  if (known) {
    if (!known.request.equals(request)) throw new Refusal('idempotency')
    return { status: known.status, body: known.body, replayed: true }
  }
  const answer = await work()
  await tx.insert(idempotencyKeys).values({ shopId, key, request, ...answer, at: now })
  return { ...answer, replayed: false }
}
