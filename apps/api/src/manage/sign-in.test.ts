import { randomBytes } from 'node:crypto'
import { createManageClient } from '@store/api-client/manage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { softPasskey } from '../people/passkeys/authenticator-testing.ts'
import { asShopper, openTestDatabase, type TestDatabase, testApi } from '../testing.ts'
import { refusalOf, sessionOf } from './testing.ts'

let db: TestDatabase
let now = Date.now()
let app: ReturnType<typeof testApi>['app']
let lines: readonly string[]
beforeAll(async () => {
  db = await openTestDatabase()
  ;({ app, lines } = testApi(db, { now: () => new Date(now) }, 'info'))
})
afterAll(() => db.close())

/** A browser in the office, with or without a session. */
const browserOf = (token: string | null, address?: string, language = 'es') =>
  createManageClient({
    baseUrl: 'http://api.test',
    token,
    language,
    headers: () => asShopper(address),
    fetch: async (input, init) => app.request(input as string, init),
  })
const newBrowser = () => randomBytes(32).toString('base64url')
const device = 'Chrome, Android'

async function signIn(email: string, browser = newBrowser(), address?: string) {
  const { shownCode } = await browserOf(null, address).sendSignInCode({ body: { email, browser } })
  const body = { email, browser, code: shownCode ?? '', device }
  return { ...(await browserOf(null, address).signInWithCode({ body })), browser }
}

describe('signing in through the API', () => {
  test('by code: the session opens what is one’s own, until one signs out', async () => {
    const { session, isNew } = await signIn('ANA@Example.com')
    expect(isNew).toBe(true)
    const office = browserOf(session)
    const me = await office.getMe()
    expect(me).toMatchObject({ email: 'ana@example.com', name: '', language: 'es', isOperator: false })
    const named = await office.changeMe({ body: { name: 'Ana Ríos', language: 'pt' }, revision: me.revision })
    expect(named).toMatchObject({ name: 'Ana Ríos', language: 'pt' })
    const outdated = await refusalOf(office.changeMe({ body: { name: 'Otra' }, revision: me.revision }))
    expect(outdated).toMatchObject({ status: 412, current: { name: 'Ana Ríos' } })
    expect((await office.listSessions()).items).toMatchObject([{ device, isThis: true }])
    await office.signOut()
    expect(await refusalOf(office.getMe())).toMatchObject({ status: 401 })
    expect(await signIn('ana@example.com')).toMatchObject({ isNew: false })
  })

  test('wrong digits are an error of their field, too many attempts are told when they may be made again', async () => {
    const browser = newBrowser()
    const [body, from] = [{ email: 'beto@example.com', browser }, '198.18.7.7']
    await browserOf(null, from).sendSignInCode({ body })
    const wrong = () => refusalOf(browserOf(null, from).signInWithCode({ body: { ...body, code: '000 000', device } }))
    expect(await wrong()).toMatchObject({ status: 422, errors: [{ path: 'code', code: 'unknown' }] })
    for (let guess = 1; guess < 10; guess += 1) await wrong()
    const response = await app.request('/manage/v1/auth/code/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...asShopper(from) },
      body: JSON.stringify({ ...body, code: '000000', device }),
    })
    expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([429, 60 * 60])
  })

  test('a hundred views of the sign-in page from one network leave its button a passkey to ask for', async () => {
    const view = () => browserOf(null, '198.18.9.9').startPasskeySignIn({ body: { browser: newBrowser() } })
    for (let views = 0; views < 100; views += 1) await view()
    expect(await view()).toMatchObject({ options: { challenge: expect.any(String) } })
  })

  test('limits count the network that the office signs, not the office', async () => {
    const ask = (address: string) =>
      browserOf(null, address).sendSignInCode({
        body: { email: `p${Math.random()}@example.com`, browser: newBrowser() },
      })
    for (let sent = 0; sent < 20; sent += 1) await ask('198.19.1.1')
    expect(await refusalOf(ask('198.19.1.1'))).toMatchObject({ status: 429 })
    await expect(ask('198.19.1.2')).resolves.toBeDefined()
  })

  test('by passkey, which also proves again who one is', async () => {
    const { session, browser } = await signIn('caro@example.com')
    const office = browserOf(session)
    const passkey = softPasskey()
    const { options } = await office.startPasskey({ body: { browser } })
    const made = await office.addPasskey({ body: { browser, name: 'Teléfono', credential: passkey.make(options) } })
    expect(made).toMatchObject({ name: 'Teléfono', usedAt: null })
    const challenge = await browserOf(null).startPasskeySignIn({ body: { browser } })
    const entered = await browserOf(null).signInWithPasskey({
      body: { browser, credential: passkey.use(challenge.options), device },
    })
    expect(await refusalOf(office.getMe())).toMatchObject({ status: 401 })
    now += 11 * 60_000
    const later = browserOf(entered.session)
    expect((await later.getMe()).freshUntil).toBeNull()
    expect(await refusalOf(later.removePasskey({ params: { id: made.id } }))).toMatchObject({ code: 'freshNeeded' })
    expect(await refusalOf(later.stepUp({ body: { browser } }))).toMatchObject({ errors: [{ code: 'missing' }] })
    const again = await browserOf(null).startPasskeySignIn({ body: { browser } })
    const proven = await later.stepUp({ body: { browser, credential: passkey.use(again.options) } })
    expect(await refusalOf(later.getMe())).toMatchObject({ status: 401 })
    const fresh = browserOf(proven.session)
    expect((await fresh.listPasskeys()).items).toHaveLength(1)
    await fresh.removePasskey({ params: { id: made.id } })
    expect(await refusalOf(fresh.removePasskey({ params: { id: made.id } }))).toMatchObject({ status: 404 })
  })

  test('by a printed code; and by digits one proves again who one is', async () => {
    const { session, browser } = await signIn('dani@example.com')
    const { codes } = await browserOf(session).makeRecoveryCodes()
    expect(codes).toHaveLength(10)
    const body = { email: 'dani@example.com', browser, code: codes[0] ?? '', device }
    const entered = browserOf((await browserOf(null).signInWithRecoveryCode({ body })).session)
    expect(await refusalOf(browserOf(null).signInWithRecoveryCode({ body }))).toMatchObject({
      errors: [{ path: 'code', code: 'unknown' }],
    })
    expect((await entered.getMe()).recoveryCodesLeft).toBe(9)
    const { shownCode } = await entered.sendStepUpCode({ body: { browser } })
    expect(await entered.stepUp({ body: { browser, code: shownCode ?? '' } })).toMatchObject({ isNew: false })
  })

  test('a change of address is proven at the new one; a taken one is refused', async () => {
    const { session, browser } = await signIn('eli@example.com')
    await signIn('fabi@example.com')
    const office = browserOf(session)
    const start = (email: string) => office.startEmailChange({ body: { browser, email } })
    const first = await start('fabi@example.com')
    expect(await refusalOf(office.changeEmail({ body: { browser, code: first.shownCode ?? '' } }))).toMatchObject({
      status: 409,
      code: 'taken',
    })
    const second = await start('eli.nueva@example.com')
    expect(await office.getMe()).toMatchObject({ email: 'eli@example.com', nextEmail: 'eli.nueva@example.com' })
    const changed = await office.changeEmail({ body: { browser, code: second.shownCode ?? '' } })
    expect(changed).toMatchObject({ email: 'eli.nueva@example.com', nextEmail: null })
    const undo = browserOf(null).undoEmailChange({ body: { token: newBrowser() } })
    expect(await refusalOf(undo)).toMatchObject({ status: 404 })
    expect(await refusalOf(signIn('eli@example.com'))).toMatchObject({ code: 'state', usedBy: 'emailChange' })
  })

  test('a program is let in by its person, and ends like every session', async () => {
    const { secret } = await sessionOf(db, 'gabi@example.com', { now: new Date(now) })
    const office = browserOf(secret)
    const { deviceCode, userCode } = await browserOf(null).startDeviceLogin({ body: { name: 'feria, portátil' } })
    const ask = () => browserOf(null).finishDeviceLogin({ body: { deviceCode } })
    expect(await ask()).toEqual({ kind: 'waiting' })
    expect(await office.findDeviceLogin({ body: { userCode } })).toMatchObject({ name: 'feria, portátil' })
    await office.answerDeviceLogin({ body: { userCode, letIn: true } })
    expect(await refusalOf(office.findDeviceLogin({ body: { userCode } }))).toMatchObject({ status: 404 })
    now += 3_000
    const finished = await ask()
    const program = browserOf(finished.kind === 'signedIn' ? finished.session : '')
    expect(await program.getMe()).toMatchObject({ email: 'gabi@example.com', freshUntil: null })
    const [mine] = (await program.listSessions()).items.filter(({ isThis }) => isThis)
    await office.endSession({ params: { id: mine?.id ?? 0 } })
    expect(await refusalOf(program.getMe())).toMatchObject({ status: 401 })
    expect(await refusalOf(office.endSession({ params: { id: mine?.id ?? 0 } }))).toMatchObject({ status: 404 })
    expect(await ask()).toEqual({ kind: 'refused' })
  })

  test('no line of the log holds digits, secrets or addresses', async () => {
    const { shownCode } = await browserOf(null).sendSignInCode({
      body: { email: 'hugo@example.com', browser: newBrowser() },
    })
    const { session, browser } = await signIn('ines@example.com')
    const log = lines.join('')
    expect(log).toContain('sendSignInCode')
    for (const secret of [shownCode ?? '?', session, browser, 'hugo@example.com', 'ines@example.com'])
      expect(log).not.toContain(secret)
  })
})
