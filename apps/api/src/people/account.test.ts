import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import {
  changeEmail,
  endOtherSessions,
  endSession,
  findPersonByEmail,
  findSession,
  getAccount,
  listSessions,
  makeRecoveryCodes,
  sendStepUpCode,
  signInWithCode,
  signInWithRecoveryCode,
  startEmailChange,
  stepUpWithCode,
  undoEmailChange,
} from './index.ts'
import { newSecret } from './secrets.ts'
import {
  askCode,
  holderOf,
  mailsTo,
  newEmail,
  newOrigin,
  otherCode,
  signedIn,
  signIn,
  storedText,
  type TestPeople,
  takeMails,
  testPeople,
} from './testing.ts'

const DAY = 24 * 60

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const isOpen = async (people: TestPeople, session: string) => (await findSession(db, session, people.now())) !== null

describe('a session', () => {
  test('ends after thirty days without use, and after ninety whatever happens', async () => {
    const people = testPeople(db)
    const { session } = await signIn(people, newEmail())
    people.wait(30 * DAY - 1)
    expect(await isOpen(people, session)).toBe(true)
    people.wait(29 * DAY)
    expect(await isOpen(people, session)).toBe(true)
    people.wait(29 * DAY)
    expect(await isOpen(people, session)).toBe(true)
    people.wait(2 * DAY + 1)
    expect(await isOpen(people, session)).toBe(false)
    const { session: unused } = await signIn(people, newEmail())
    people.wait(30 * DAY)
    expect(await isOpen(people, unused)).toBe(false)
  })

  test('that somebody put into a browser ends when another begins there', async () => {
    const people = testPeople(db)
    const origin = newOrigin()
    const { session: attacker } = await signIn(people, newEmail(), origin)
    const { session: mine } = await signIn(people, newEmail(), origin)
    expect([await isOpen(people, attacker), await isOpen(people, mine)]).toEqual([false, true])
  })

  test('is listed with device, network and use, and ended one by one or all but this; never another’s', async () => {
    const people = testPeople(db)
    const email = newEmail()
    const origin = { browser: newSecret(), address: '203.0.113.77' }
    const { personId, session } = await signIn(people, email, origin, 'Firefox, Linux')
    people.wait(20)
    const { session: second } = await signIn(people, email, { browser: newSecret(), address: '2001:db8:1:2::3' })
    people.wait(2)
    const holder = await holderOf(people, session)
    const listed = await listSessions(db, personId, people.now())
    expect(listed).toMatchObject([
      { device: 'Firefox, Linux', network: '203.0.113.0/24', usedAt: people.now() },
      { network: '2001:db8:1::/48', startedAt: new Date(people.now().getTime() - 120_000) },
    ])
    people.wait(2)
    await findSession(db, second, people.now(), '198.18.3.4')
    expect((await listSessions(db, personId, people.now()))[0]).toMatchObject({ network: '198.18.3.0/24' })
    const stranger = await signedIn(people)
    expect(await endSession(db, stranger.holder.personId, holder.sessionId, people.now())).toBeNull()
    expect(await endSession(db, personId, listed[1]?.id ?? 0, people.now())).toBe('Chrome, Android')
    expect([await isOpen(people, session), await isOpen(people, second)]).toEqual([true, false])
    await signIn(people, email)
    expect(await endOtherSessions(db, personId, holder.sessionId, people.now())).toBe(1)
    expect(await listSessions(db, personId, people.now())).toHaveLength(1)
    expect(await isOpen(people, stranger.session)).toBe(true)
  })

  test('of a browser that was not known is told by mail; the first one, and a known browser, are not', async () => {
    const people = testPeople(db)
    const email = newEmail()
    const { origin } = await signIn(people, email)
    await signIn(people, email, origin)
    expect((await mailsTo(people, email)).map(({ kind }) => kind)).toEqual(['code', 'code'])
    people.wait(16)
    await signIn(people, email, { browser: newSecret(), address: '203.0.113.9' }, 'Safari, iPhone')
    expect(await mailsTo(people, email)).toMatchObject([
      { kind: 'code' },
      { kind: 'newDevice', content: { device: 'Safari, iPhone', network: '203.0.113.0/24' } },
    ])
  })
})

describe('step-up', () => {
  test('takes digits of its own: a new session, fresh for ten minutes, takes the place of this one', async () => {
    const people = testPeople(db)
    const { session, holder, origin, email } = await signedIn(people)
    expect(holder.freshUntil).toEqual(new Date(people.now().getTime() + 600_000))
    people.wait(10)
    expect((await holderOf(people, session)).freshUntil).toBeNull()
    const enter = await askCode(people, email, origin)
    expect(await stepUpWithCode(people, holder, { code: enter, origin })).toEqual({ kind: 'wrong' })
    const sent = await sendStepUpCode(people, holder, origin)
    const code = sent.kind === 'sent' ? (sent.shownCode ?? '') : ''
    const wrong = { email, origin, code, device: 'x', language: 'es' } as const
    expect(await signInWithCode(people, wrong)).toEqual({ kind: 'wrong' })
    expect(await stepUpWithCode(people, holder, { code: otherCode(code), origin })).toEqual({ kind: 'wrong' })
    expect(await stepUpWithCode(people, holder, { code, origin: newOrigin() })).toEqual({ kind: 'wrong' })
    const proven = await stepUpWithCode(people, holder, { code, origin })
    if (proven.kind !== 'signedIn') throw new Error(proven.kind)
    expect(await isOpen(people, session)).toBe(false)
    expect(await holderOf(people, proven.session)).toMatchObject({
      personId: holder.personId,
      freshUntil: new Date(people.now().getTime() + 600_000),
    })
    expect(await listSessions(db, holder.personId, people.now())).toMatchObject([{ device: 'Chrome, Android' }])
  })

  test('of a session that has ended meanwhile proves nothing; a session sends five mails a quarter of an hour', async () => {
    const people = testPeople(db)
    const { holder, origin } = await signedIn(people)
    for (let sent = 0; sent < 5; sent += 1)
      expect(await sendStepUpCode(people, holder, { ...origin, browser: newSecret() })).toMatchObject({ kind: 'sent' })
    expect(await sendStepUpCode(people, holder, newOrigin())).toMatchObject({ kind: 'tooMany' })
    people.wait(16)
    const sent = await sendStepUpCode(people, holder, origin)
    await endSession(db, holder.personId, holder.sessionId, people.now())
    const code = sent.kind === 'sent' ? (sent.shownCode ?? '') : ''
    expect(await stepUpWithCode(people, holder, { code, origin })).toEqual({ kind: 'wrong' })
  })
})

describe('printed codes', () => {
  test('ten, each lets in once, from any browser; those from before work no more', async () => {
    const people = testPeople(db)
    const { holder, email } = await signedIn(people)
    const [old] = await makeRecoveryCodes(people, holder.personId)
    const codes = await makeRecoveryCodes(people, holder.personId)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(?:[BCDFGHJKLMNPQRSTVWXZ]{4}-){3}[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    expect((await getAccount(people, holder.personId)).recoveryCodesLeft).toBe(10)
    const stored = await storedText(db)
    for (const code of codes) expect(stored).not.toContain(code)
    await takeMails(people)
    const enter = (code: string, to = email) =>
      signInWithRecoveryCode(people, { email: to, code, origin: newOrigin(), device: 'Edge, Windows' })
    const [first = ''] = codes
    expect(await enter(old ?? '')).toEqual({ kind: 'wrong' })
    expect(await enter(first, newEmail())).toEqual({ kind: 'wrong' })
    expect(await enter(first, (await signedIn(people)).email)).toEqual({ kind: 'wrong' })
    expect(await enter(first.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      kind: 'signedIn',
      personId: holder.personId,
    })
    expect(await enter(first)).toEqual({ kind: 'wrong' })
    expect((await getAccount(people, holder.personId)).recoveryCodesLeft).toBe(9)
    expect((await mailsTo(people, email)).map(({ kind }) => kind)).toEqual(['recoveryUsed', 'newDevice'])
  })

  test('go on working after the secret was replaced, and are guessed ten times an hour from a browser', async () => {
    const people = testPeople(db)
    const { holder, email } = await signedIn(people)
    const [code = ''] = await makeRecoveryCodes(people, holder.personId)
    const body = { email, code, device: 'x' }
    const after = { ...people, people: { ...people.people, secrets: ['a new secret'] } }
    expect(await signInWithRecoveryCode(after, { ...body, origin: newOrigin() })).toMatchObject({ kind: 'signedIn' })
    const origin = newOrigin()
    for (let guess = 0; guess < 10; guess += 1)
      expect(await signInWithRecoveryCode(people, { ...body, origin })).toEqual({ kind: 'wrong' })
    expect(await signInWithRecoveryCode(people, { ...body, origin })).toMatchObject({ kind: 'tooMany' })
  })
})

describe('a change of address', () => {
  async function started(people: TestPeople) {
    const mine = await signedIn(people)
    const next = newEmail()
    const sent = await startEmailChange(people, mine.holder, { email: next, origin: mine.origin })
    return { ...mine, next, code: sent.kind === 'sent' ? (sent.shownCode ?? '') : '' }
  }
  const undoIn = async (people: TestPeople, email: string) =>
    (await mailsTo(people, email))
      .find(({ kind }) => kind === 'emailChanged')
      ?.content?.href?.split('/')
      .pop() ?? ''

  test('is proven at the new address; the old one is warned first, then told; other sessions end', async () => {
    const people = testPeople(db)
    const { holder, origin, email, next, code, session } = await started(people)
    const { session: other } = await signIn(people, email)
    expect(await getAccount(people, holder.personId)).toMatchObject({ email, nextEmail: next })
    expect(await changeEmail(people, holder, { code: otherCode(code), origin })).toEqual({ kind: 'wrong' })
    expect(await changeEmail(people, holder, { code, origin: newOrigin() })).toEqual({ kind: 'wrong' })
    const stranger = await signedIn(people)
    expect(await changeEmail(people, stranger.holder, { code, origin })).toEqual({ kind: 'wrong' })
    expect(await changeEmail(people, holder, { code, origin })).toEqual({ kind: 'changed' })
    expect(await changeEmail(people, holder, { code, origin })).toEqual({ kind: 'wrong' })
    expect(await getAccount(people, holder.personId)).toMatchObject({ email: next, nextEmail: null })
    expect([await isOpen(people, session), await isOpen(people, other)]).toEqual([true, false])
    const mails = await mailsTo(people, email)
    expect(mails.map(({ kind }) => kind).filter((kind) => kind !== 'code' && kind !== 'newDevice')).toEqual([
      'emailAsked',
      'emailChanged',
    ])
  })

  test('is taken back from the old address within seven days: every session ends, printed codes are forgotten', async () => {
    const people = testPeople(db)
    const { holder, origin, email, next, code, session } = await started(people)
    await changeEmail(people, holder, { code, origin })
    const token = await undoIn(people, email)
    const codes = await makeRecoveryCodes(people, holder.personId)
    people.wait(7 * DAY - 1)
    const { session: thief } = await signIn(people, next)
    const address = '203.0.113.4'
    expect(await undoEmailChange(people, { token: newSecret(), address })).toEqual({ kind: 'wrong' })
    expect(await undoEmailChange(people, { token, address })).toEqual({ kind: 'undone' })
    expect(await undoEmailChange(people, { token, address })).toEqual({ kind: 'wrong' })
    expect([await isOpen(people, session), await isOpen(people, thief)]).toEqual([false, false])
    expect(await findPersonByEmail(db, email)).toMatchObject({ id: holder.personId })
    expect(await findPersonByEmail(db, next)).toBeNull()
    const used = { email, code: codes[0] ?? '', origin: newOrigin(), device: 'x' }
    expect(await signInWithRecoveryCode(people, used)).toEqual({ kind: 'wrong' })
  })

  test('that is taken back forgets also the codes that a thief has printed before it', async () => {
    const people = testPeople(db)
    const { holder, origin, email } = await signedIn(people)
    const codes = await makeRecoveryCodes(people, holder.personId)
    people.wait(1)
    const sent = await startEmailChange(people, holder, { email: newEmail(), origin })
    await changeEmail(people, holder, { code: sent.kind === 'sent' ? (sent.shownCode ?? '') : '', origin })
    expect(await undoEmailChange(people, { token: await undoIn(people, email), address: '203.0.113.4' })).toEqual({
      kind: 'undone',
    })
    const used = { email, code: codes[0] ?? '', origin: newOrigin(), device: 'x' }
    expect(await signInWithRecoveryCode(people, used)).toEqual({ kind: 'wrong' })
  })

  test('keeps the old address from others for seven days, then lets it go', async () => {
    const people = testPeople(db)
    const { holder, origin, email, code } = await started(people)
    await changeEmail(people, holder, { code, origin })
    const token = await undoIn(people, email)
    const from = newOrigin()
    const body = { email, origin: from, device: 'x', language: 'es' } as const
    const enter = async () => signInWithCode(people, { ...body, code: await askCode(people, email, from) })
    expect(await enter()).toEqual({ kind: 'reserved' })
    people.wait(7 * DAY)
    expect(await undoEmailChange(people, { token, address: '203.0.113.4' })).toEqual({ kind: 'wrong' })
    expect(await enter()).toMatchObject({ kind: 'signedIn', isNew: true })
  })

  test('to somebody else’s address is refused to who has proven it alone', async () => {
    const people = testPeople(db)
    const [mine, theirs] = [await signedIn(people), await signedIn(people)]
    people.wait(16)
    const sent = await startEmailChange(people, mine.holder, { email: theirs.email, origin: mine.origin })
    expect(sent).toMatchObject({ kind: 'sent', shownCode: expect.stringMatching(/^\d{6}$/) })
    const code = sent.kind === 'sent' ? (sent.shownCode ?? '') : ''
    expect(await changeEmail(people, mine.holder, { code, origin: mine.origin })).toEqual({ kind: 'taken' })
  })

  test('chained by a thief, is taken back to the first address', async () => {
    const people = testPeople(db)
    const { holder, origin, email, next, code } = await started(people)
    await changeEmail(people, holder, { code, origin })
    const token = await undoIn(people, email)
    const third = newEmail()
    const sent = await startEmailChange(people, holder, { email: third, origin })
    await changeEmail(people, holder, { code: sent.kind === 'sent' ? (sent.shownCode ?? '') : '', origin })
    expect(await findPersonByEmail(db, third)).toMatchObject({ id: holder.personId })
    const ofThief = await undoIn(people, next)
    expect(await undoEmailChange(people, { token, address: '203.0.113.4' })).toEqual({ kind: 'undone' })
    expect(await findPersonByEmail(db, email)).toMatchObject({ id: holder.personId })
    expect(await undoEmailChange(people, { token: ofThief, address: '203.0.113.4' })).toEqual({ kind: 'wrong' })
    expect(await findPersonByEmail(db, email)).toMatchObject({ id: holder.personId })
  })
})
