import { randomBytes } from 'node:crypto'
import { LANGUAGES, type Language } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'

/** A person, as teams see them. */
export type Person = {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly hasPasskey: boolean
}
const PersonRow = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  hasPasskey: z.boolean(),
} satisfies FieldsOf<Person>)

const HANDLE_BYTES = 32

const PERSON = sql`
  select p.id, p.email, p.name, exists (select 1 from identity.passkeys k where k.person_id = p.id) as "hasPasskey"
  from identity.people p`

/** The people of these ids. */
export const findPeople = (db: Database, ids: readonly number[]): Promise<readonly Person[]> =>
  asIdentity(db, (tx) => query(tx, PersonRow, sql`${PERSON} where p.id = any (${sql.param(ids)}::integer[])`))

const AddressRow = z.object({ email: z.string() })

/** The addresses of these people, without those that nobody has proven. */
export async function findAddresses(db: Database, ids: readonly number[]): Promise<readonly string[]> {
  const rows = await asIdentity(db, (tx) =>
    query(
      tx,
      AddressRow,
      sql`
        select email from identity.people
        where id = any (${sql.param(ids)}::integer[]) and proven_at is not null order by id`,
    ),
  )
  return rows.map(({ email }) => email)
}

/** The person with this proven address; null: nobody. */
export async function findPersonByEmail(db: Database, email: string): Promise<Person | null> {
  const [found] = await asIdentity(db, (tx) =>
    query(tx, PersonRow, sql`${PERSON} where p.email = ${email.toLowerCase()} and p.proven_at is not null`),
  )
  return found ?? null
}

/**
 * The person with this address, created if there is none: without a session, and without a proof of the address until the
 * first code. For the first owners of shops that a command opens.
 */
export async function ensurePerson(db: Database, email: string, name: string, language: Language): Promise<Person> {
  const address = email.toLowerCase()
  const [person] = await asIdentity(db, async (tx) => {
    await insertPerson(tx, { email: address, name, language, now: new Date() })
    return query(tx, PersonRow, sql`${PERSON} where p.email = ${address}`)
  })
  if (!person) throw new Error('a person was not made')
  return person
}

const insertPerson = (
  tx: Tx,
  {
    email,
    name,
    language,
    now,
  }: { readonly email: string; readonly name: string; readonly language: Language; readonly now: Date },
) =>
  execute(
    tx,
    sql`
      insert into identity.people (email, name, language, handle, created_at)
      values (${email}, ${name}, ${language}, ${randomBytes(HANDLE_BYTES)}, ${now})
      on conflict (email) do nothing`,
  )

/** A person's data that signing in and their account need. */
export type StoredPerson = {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly handle: Buffer
  readonly provenAt: Date | null
}
const KnownRow = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  handle: z.instanceof(Buffer),
  provenAt: z.date().nullable(),
} satisfies FieldsOf<StoredPerson>)
const KNOWN = sql`select id, email, name, language, handle, proven_at as "provenAt" from identity.people`

/** By their address, proven or not; null: nobody. */
export async function findKnown(tx: Tx, email: string): Promise<StoredPerson | null> {
  const [known] = await query(tx, KnownRow, sql`${KNOWN} where email = ${email}`)
  return known ?? null
}

/** By their id; the row stays locked until the transaction ends. */
export async function lockKnown(tx: Tx, id: number): Promise<StoredPerson> {
  const [known] = await query(tx, KnownRow, sql`${KNOWN} where id = ${id} for update`)
  if (!known) throw new Error('there is no such person')
  return known
}

/** The person who has just proven this address, created if there is none. `isNew`: they prove it for the first time. */
export async function provePerson(
  tx: Tx,
  email: string,
  language: Language,
  now: Date,
): Promise<{ readonly person: StoredPerson; readonly isNew: boolean }> {
  await insertPerson(tx, { email, name: '', language, now })
  const proven = await execute(
    tx,
    sql`update identity.people set proven_at = ${now} where email = ${email} and proven_at is null`,
  )
  const person = await findKnown(tx, email)
  if (!person) throw new Error('a person was not made')
  return { person, isNew: proven > 0 }
}

/** Changes a person's name or language. */
export async function changePerson(
  tx: Tx,
  id: number,
  { name, language }: { readonly name?: string | undefined; readonly language?: Language | undefined },
): Promise<void> {
  await execute(
    tx,
    sql`
      update identity.people set name = coalesce(${name ?? null}, name), language = coalesce(${language ?? null}, language)
      where id = ${id}`,
  )
}

/** Makes a person an operator of the platform, or ends that: no request can do it. */
export async function setOperator(db: Database, personId: number, isOperator: boolean, now: Date): Promise<void> {
  await asWorker(db, (tx) =>
    execute(
      tx,
      isOperator
        ? sql`insert into identity.operators (person_id, since) values (${personId}, ${now}) on conflict do nothing`
        : sql`delete from identity.operators where person_id = ${personId}`,
    ),
  )
}
