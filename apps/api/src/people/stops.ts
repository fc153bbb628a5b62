import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Tx } from '../database/open.ts'
import { query } from '../database/query.ts'
import { guess, RULES, type TooMany, type WrongCode } from './limits.ts'
import type { People } from './people.ts'
import { stops } from './schema.ts'
import { digestOf, newSecret } from './secrets.ts'
import { endSessions } from './sessions.ts'

/** How long the link in a warning is valid. */
const LASTS = 7 * 24 * 60 * 60_000

/** Creates the link for "that was not me" in a warning: it ends every session of the person, once. */
export async function newStop(tx: Tx, { people, now }: People, personId: number): Promise<string> {
  const token = newSecret()
  await tx.insert(stops).values({ digest: digestOf(token), personId, endsAt: new Date(now().getTime() + LASTS) })
  return `${people.officeUrl}/enter/stop/${token}`
}

const StopRow = z.object({ personId: z.int() })

/** Ends every session of the person to whom a warning was sent; everybody has to sign in again. */
export function stopSessions(
  services: People,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<{ readonly kind: 'stopped'; readonly ended: number } | WrongCode | TooMany> {
  return guess(services, RULES.undo(address), () =>
    asIdentity(services.db, async (tx) => {
      const now = services.now()
      const [stop] = await query(
        tx,
        StopRow,
        sql`
          delete from identity.stops where digest = ${digestOf(token)} and ends_at > ${now}
          returning person_id as "personId"`,
      )
      if (!stop) return null
      return { kind: 'stopped' as const, ended: await endSessions(tx, stop.personId, null, now) }
    }),
  )
}
