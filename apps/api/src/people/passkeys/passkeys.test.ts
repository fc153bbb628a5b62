import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asIdentity } from '../../database/index.ts'
import { openTestDatabase, type TestDatabase } from '../../testing.ts'
import {
  addPasskey,
  findSession,
  listPasskeys,
  type Origin,
  removePasskey,
  type SessionHolder,
  setOperator,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
  stepUpWithPasskey,
} from '../index.ts'
import { newSecret } from '../secrets.ts'
import { newEmail, newOrigin, signIn, type TestPeople, takeMails, testPeople } from '../testing.ts'
import { type SoftPasskey, softPasskey } from './authenticator-testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

async function holderOf(people: TestPeople, session: string): Promise<SessionHolder> {
  const holder = await findSession(db, session, people.now())
  if (!holder) throw new Error('no session')
  return holder
}

/** Somebody with a passkey. */
async function withPasskey(people: TestPeople) {
  const { session, origin, email } = await signIn(people, newEmail())
  const holder = await holderOf(people, session)
  const passkey = softPasskey()
  const options = await startPasskey(people, holder, origin)
  const added = await addPasskey(people, holder, { credential: passkey.make(options), name: 'Teléfono', origin })
  expect(added).toMatchObject({ kind: 'added', passkey: { name: 'Teléfono', usedAt: null } })
  return { holder, origin, passkey, email }
}

async function optionsFor(people: TestPeople, origin: Origin) {
  const started = await startPasskeySignIn(people, origin)
  if (started.kind !== 'started') throw new Error('refused')
  return started.options
}

async function enterWith(people: TestPeople, passkey: SoftPasskey, overrides: Parameters<SoftPasskey['use']>[1] = {}) {
  const origin = newOrigin()
  const credential = passkey.use(await optionsFor(people, origin), overrides)
  return signInWithPasskey(people, { credential, origin, device: 'Safari, iPhone' })
}

describe('a passkey', () => {
  test('is asked for with a finger, kept by the device, without attestation', async () => {
    const people = testPeople(db)
    const { holder, origin, passkey } = await withPasskey(people)
    expect(await startPasskey(people, holder, origin)).toMatchObject({
      rp: { id: 'office.test', name: 'Feria' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.id }],
    })
    expect(await optionsFor(people, origin)).toMatchObject({ rpId: 'office.test', userVerification: 'required' })
    expect((await takeMails(people)).map(({ kind }) => kind)).toContain('passkeyAdded')
  })

  test('signs in without an address, from a browser of its own, and counts as proof', async () => {
    const people = testPeople(db)
    const { holder, passkey } = await withPasskey(people)
    const entered = await enterWith(people, passkey)
    expect(entered).toMatchObject({ kind: 'signedIn', isNew: false, personId: holder.personId })
    if (entered.kind !== 'signedIn') return
    expect((await holderOf(people, entered.session)).freshUntil).toEqual(new Date(people.now().getTime() + 600_000))
    expect(await listPasskeys(db, holder.personId)).toMatchObject([{ usedAt: people.now() }])
  })

  test('is refused without the finger, for another site, for another person, with another key', async () => {
    const people = testPeople(db)
    const { passkey } = await withPasskey(people)
    expect(await enterWith(people, passkey, { verified: false })).toEqual({ kind: 'wrong' })
    expect(await enterWith(people, passkey, { origin: 'http://office.evil' })).toEqual({ kind: 'wrong' })
    expect(await enterWith(people, passkey, { userHandle: newSecret() })).toEqual({ kind: 'wrong' })
    expect(await enterWith(people, softPasskey())).toEqual({ kind: 'wrong' })
    const forged = { ...softPasskey(), id: passkey.id }
    const origin = newOrigin()
    const answer = forged.use(await optionsFor(people, origin))
    const credential = { ...answer, id: passkey.id, rawId: passkey.id }
    expect(await signInWithPasskey(people, { credential, origin, device: 'x' })).toEqual({ kind: 'wrong' })
    expect(await enterWith(people, passkey)).toMatchObject({ kind: 'signedIn' })
  })

  test('signs each challenge once, in the browser that got it, within five minutes', async () => {
    const people = testPeople(db)
    const { passkey } = await withPasskey(people)
    const origin = newOrigin()
    const credential = passkey.use(await optionsFor(people, origin))
    const enter = (from: Origin, overrides: unknown = credential) =>
      signInWithPasskey(people, { credential: overrides, origin: from, device: 'x' })
    expect(await enter(newOrigin())).toEqual({ kind: 'wrong' })
    expect(await enter(origin)).toMatchObject({ kind: 'signedIn' })
    expect(await enter(origin)).toEqual({ kind: 'wrong' })
    expect(await enterWith(people, passkey, { challenge: newSecret() })).toEqual({ kind: 'wrong' })
    const late = passkey.use(await optionsFor(people, origin))
    people.wait(5)
    expect(await enter(origin, late)).toEqual({ kind: 'wrong' })
  })

  test('whose counter goes back, or stands still, is a copy; one that never counts is none', async () => {
    const people = testPeople(db)
    const { passkey } = await withPasskey(people)
    expect(await enterWith(people, passkey, { counter: 7 })).toMatchObject({ kind: 'signedIn' })
    expect(await enterWith(people, passkey, { counter: 7 })).toEqual({ kind: 'wrong' })
    expect(await enterWith(people, passkey, { counter: 3 })).toEqual({ kind: 'wrong' })
    expect(await enterWith(people, passkey, { counter: 8 })).toMatchObject({ kind: 'signedIn' })
    const { passkey: still } = await withPasskey(people)
    for (let turn = 0; turn < 2; turn += 1)
      expect(await enterWith(people, still, { counter: 0 })).toMatchObject({ kind: 'signedIn' })
  })

  test('of answers with one counter at the same moment, one lets in', async () => {
    const people = testPeople(db)
    const { holder, passkey } = await withPasskey(people)
    const waiting = async () => {
      const { rows } = await db.owner.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.count
    }
    let entering: Promise<{ readonly kind: string }[]> = Promise.resolve([])
    await asIdentity(db, async (tx) => {
      await tx.execute(sql`select from identity.people where id = ${holder.personId} for update`)
      entering = Promise.all([1, 2, 3].map(() => enterWith(people, passkey, { counter: 5 })))
      // All of them have been compared with the stored counter.
      await expect.poll(waiting, { timeout: 20_000 }).toBe(3)
    })
    expect((await entering).map(({ kind }) => kind).toSorted()).toEqual(['signedIn', 'wrong', 'wrong'])
  })

  test('is made with a challenge of one’s own, with the finger, once', async () => {
    const people = testPeople(db)
    const [mine, theirs] = [await withPasskey(people), await withPasskey(people)]
    const add = async (
      overrides: Parameters<SoftPasskey['make']>[1],
      options = startPasskey(people, mine.holder, mine.origin),
    ) =>
      addPasskey(people, mine.holder, {
        credential: softPasskey().make(await options, overrides),
        name: 'Otra',
        origin: mine.origin,
      })
    expect(await add({ verified: false })).toEqual({ kind: 'wrong' })
    expect(await add({ origin: 'http://office.evil' })).toEqual({ kind: 'wrong' })
    expect(await add({}, startPasskey(people, theirs.holder, mine.origin))).toEqual({ kind: 'wrong' })
    expect(await add({}, optionsFor(people, mine.origin))).toEqual({ kind: 'wrong' })
    const options = startPasskey(people, mine.holder, mine.origin)
    expect(await add({}, options)).toMatchObject({ kind: 'added' })
    expect(await add({}, options)).toEqual({ kind: 'wrong' })
    const again = mine.passkey.make(await startPasskey(people, theirs.holder, theirs.origin))
    expect(await addPasskey(people, theirs.holder, { credential: again, name: 'x', origin: theirs.origin })).toEqual({
      kind: 'taken',
    })
  })

  test('that was removed signs in no more; nobody removes another’s', async () => {
    const people = testPeople(db)
    const [mine, theirs] = [await withPasskey(people), await withPasskey(people)]
    const [kept] = await listPasskeys(db, mine.holder.personId)
    expect(await removePasskey(people, theirs.holder, kept?.id ?? 0)).toBe(false)
    expect(await removePasskey(people, mine.holder, kept?.id ?? 0)).toBe(true)
    expect(await enterWith(people, mine.passkey)).toEqual({ kind: 'wrong' })
    expect((await takeMails(people)).map(({ kind, email }) => [kind, email])).toContainEqual([
      'passkeyRemoved',
      mine.email,
    ])
  })

  test('proves again who one is, if it is one’s own, and makes operators of those who are listed', async () => {
    const people = testPeople(db)
    const [mine, theirs] = [await withPasskey(people), await withPasskey(people)]
    await setOperator(db, mine.holder.personId, true, people.now())
    expect((await holderOf(people, (await signIn(people, mine.email)).session)).isOperator).toBe(false)
    const { session } = await signIn(people, mine.email, mine.origin)
    const holder = await holderOf(people, session)
    const prove = async (passkey: SoftPasskey) =>
      stepUpWithPasskey(people, holder, {
        credential: passkey.use(await optionsFor(people, mine.origin)),
        origin: mine.origin,
      })
    expect(await prove(theirs.passkey)).toEqual({ kind: 'wrong' })
    const proven = await prove(mine.passkey)
    expect(await findSession(db, session, people.now())).toBeNull()
    if (proven.kind !== 'signedIn') throw new Error(proven.kind)
    expect((await holderOf(people, proven.session)).isOperator).toBe(true)
    await setOperator(db, mine.holder.personId, false, people.now())
    expect((await holderOf(people, proven.session)).isOperator).toBe(false)
  })

  test('is tried twenty times a quarter of an hour from one network; what is no answer at all is refused', async () => {
    const people = testPeople(db)
    const origin = newOrigin()
    for (const credential of [null, {}, { id: 'x' }, { ...softPasskey().use({ challenge: 'x' }), response: 7 }])
      expect(await signInWithPasskey(people, { credential, origin, device: 'x' })).toEqual({ kind: 'wrong' })
    for (let tried = 4; tried < 20; tried += 1)
      await signInWithPasskey(people, {
        credential: softPasskey().use({ challenge: newSecret() }),
        origin,
        device: 'x',
      })
    expect(await signInWithPasskey(people, { credential: {}, origin, device: 'x' })).toMatchObject({ kind: 'tooMany' })
  })
})
