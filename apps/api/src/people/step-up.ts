import { asIdentity, type Tx } from '../database/open.ts'
import { networkName } from '../http/shopper.ts'
import { CODE_LIFE, makeCode, takeCode } from './codes.ts'
import { guess, RULES, type TooMany, tooMany, type WrongCode } from './limits.ts'
import { addMail } from './mails/store.ts'
import type { Origin, People } from './people.ts'
import type { Proof } from './schema.ts'
import { peppersOf } from './secrets.ts'
import { beginSession, endOneSession, type SessionHolder } from './sessions.ts'
import type { CodeSent, SignedIn } from './sign-in.ts'

/** Sends a code to the person's own address, to prove again who they are. */
export async function sendStepUpCode(
  services: People,
  { personId, email, language }: SessionHolder,
  origin: Origin,
): Promise<CodeSent | TooMany> {
  const { db, people } = services
  const refused = await tooMany(services, RULES.sendToPerson(personId))
  if (refused) return refused
  const now = services.now()
  const code = await asIdentity(db, async (tx) => {
    const codeRequest = { purpose: 'stepUp', email, browser: origin.browser } as const
    const made = await makeCode(tx, peppersOf(people.secrets), codeRequest, now)
    await addMail(tx, people.secrets, {
      kind: 'code',
      email,
      language,
      now,
      content: { code: made.code },
      until: new Date(now.getTime() + CODE_LIFE),
    })
    return made.code
  })
  return { kind: 'sent', shownCode: people.showsCodes ? code : null }
}

/** Proves with a code who the person is: a new session replaces this one. */
export function stepUpWithCode(
  services: People,
  holder: SessionHolder,
  { origin, code }: { readonly origin: Origin; readonly code: string },
): Promise<SignedIn | WrongCode | TooMany> {
  const { email } = holder
  return guess(services, RULES.code(email, origin), () =>
    asIdentity(services.db, async (tx) => {
      const codeRequest = { purpose: 'stepUp', email, browser: origin.browser, code } as const
      const isRight = await takeCode(tx, peppersOf(services.people.secrets), codeRequest, services.now())
      return isRight ? renew(tx, services, holder, { origin, proof: 'code' }) : null
    }),
  )
}

/** Ends this session, and begins a freshly proven one for the same device. Null: it has ended meanwhile. */
export async function renew(
  tx: Tx,
  services: People,
  { personId, sessionId }: SessionHolder,
  { origin, proof }: { readonly origin: Origin; readonly proof: Proof },
): Promise<SignedIn | null> {
  const now = services.now()
  const device = await endOneSession(tx, personId, sessionId, now)
  if (device === null) return null
  const begun = await beginSession(tx, {
    personId,
    browser: origin.browser,
    proof,
    device,
    network: networkName(origin.address),
    fresh: true,
    now,
  })
  return { kind: 'signedIn', session: begun.secret, endsAt: begun.endsAt, isNew: false, personId }
}
