import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { asIdentity, type Database } from '../database/open.ts'
import { markSent, type TakenMail, takeMail } from './mails/store.ts'
import type { Origin, People } from './people.ts'
import { newSecret } from './secrets.ts'
import { findSession, type SessionHolder } from './sessions.ts'
import { sendSignInCode, signInWithCode } from './sign-in.ts'

/** The dependencies of sign-in, with a clock that tests move. */
export type TestPeople = People & {
  /** Moves the clock forward by this many minutes. */
  readonly wait: (minutes: number) => void
}

export function testPeople(db: Database, settings: Partial<People['people']> = {}): TestPeople {
  let now = new Date('2031-03-01T12:00:00Z').getTime()
  return {
    db,
    now: () => new Date(now),
    wait: (minutes) => {
      now += minutes * 60_000
    },
    people: {
      officeUrl: 'http://office.test',
      brand: 'Feria',
      secrets: ['what tests derive from'],
      showsCodes: true,
      ...settings,
    },
  }
}

/** A browser in another network. */
export const newOrigin = (): Origin => ({
  browser: newSecret(),
  address: `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`,
})

export const newEmail = (): string => `persona-${randomUUID()}@example.com`

/** Requests a code, and returns the digits in the mail. */
export async function askCode(people: People, email: string, origin: Origin): Promise<string> {
  const sent = await sendSignInCode(people, { email, origin, language: 'es' })
  if (sent.kind !== 'sent' || sent.shownCode === null) throw new Error(`no code: ${JSON.stringify(sent)}`)
  return sent.shownCode
}

/** Signs somebody in by a code. */
export async function signIn(people: People, email: string, origin: Origin = newOrigin(), device = 'Chrome, Android') {
  const code = await askCode(people, email, origin)
  const entered = await signInWithCode(people, { email, origin, code, device, language: 'es' })
  if (entered.kind !== 'signedIn') throw new Error(`not signed in: ${JSON.stringify(entered)}`)
  return { ...entered, origin, email }
}

/** Digits other than these. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Takes the mails that wait, the oldest first, as if they were sent. */
export async function takeMails({ db, people, now }: People): Promise<readonly TakenMail[]> {
  const taken: TakenMail[] = []
  for (;;) {
    const mail = await takeMail(db, people.secrets, now())
    if (!mail) return taken
    await markSent(db, mail, now())
    taken.push(mail)
  }
}

/** Every stored value about people, as text, to search for data that must not be there. */
export async function storedText(db: Database): Promise<string> {
  const { rows } = await asIdentity(db, (tx) =>
    tx.execute<{ text: string }>(`select string_agg(t::text, E'\\n') as text from (
      select c::text as t from identity.codes c union all select s::text from identity.sessions s
      union all select m::text from identity.mails m union all select d::text from identity.device_logins d
      union all select r::text from identity.recovery_codes r union all select h::text from identity.challenges h
      union all select e::text from identity.email_changes e) all_rows`),
  )
  return rows[0]?.text ?? ''
}

/** The same database, with a list of the statements about people that are sent to it. */
export function listening(db: Database): { readonly db: Database; readonly statements: string[] } {
  const statements: string[] = []
  const watched = (client: pg.PoolClient) =>
    new Proxy(client, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (name !== 'query' || typeof value !== 'function')
          return typeof value === 'function' ? value.bind(target) : value
        return (question: string | pg.QueryConfig, values?: unknown[]) => {
          statements.push(typeof question === 'string' ? question : question.text)
          return target.query(question as string, values)
        }
      },
    })
  const connect = async () => watched(await db.identity.connect())
  return { db: { ...db, identity: Object.assign(Object.create(db.identity), { connect }) as pg.Pool }, statements }
}

/** Signs somebody in, and returns their session with its holder. */
export async function signedIn(people: TestPeople, email = newEmail()) {
  const entered = await signIn(people, email)
  return { ...entered, holder: await holderOf(people, entered.session) }
}

/** The holder of a session; fails if it has none. */
export async function holderOf(people: TestPeople, session: string): Promise<SessionHolder> {
  const holder = await findSession(people.db, session, people.now())
  if (!holder) throw new Error('no session')
  return holder
}

/** The mails that wait for this address. */
export const mailsTo = async (people: TestPeople, email: string): Promise<readonly TakenMail[]> =>
  (await takeMails(people)).filter((mail) => mail.email === email)
