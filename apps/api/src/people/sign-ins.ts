import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { networkName } from '../http/shopper.ts'
import type { Origin, People } from './people.ts'
import { type Proof, signIns } from './schema.ts'

/** An attempt to sign in, as its person sees it. */
export type SignIn = {
  readonly at: Date
  readonly proof: Proof
  readonly device: string
  readonly network: string | null
  /** Whether it succeeded. */
  readonly succeeded: boolean
}

const SignInRow = z.object({
  at: z.date(),
  proof: z.enum(['code', 'passkey', 'recovery', 'device']),
  device: z.string(),
  network: z.string().nullable(),
  succeeded: z.boolean(),
} satisfies FieldsOf<SignIn>)

/** The most attempts that a person sees. */
const LISTED = 50

/** Records a sign-in, in its transaction. */
export async function noteSignIn(tx: Tx, personId: number, attempt: Omit<SignIn, 'succeeded'>): Promise<void> {
  await tx.insert(signIns).values({ personId, ...attempt, succeeded: true })
}

/** Records a failed attempt with this address. The work is the same if nobody has it. */
export const noteFailure = (
  { db, now }: People,
  email: string,
  { proof, device, origin }: { readonly proof: Proof; readonly device: string; readonly origin: Origin },
): Promise<number> =>
  asIdentity(db, (tx) =>
    execute(
      tx,
      sql`
        insert into identity.sign_ins (person_id, at, proof, device, network, succeeded)
        select id, ${now()}, ${proof}, ${device}, ${networkName(origin.address)}, false from identity.people
        where email = ${email} and proven_at is not null`,
    ),
  )

/** The latest attempts to sign in as this person, failed ones too. */
export const listSignIns = ({ db }: Pick<People, 'db'>, personId: number): Promise<readonly SignIn[]> =>
  asIdentity(db, (tx) =>
    query(
      tx,
      SignInRow,
      sql`
        select at, proof, device, network, succeeded from identity.sign_ins
        where person_id = ${personId} order by id desc limit ${LISTED}`,
    ),
  )
