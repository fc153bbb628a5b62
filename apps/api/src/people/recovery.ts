import { sql } from 'drizzle-orm'
import { asIdentity } from '../database/open.ts'
import { execute } from '../database/query.ts'
import { guess, RULES, type TooMany, type WrongCode } from './limits.ts'
import { addMail } from './mails/store.ts'
import type { Origin, People } from './people.ts'
import { recoveryCodes } from './schema.ts'
import { digestOf, newWords, typedWords } from './secrets.ts'
import { enter, type SignedIn } from './sign-in.ts'
import { noteFailure } from './sign-ins.ts'
import { newStop } from './stops.ts'
import { findKnown, lockKnown } from './store.ts'

/**
 * How many codes are printed at once, and how many groups each has: 69 bits, too many to be guessed from a copy of the
 * database. So their hashes need no key, and printed codes stay valid when a secret is replaced.
 */
const CODES = 10
const GROUPS = 4

const storedForm = (personId: number, code: string) =>
  digestOf(JSON.stringify(['recovery', personId, typedWords(code)]))

/**
 * Creates codes to print, each valid for one sign-in; earlier ones become invalid. Only their hashes are stored, and the
 * person is notified by mail.
 */
export async function makeRecoveryCodes(services: People, personId: number): Promise<readonly string[]> {
  const { db, now, people } = services
  const codes = Array.from({ length: CODES }, () => newWords(GROUPS))
  const createdAt = now()
  await asIdentity(db, async (tx) => {
    await execute(tx, sql`delete from identity.recovery_codes where person_id = ${personId}`)
    await tx.insert(recoveryCodes).values(
      codes.map((code) => ({
        digest: storedForm(personId, code),
        personId,
        createdAt,
      })),
    )
    const { email, language } = await lockKnown(tx, personId)
    const stop = await newStop(tx, services, personId)
    await addMail(tx, people.secrets, {
      kind: 'recoveryMade',
      email,
      language,
      now: createdAt,
      content: { href: `${people.officeUrl}/me`, stop },
    })
  })
  return codes
}

/** Signs in with a printed code. Unknown addresses and wrong codes give the same response, for the same work. */
export async function signInWithRecoveryCode(
  services: People,
  {
    email,
    code,
    origin,
    device,
  }: { readonly email: string; readonly code: string; readonly origin: Origin; readonly device: string },
): Promise<SignedIn | WrongCode | TooMany> {
  const { people } = services
  const entered = await guess(services, RULES.recovery(email, origin), () =>
    asIdentity(services.db, async (tx) => {
      const known = await findKnown(tx, email)
      const digest = storedForm(known?.id ?? 0, code)
      const taken = await execute(
        tx,
        sql`delete from identity.recovery_codes where digest = ${digest} and person_id = ${known?.id ?? 0}`,
      )
      if (!known || taken === 0) return null
      await addMail(tx, people.secrets, {
        kind: 'recoveryUsed',
        email,
        language: known.language,
        now: services.now(),
        content: { device, href: `${people.officeUrl}/me`, stop: await newStop(tx, services, known.id) },
      })
      return enter(tx, services, known, { origin, device, proof: 'recovery' })
    }),
  )
  if (entered.kind === 'wrong') await noteFailure(services, email, { origin, device, proof: 'recovery' })
  return entered
}
