import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import {
  answerDeviceLogin,
  endOtherSessions,
  findDeviceLogin,
  finishDeviceLogin,
  listSessions,
  startDeviceLogin,
} from './index.ts'
import { newSecret } from './secrets.ts'
import { holderOf, mailsTo, signedIn, storedText, type TestPeople, testPeople } from './testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

describe('a program without a browser', () => {
  const start = async (people: TestPeople, name = 'feria, portátil') => {
    const login = await startDeviceLogin(people, { name, address: '203.0.113.50' })
    if (login.kind !== 'started') throw new Error(login.kind)
    return login
  }

  const finish = (people: TestPeople, deviceCode: string) =>
    finishDeviceLogin(people, { deviceCode, address: '203.0.113.50' })

  test('is let in by its short code, once, into a session that is listed, told by mail and never fresh', async () => {
    const people = testPeople(db)
    const { holder, email } = await signedIn(people)
    const login = await start(people)
    expect(login).toMatchObject({ url: 'http://office.test/device', interval: 2 })
    expect(login.userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    const stored = await storedText(db)
    for (const secret of [login.deviceCode, login.userCode]) expect(stored).not.toContain(secret)
    expect(await finish(people, login.deviceCode)).toEqual({ kind: 'waiting' })
    const typed = login.userCode.toLowerCase().replace('-', ' ')
    expect(await findDeviceLogin(people, holder, typed)).toMatchObject({
      kind: 'found',
      name: 'feria, portátil',
      network: '203.0.113.0/24',
    })
    expect(await answerDeviceLogin(people, holder, { userCode: typed, letIn: true })).toEqual({ kind: 'answered' })
    expect(await answerDeviceLogin(people, holder, { userCode: typed, letIn: false })).toEqual({ kind: 'none' })
    // Within two seconds the response is always `waiting`.
    expect(await finish(people, login.deviceCode)).toEqual({ kind: 'waiting' })
    people.wait(0.1)
    const finished = await finish(people, login.deviceCode)
    if (finished.kind !== 'signedIn') throw new Error(finished.kind)
    expect(await finish(people, login.deviceCode)).toEqual({ kind: 'refused' })
    expect(await holderOf(people, finished.session)).toMatchObject({ personId: holder.personId, freshUntil: null })
    expect((await listSessions(db, holder.personId, people.now())).map(({ device }) => device)).toContain(
      'feria, portátil',
    )
    expect((await mailsTo(people, email)).map(({ kind }) => kind)).toContain('newDevice')
  })

  test('of two questions at the same moment, one gets the session', async () => {
    const people = testPeople(db)
    const { holder } = await signedIn(people)
    const login = await start(people)
    await answerDeviceLogin(people, holder, { userCode: login.userCode, letIn: true })
    const finished = await Promise.all([1, 2, 3].map(() => finish(people, login.deviceCode)))
    expect(finished.filter(({ kind }) => kind === 'signedIn')).toHaveLength(1)
  })

  test('is refused by its person, after ten minutes, and under a code that nobody has', async () => {
    const people = testPeople(db)
    const { holder } = await signedIn(people)
    const [refused, late] = [await start(people), await start(people)]
    await answerDeviceLogin(people, holder, { userCode: refused.userCode, letIn: false })
    expect(await finish(people, refused.deviceCode)).toEqual({ kind: 'refused' })
    people.wait(10)
    expect(await answerDeviceLogin(people, holder, { userCode: late.userCode, letIn: true })).toEqual({ kind: 'none' })
    expect(await finish(people, late.deviceCode)).toEqual({ kind: 'refused' })
    expect(await finish(people, newSecret())).toEqual({ kind: 'refused' })
    for (let guess = 0; guess < 10; guess += 1)
      expect(await findDeviceLogin(people, holder, 'BCDF-GHJK')).toEqual({ kind: 'none' })
    expect(await findDeviceLogin(people, holder, 'BCDF-GHJK')).toMatchObject({ kind: 'tooMany' })
  })

  test('that was let in and has not asked since is let in no more once other sessions are ended', async () => {
    const people = testPeople(db)
    const { holder } = await signedIn(people)
    const login = await start(people)
    await answerDeviceLogin(people, holder, { userCode: login.userCode, letIn: true })
    await endOtherSessions(db, holder.personId, holder.sessionId, people.now())
    expect((await finish(people, login.deviceCode)).kind).not.toBe('signedIn')
  })
})
