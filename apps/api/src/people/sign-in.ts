import { LANGUAGES, type Language } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asIdentity, type Tx } from '../database/open.ts'
import { type FieldsOf, query } from '../database/query.ts'
import { networkName } from '../http/shopper.ts'
import { CODE_LIFE, makeCode, takeCode, takeLink } from './codes.ts'
import { guess, RULES, type TooMany, tooMany, type WrongCode } from './limits.ts'
import { addMail } from './mails/store.ts'
import type { Origin, People } from './people.ts'
import type { Proof } from './schema.ts'
import { digestOf, peppersOf } from './secrets.ts'
import { beginSession } from './sessions.ts'
import { noteFailure, noteSignIn } from './sign-ins.ts'
import { newStop } from './stops.ts'
import { provePerson, type StoredPerson } from './store.ts'

/** A code was sent. `shownCode`: only on demonstrations without mail. */
export type CodeSent = { readonly kind: 'sent'; readonly shownCode: string | null }

/** A session has begun; `session` is sent to its browser. */
export type SignedIn = {
  readonly kind: 'signedIn'
  readonly session: string
  readonly endsAt: Date
  /** The person has signed in for the first time. */
  readonly isNew: boolean
  readonly personId: number
}

/** The address was recently replaced, and its former owner may still take that back: nobody else can use it yet. */
export type Reserved = { readonly kind: 'reserved' }

type AskerRow = { readonly language: Language | null; readonly isKnown: boolean }
const AskerRow = z.object({
  language: z.enum(LANGUAGES).nullable(),
  isKnown: z.boolean(),
} satisfies FieldsOf<AskerRow>)

/** Sends a code and a link to an address. The response and the work are the same for known and unknown addresses. */
export async function sendSignInCode(
  services: People,
  { email, origin, language }: { readonly email: string; readonly origin: Origin; readonly language: Language },
): Promise<CodeSent | TooMany> {
  const { db, people } = services
  const [asker] = await asIdentity(db, (tx) =>
    query(
      tx,
      AskerRow,
      sql`
        select (select language from identity.people where email = ${email}) as language,
          exists (
            select 1 from identity.sessions s join identity.people p on p.id = s.person_id
            where p.email = ${email} and s.browser = ${digestOf(origin.browser)}) as "isKnown"`,
    ),
  )
  const refused = await tooMany(services, RULES.send(email, origin, asker?.isKnown ?? false, people.showsCodes))
  if (refused) return refused
  const now = services.now()
  const code = await asIdentity(db, async (tx) => {
    const made = await makeCode(
      tx,
      peppersOf(people.secrets),
      { purpose: 'enter', email, browser: origin.browser },
      now,
    )
    await addMail(tx, people.secrets, {
      kind: 'code',
      email,
      language: asker?.language ?? language,
      now,
      content: { code: made.code, href: `${people.officeUrl}/enter/link/${made.link}` },
      until: new Date(now.getTime() + CODE_LIFE),
    })
    return made.code
  })
  return { kind: 'sent', shownCode: people.showsCodes ? code : null }
}

/** The data that a browser sends when it signs in. `language`: for a new person. */
export type SignInContext = { readonly origin: Origin; readonly device: string; readonly language: Language }

/** Signs in with the digits of a mail, in the browser that requested them. */
export async function signInWithCode(
  services: People,
  { email, code, ...entering }: SignInContext & { readonly email: string; readonly code: string },
): Promise<SignedIn | Reserved | WrongCode | TooMany> {
  const { browser } = entering.origin
  const entered = await guess(services, RULES.code(email, entering.origin), () =>
    asIdentity(services.db, async (tx) => {
      const codeRequest = { purpose: 'enter', email, browser, code } as const
      const isRight = await takeCode(tx, peppersOf(services.people.secrets), codeRequest, services.now())
      return isRight ? enterByMail(tx, services, email, entering) : null
    }),
  )
  if (entered.kind === 'wrong') await noteFailure(services, email, { ...entering, proof: 'code' })
  return entered
}

/** Signs in with the link of a mail; in another browser than the one that requested it, returns the digits to type there. */
export function openSignInLink(
  services: People,
  { token, ...entering }: SignInContext & { readonly token: string },
): Promise<SignedIn | Reserved | { readonly kind: 'otherBrowser'; readonly code: string } | WrongCode | TooMany> {
  return guess<SignedIn | Reserved | { readonly kind: 'otherBrowser'; readonly code: string }>(
    services,
    RULES.link(entering.origin),
    () =>
      asIdentity(services.db, async (tx) => {
        const opened = await takeLink(tx, { token, browser: entering.origin.browser }, services.now())
        return opened?.kind === 'here' ? enterByMail(tx, services, opened.email, entering) : opened
      }),
  )
}

const ReservedRow = z.object({ reserved: z.boolean() })

/** Whether an address was somebody's until recently, who may still take it back. */
export async function isReserved(tx: Tx, email: string, now: Date): Promise<boolean> {
  const [found] = await query(
    tx,
    ReservedRow,
    sql`
      select exists (select 1 from identity.email_changes where old_email = ${email} and undo_until > ${now})
        and not exists (select 1 from identity.people where email = ${email}) as reserved`,
  )
  return found?.reserved ?? false
}

/** Signs in the person who has proven an address; creates them if there is none. */
async function enterByMail(
  tx: Tx,
  services: People,
  email: string,
  { language, ...entering }: SignInContext,
): Promise<SignedIn | Reserved> {
  const now = services.now()
  if (await isReserved(tx, email, now)) return { kind: 'reserved' }
  const { person, isNew } = await provePerson(tx, email, language, now)
  return { ...(await enter(tx, services, person, { ...entering, proof: 'code' })), isNew }
}

/** Begins a session of a person who has proven who they are. A new device is reported to them by mail. */
export async function enter(
  tx: Tx,
  services: People,
  person: StoredPerson,
  { origin, device, proof }: Omit<SignInContext, 'language'> & { readonly proof: Proof },
): Promise<SignedIn> {
  const { people } = services
  const at = services.now()
  const network = networkName(origin.address)
  const { secret, endsAt, isKnownBrowser } = await beginSession(tx, {
    personId: person.id,
    browser: origin.browser,
    proof,
    device,
    network,
    fresh: true,
    now: at,
  })
  await noteSignIn(tx, person.id, { at, proof, device, network })
  if (!isKnownBrowser) {
    const stop = await newStop(tx, services, person.id)
    await addMail(tx, people.secrets, {
      kind: 'newDevice',
      email: person.email,
      language: person.language,
      now: at,
      content: { device, network, href: `${people.officeUrl}/me`, stop },
    })
  }
  return { kind: 'signedIn', session: secret, endsAt, isNew: false, personId: person.id }
}
