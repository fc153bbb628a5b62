import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normaliseAccessCode, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'

const hashed = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
/** About 50 ms and 32 MiB per try. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }

/** The hash of a typed code. */
export const hashCode = (code: string, salt: Uint8Array) =>
  hashed(normaliseAccessCode(code), Buffer.from(salt), 32, COST)

export type AccessCode = {
  readonly id: number
  readonly label: string
  readonly createdAt: Date
  /** When somebody last opened the shop with it; null: never. */
  readonly usedAt: Date | null
}
const AccessCodeRow = z.object({
  id: z.int(),
  label: z.string(),
  createdAt: z.date(),
  usedAt: z.date().nullable(),
} satisfies FieldsOf<AccessCode>)

/** The data of codes that merchants see. */
export function listAccessCodes(tx: Tx, shopId: ShopId): Promise<readonly AccessCode[]> {
  return query(
    tx,
    AccessCodeRow,
    sql`select id, label, created_at as "createdAt", used_at as "usedAt" from access_codes
      where shop_id = ${shopId} order by id`,
  )
}

const SaltRow = z.object({ salt: z.instanceof(Buffer) })

/** Adds a code that opens the shop. Null: it exists already. */
export async function addAccessCode(tx: Tx, shopId: ShopId, code: string, label: string): Promise<AccessCode | null> {
  const [known] = await query(
    tx,
    SaltRow,
    sql`select salt from access_codes where shop_id = ${shopId} order by id limit 1`,
  )
  const salt = known?.salt ?? randomBytes(16)
  const [added] = await query(
    tx,
    AccessCodeRow,
    sql`
      insert into access_codes (shop_id, label, salt, hash, unlock_key)
      values (${shopId}, ${label}, ${salt}, ${await hashCode(code, salt)}, ${randomBytes(32)})
      on conflict (shop_id, hash) do nothing
      returning id, label, created_at as "createdAt", used_at as "usedAt"`,
  )
  return added ?? null
}

/** Records that somebody has opened the shop with a code. */
export const noteUse = (tx: Tx, shopId: ShopId, id: number, now: Date): Promise<number> =>
  execute(tx, sql`update access_codes set used_at = ${now} where shop_id = ${shopId} and id = ${id}`)

/** Deletes a code and ends all its tokens. */
export async function removeAccessCode(tx: Tx, shopId: ShopId, id: number): Promise<boolean> {
  return (await execute(tx, sql`delete from access_codes where shop_id = ${shopId} and id = ${id}`)) > 0
}

export type StoredCode = {
  readonly id: number
  readonly salt: Uint8Array
  readonly hash: Uint8Array
  readonly unlockKey: Uint8Array
}
const KeptCodeRow = z.object({
  id: z.int(),
  salt: z.instanceof(Buffer),
  hash: z.instanceof(Buffer),
  unlockKey: z.instanceof(Buffer),
} satisfies FieldsOf<StoredCode>)

/** The stored data of a shop's codes. */
export function findKeptCodes(tx: Tx, shopId: ShopId): Promise<readonly StoredCode[]> {
  return query(
    tx,
    KeptCodeRow,
    sql`select id, salt, hash, unlock_key as "unlockKey" from access_codes where shop_id = ${shopId} order by id`,
  )
}

/**
 * The matching code, if it is one of these. A shop without codes costs no hash: its pages show anyway that it is not locked.
 */
export async function matchingCode(codes: readonly StoredCode[], typed: string): Promise<StoredCode | null> {
  const salt = codes[0]?.salt
  if (!salt) return null
  const hash = await hashCode(typed, salt)
  return codes.filter((code) => timingSafeEqual(code.hash, hash))[0] ?? null
}

/** A code in an archive, in hex: its hash opens nothing outside the installation that stores it. */
export type PortableAccessCode = { readonly label: string; readonly salt: string; readonly hash: string }
const PortableCodeRow = z.object({
  label: z.string(),
  salt: z.string(),
  hash: z.string(),
} satisfies FieldsOf<PortableAccessCode>)

export function readAccessCodes(tx: Tx, shopId: ShopId): Promise<readonly PortableAccessCode[]> {
  return query(
    tx,
    PortableCodeRow,
    sql`
      select label, encode(salt, 'hex') as salt, encode(hash, 'hex') as hash
      from access_codes where shop_id = ${shopId} order by id`,
  )
}

/** Codes from an archive; existing ones stay. Tokens from the other installation are not valid here. */
export async function writeAccessCodes(tx: Tx, shopId: ShopId, codes: readonly PortableAccessCode[]): Promise<void> {
  for (const { label, salt, hash } of codes)
    await execute(
      tx,
      sql`
        insert into access_codes (shop_id, label, salt, hash, unlock_key)
        values (${shopId}, ${label}, decode(${salt}, 'hex'), decode(${hash}, 'hex'), ${randomBytes(32)})
        on conflict (shop_id, hash) do nothing`,
    )
}
