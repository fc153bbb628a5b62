import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing.ts'
import { findSession } from './index.ts'
import { makeRecoveryCodes, signInWithRecoveryCode } from './recovery.ts'
import { newSecret } from './secrets.ts'
import { openSignInLink, sendSignInCode, signInWithCode } from './sign-in.ts'
import { ensurePerson, findPersonByEmail } from './store.ts'
import {
  askCode,
  listening,
  newEmail,
  newOrigin,
  otherCode,
  signIn,
  storedText,
  takeMails,
  testPeople,
} from './testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const DEVICE = { device: 'Chrome, Android', language: 'pt' } as const

describe('the code of a mail', () => {
  test('signs in, makes the person at the first time alone, and proves the address', async () => {
    const people = testPeople(db)
    const email = newEmail()
    const first = await signIn(people, email)
    expect(first).toMatchObject({ isNew: true })
    expect(first.session).toMatch(/^fs_[\w-]{43}$/)
    expect(await findPersonByEmail(db, email)).toMatchObject({ id: first.personId, email, hasPasskey: false })
    const again = await signIn(people, email, first.origin)
    expect(again).toMatchObject({ isNew: false, personId: first.personId })
    const known = newEmail()
    const { id } = await ensurePerson(db, known, 'Beto', 'en')
    expect(await findPersonByEmail(db, known)).toBeNull()
    expect(await signIn(people, known)).toMatchObject({ isNew: true, personId: id })
    expect(await findPersonByEmail(db, known)).toMatchObject({ name: 'Beto' })
  })

  test('works once, for ten minutes, in the browser that asked, for its address', async () => {
    const people = testPeople(db)
    const [email, origin] = [newEmail(), newOrigin()]
    const code = await askCode(people, email, origin)
    const enter = (options = {}) => signInWithCode(people, { email, origin, code, ...DEVICE, ...options })
    expect(await enter({ origin: { ...origin, browser: newSecret() } })).toEqual({ kind: 'wrong' })
    expect(await enter({ email: newEmail() })).toEqual({ kind: 'wrong' })
    expect(await enter({ code: otherCode(code) })).toEqual({ kind: 'wrong' })
    expect(await enter({ code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).toMatchObject({ kind: 'signedIn' })
    expect(await enter()).toEqual({ kind: 'wrong' })
    const late = await askCode(people, email, origin)
    people.wait(10)
    expect(await enter({ code: late })).toEqual({ kind: 'wrong' })
  })

  test('of forty guesses at once, five at most are compared, and a new mail brings new tries', async () => {
    const people = testPeople(db)
    const [email, origin] = [newEmail(), newOrigin()]
    const code = await askCode(people, email, origin)
    const wrong = Array.from({ length: 39 }, (_, at) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0'))
    const guesses = await Promise.all(
      wrong.map((guessed) => signInWithCode(people, { email, origin, code: guessed, ...DEVICE })),
    )
    expect(guesses.filter(({ kind }) => kind === 'signedIn')).toEqual([])
    expect(guesses.filter(({ kind }) => kind === 'wrong').length).toBeLessThanOrEqual(10)
    expect(await signInWithCode(people, { email, origin, code, ...DEVICE })).toMatchObject({ kind: 'tooMany' })
    people.wait(61)
    expect(await signIn(people, email, origin)).toMatchObject({ kind: 'signedIn' })
  })

  test('five wrong guesses end a code, one after the other or at once, also if the next is right', async () => {
    const people = testPeople(db)
    const [email, origin] = [newEmail(), newOrigin()]
    const atOnce = newOrigin()
    const second = await askCode(people, email, atOnce)
    const wrong = { email, origin: atOnce, code: otherCode(second), ...DEVICE }
    await Promise.all(Array.from({ length: 5 }, () => signInWithCode(people, wrong)))
    expect(await signInWithCode(people, { ...wrong, code: second })).toEqual({ kind: 'wrong' })
    const code = await askCode(people, email, origin)
    for (let guess = 0; guess < 5; guess += 1)
      expect(await signInWithCode(people, { email, origin, code: otherCode(code), ...DEVICE })).toEqual({
        kind: 'wrong',
      })
    expect(await signInWithCode(people, { email, origin, code, ...DEVICE })).toEqual({ kind: 'wrong' })
  })

  test('a stranger who guesses neither ends my code nor makes me wait', async () => {
    const people = testPeople(db)
    const [email, origin, stranger] = [newEmail(), newOrigin(), newOrigin()]
    const code = await askCode(people, email, origin)
    await askCode(people, email, stranger)
    for (let guess = 0; guess < 30; guess += 1)
      await signInWithCode(people, { email, origin: stranger, code: otherCode(code), ...DEVICE })
    expect(await signInWithCode(people, { email, origin: stranger, code, ...DEVICE })).toMatchObject({
      kind: 'tooMany',
    })
    expect(await signInWithCode(people, { email, origin, code, ...DEVICE })).toMatchObject({ kind: 'signedIn' })
  })

  test('the three newest of a browser work, and a code that is sent again gives an older one no new tries', async () => {
    const people = testPeople(db)
    const [email, origin] = [newEmail(), newOrigin()]
    const codes = [await askCode(people, email, origin)]
    for (let guess = 0; guess < 4; guess += 1)
      await signInWithCode(people, { email, origin, code: otherCode(codes[0] ?? ''), ...DEVICE })
    codes.push(await askCode(people, email, origin))
    await signInWithCode(people, { email, origin, code: 'none', ...DEVICE })
    expect(await signInWithCode(people, { email, origin, code: codes[0] ?? '', ...DEVICE })).toEqual({ kind: 'wrong' })
    expect(await signInWithCode(people, { email, origin, code: codes[1] ?? '', ...DEVICE })).toMatchObject({
      kind: 'signedIn',
    })
  })

  test('whatever is asked and guessed in whatever order: only a live code of this browser, with tries left, lets in', async () => {
    const act = fc.oneof(
      fc.record({ act: fc.constant('ask' as const), browser: fc.nat(1) }),
      fc.record({ act: fc.constant('guess' as const), browser: fc.nat(1), code: fc.nat(4), right: fc.boolean() }),
      fc.record({ act: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 11 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const people = testPeople(db)
        const [email, origins] = [newEmail(), [newOrigin(), newOrigin()]]
        let live: { browser: number; code: string; at: number; tries: number }[] = []
        const known = new Set<number>()
        const codes: string[] = []
        for (const each of acts) {
          if (each.act === 'wait') {
            people.wait(each.minutes)
            continue
          }
          const origin = origins[each.browser] ?? newOrigin()
          const now = people.now().getTime()
          if (each.act === 'ask') {
            const sent = await sendSignInCode(people, { email, origin, language: 'es' })
            if (sent.kind === 'tooMany') continue
            codes.push(sent.shownCode ?? '')
            live.push({ browser: each.browser, code: sent.shownCode ?? '', at: now, tries: 0 })
            const mine = live.filter(({ browser }) => browser === each.browser)
            live = live.filter((code) => code.browser !== each.browser || mine.slice(-3).includes(code))
            continue
          }
          const chosen = codes[each.code % Math.max(1, codes.length)] ?? '000000'
          const code = each.right ? chosen : otherCode(chosen)
          const alive = live.filter(
            ({ browser, at, tries }) => browser === each.browser && now < at + 600_000 && tries < 5,
          )
          const expected = alive.some((one) => one.code === code)
          const entered = await signInWithCode(people, { email, origin, code, ...DEVICE })
          if (entered.kind === 'tooMany') continue
          for (const one of alive) one.tries += 1
          if (expected) {
            live = live.filter(({ browser }) => browser !== each.browser)
            known.add(each.browser)
          }
          expect(entered.kind).toBe(expected ? 'signedIn' : 'wrong')
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('the link of a mail', () => {
  const linkIn = async (people: ReturnType<typeof testPeople>, email: string) => {
    const mail = (await takeMails(people)).find((each) => each.email === email && each.kind === 'code')
    return { token: mail?.content?.href?.split('/enter/link/')[1] ?? '', code: mail?.content?.code ?? '' }
  }

  test('signs in where it was asked for, once; elsewhere it shows the digits to type there', async () => {
    const people = testPeople(db)
    const [email, origin] = [newEmail(), newOrigin()]
    await askCode(people, email, origin)
    const { token, code } = await linkIn(people, email)
    expect(await openSignInLink(people, { token, origin: newOrigin(), ...DEVICE })).toEqual({
      kind: 'otherBrowser',
      code,
    })
    expect(await openSignInLink(people, { token, origin: newOrigin(), ...DEVICE })).toEqual({
      kind: 'otherBrowser',
      code,
    })
    expect(await openSignInLink(people, { token: newSecret(), origin, ...DEVICE })).toEqual({ kind: 'wrong' })
    expect(await openSignInLink(people, { token, origin, ...DEVICE })).toMatchObject({ kind: 'signedIn', isNew: true })
    expect(await openSignInLink(people, { token, origin, ...DEVICE })).toEqual({ kind: 'wrong' })
    expect(await signInWithCode(people, { email, origin, code, ...DEVICE })).toEqual({ kind: 'wrong' })
  })

  test('ends with its code', async () => {
    const people = testPeople(db)
    const [email, origin] = [newEmail(), newOrigin()]
    await askCode(people, email, origin)
    const { token } = await linkIn(people, email)
    people.wait(10)
    expect(await openSignInLink(people, { token, origin, ...DEVICE })).toEqual({ kind: 'wrong' })
  })
})

describe('what is sent', () => {
  test('three mails a quarter of an hour and ten a day to an address; strangers leave a known browser its own', async () => {
    const people = testPeople(db)
    const email = newEmail()
    const { origin } = await signIn(people, email)
    people.wait(16)
    const ask = (from = newOrigin()) => sendSignInCode(people, { email, origin: from, language: 'es' })
    for (let sent = 0; sent < 3; sent += 1) expect(await ask()).toMatchObject({ kind: 'sent' })
    expect(await ask()).toMatchObject({ kind: 'tooMany', seconds: 15 * 60 })
    expect(await ask(origin)).toMatchObject({ kind: 'sent' })
    for (let sent = 0; sent < 6; sent += 1) {
      people.wait(16)
      expect(await ask()).toMatchObject({ kind: 'sent' })
    }
    people.wait(16)
    expect(await ask()).toMatchObject({ kind: 'tooMany' })
    expect(await ask(origin)).toMatchObject({ kind: 'sent' })
    people.wait(24 * 60)
    expect(await ask()).toMatchObject({ kind: 'sent' })
  })

  test('twenty a quarter of an hour from a network, of whatever address', async () => {
    const people = testPeople(db)
    const origin = { browser: newSecret(), address: '2001:db8:77::1' }
    for (let sent = 0; sent < 20; sent += 1)
      expect(await sendSignInCode(people, { email: newEmail(), origin, language: 'es' })).toMatchObject({
        kind: 'sent',
      })
    const neighbour = { ...origin, address: '2001:db8:77:ffff::9' }
    expect(await sendSignInCode(people, { email: newEmail(), origin: neighbour, language: 'es' })).toMatchObject({
      kind: 'tooMany',
    })
  })

  test('asks the database the same for known and unknown addresses, also of wrong digits and printed codes', async () => {
    const people = testPeople(db)
    const known = newEmail()
    await makeRecoveryCodes(people, (await signIn(people, known)).personId)
    const statementsFor = async (email: string) => {
      const listener = listening(db)
      const services = { ...people, db: listener.db }
      const origin = newOrigin()
      await sendSignInCode(services, { email, origin, language: 'es' })
      await signInWithCode(services, { email, origin, code: 'wrong', ...DEVICE })
      await signInWithRecoveryCode(services, { email, origin, code: 'BCDF-GHJK-LMNP', device: 'x' })
      return listener.statements
    }
    const statements = await statementsFor(known)
    expect(statements.length).toBeGreaterThan(10)
    expect(await statementsFor(newEmail())).toEqual(statements)
  })

  test('is the same for known and unknown addresses; what is stored holds neither digits, links, secrets nor addresses of networks', async () => {
    const people = testPeople(db, { showsCodes: false })
    const known = newEmail()
    await signIn(testPeople(db), known)
    const [origin, unknown] = [newOrigin(), newEmail()]
    await takeMails(people)
    const answers = [known, unknown].map((email) => sendSignInCode(people, { email, origin, language: 'es' }))
    expect(await Promise.all(answers)).toEqual([
      { kind: 'sent', shownCode: null },
      { kind: 'sent', shownCode: null },
    ])
    const stored = await storedText(db)
    const sent = await takeMails(people)
    expect(sent.map(({ kind, email }) => [kind, email]).toSorted()).toEqual(
      [
        ['code', known],
        ['code', unknown],
      ].toSorted(),
    )
    for (const { content } of sent) {
      expect(content?.code).toMatch(/^\d{6}$/)
      expect(stored).not.toContain(content?.code)
      expect(stored).not.toContain(Buffer.from(content?.code ?? '').toString('hex'))
      expect(stored).not.toContain(content?.href?.split('/').pop())
    }
    const { session } = await signIn(testPeople(db), known, origin)
    const after = await storedText(db)
    for (const secret of [session, session.slice(3), origin.browser, origin.address])
      expect(after).not.toContain(secret)
    expect(await findSession(db, session, people.now())).toMatchObject({ email: known })
  })
})
