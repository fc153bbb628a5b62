import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { makeRecoveryCodes, signInWithRecoveryCode } from './recovery.ts'
import { findSession } from './sessions.ts'
import { signInWithCode } from './sign-in.ts'
import { listSignIns } from './sign-ins.ts'
import { stopSessions } from './stops.ts'
import { askCode, newEmail, newOrigin, otherCode, signIn, takeMails, testPeople } from './testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('who signs in, how and from where is written down for its person, failed attempts too', async () => {
  const people = testPeople(db)
  const email = newEmail()
  const { personId } = await signIn(people, email, newOrigin(), 'Chrome, Android')
  const stranger = newOrigin()
  const code = await askCode(people, email, stranger)
  const guessed = { email, origin: stranger, code: otherCode(code), device: 'Firefox, Linux', language: 'es' } as const
  expect((await signInWithCode(people, guessed)).kind).toBe('wrong')
  const printed = { email, code: 'BCDF-GHJK-LMNP-QRST', origin: stranger, device: 'Firefox, Linux' }
  expect((await signInWithRecoveryCode(people, printed)).kind).toBe('wrong')
  const network = stranger.address.replace(/\d+$/, '0/24')
  expect(await listSignIns(people, personId)).toMatchObject([
    { proof: 'recovery', device: 'Firefox, Linux', network, succeeded: false },
    { proof: 'code', device: 'Firefox, Linux', network, succeeded: false },
    { proof: 'code', device: 'Chrome, Android', succeeded: true },
  ])
  // For an unknown address there is nobody to notify.
  const nobody = { ...guessed, email: newEmail() }
  expect((await signInWithCode(people, nobody)).kind).toBe('wrong')
})

test('printing codes is told by mail, whose link ends every session, once', async () => {
  const people = testPeople(db)
  const email = newEmail()
  const one = await signIn(people, email)
  const other = await signIn(people, email)
  await takeMails(people)
  await makeRecoveryCodes(people, one.personId)
  const [mail] = await takeMails(people)
  expect(mail).toMatchObject({ kind: 'recoveryMade', email })
  const token = /\/enter\/stop\/([\w-]{43})$/.exec(mail?.content?.stop ?? '')?.[1] ?? ''
  const { address } = newOrigin()
  expect((await stopSessions(people, { token: `${token.slice(1)}x`, address })).kind).toBe('wrong')
  expect(await findSession(db, one.session, people.now())).not.toBeNull()
  expect(await stopSessions(people, { token, address })).toEqual({ kind: 'stopped', ended: 2 })
  for (const { session } of [one, other]) expect(await findSession(db, session, people.now())).toBeNull()
  expect((await stopSessions(people, { token, address })).kind).toBe('wrong')
})

test('the link of a warning works for seven days', async () => {
  const people = testPeople(db)
  const email = newEmail()
  await signIn(people, email)
  await signIn(people, email)
  const mail = (await takeMails(people)).find(({ kind }) => kind === 'newDevice')
  const token = mail?.content?.stop?.split('/').at(-1) ?? ''
  people.wait(7 * 24 * 60 + 1)
  expect((await stopSessions(people, { token, address: newOrigin().address })).kind).toBe('wrong')
})
