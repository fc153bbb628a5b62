import { LANGUAGES } from '@store/core'
import { createLog } from '@store/telemetry'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asIdentity } from '../../database/index.ts'
import { createMailer, type Mailer } from '../../messages/mail/mailer.ts'
import { openSmtp, type TestSmtp } from '../../testing/smtp.ts'
import { openTestDatabase, type TestDatabase } from '../../testing.ts'
import { forgetOldPeople } from '../forget-old.ts'
import type { Origin } from '../people.ts'
import { sendSignInCode, signInWithCode } from '../sign-in.ts'
import { newEmail, newOrigin, signIn, storedText, type TestPeople, testPeople } from '../testing.ts'
import { peopleMailsJob } from './job.ts'
import { MAIL_KINDS } from './kinds.ts'
import { renderPersonMail } from './person-mail.ts'
import { countMails } from './store.ts'

let db: TestDatabase
let smtp: TestSmtp
let mailer: Mailer
let answer: number | null = null
beforeAll(async () => {
  db = await openTestDatabase()
  smtp = await openSmtp({ refuse: () => answer })
  mailer = createMailer({ smtpUrl: smtp.url, dataDir: '', from: 'no-reply@feria.test' })
})
afterAll(async () => {
  mailer.close()
  await smtp.close()
  await db.close()
})
afterEach(() => {
  answer = null
})

/** Runs the job until nothing is due; returns its log. */
async function sendAll(people: TestPeople): Promise<string> {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const job = peopleMailsJob({ ...people, log, mailer })
  const run = { signal: new AbortController().signal, beat: () => undefined }
  while (await job.run(run));
  return lines.join('')
}
const mailsTo = (email: string) => smtp.mails.filter(({ recipients }) => recipients.includes(email))
const ask = (people: TestPeople, email: string, origin: Origin = newOrigin()) =>
  sendSignInCode(people, { email, origin, language: 'pt' })

describe('mails to people', () => {
  test('bring digits and a link, in the language that was asked in, and leave nothing of them behind', async () => {
    const people = testPeople(db, { showsCodes: false })
    const [email, origin] = [newEmail(), newOrigin()]
    await ask(people, email, origin)
    const log = await sendAll(people)
    const [mail] = mailsTo(email)
    expect(mail?.from?.value).toEqual([{ name: 'Feria', address: 'no-reply@feria.test' }])
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    const [, first = '', second = ''] = /^(\d{3}) (\d{3}) é o seu código$/.exec(mail?.subject ?? '') ?? []
    expect(mail?.text).toContain(`${first} ${second}`)
    expect(mail?.html).toContain(`${first} ${second}`)
    const [, link = ''] = /http:\/\/office\.test\/enter\/link\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
    expect(mail?.html).toContain(`href="http://office.test/enter/link/${link}"`)
    const entering = { email, origin, code: first + second, device: 'x', language: 'es' } as const
    expect(await signInWithCode(people, entering)).toMatchObject({ kind: 'signedIn' })
    const { rows } = await asIdentity(db, (tx) =>
      tx.execute(sql`select email, content, sent_at is not null as sent from identity.mails`),
    )
    expect(rows).toEqual([{ email: null, content: null, sent: true }])
    for (const secret of [first + second, `${first} ${second}`, link, email]) expect(log).not.toContain(secret)
  })

  test('go to one address fifteen times a day at most, however many browsers ask', async () => {
    const people = testPeople(db)
    const email = newEmail()
    const { origin } = await signIn(people, email)
    for (let sent = 0; sent < 9; sent += 1) {
      people.wait(16)
      await ask(people, email)
      await ask(people, email, origin)
      await sendAll(people)
    }
    expect(mailsTo(email).filter(({ subject }) => /código/.test(subject ?? ''))).toHaveLength(15)
  })

  test('are tried again while they help: a code for ten minutes, a warning longer', async () => {
    const people = testPeople(db)
    const email = newEmail()
    await signIn(people, email)
    await sendAll(people)
    await signIn(people, email)
    const before = mailsTo(email).length
    answer = 451
    expect(await sendAll(people)).toContain('not sent yet')
    expect(await storedText(db)).toContain(email)
    people.wait(11)
    answer = null
    expect(await sendAll(people)).toContain('given up')
    expect(
      mailsTo(email)
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual(['¿Fuiste tú?'])
  })

  test('that the other side refuses for good are given up at once, and forgotten after thirty days', async () => {
    const people = testPeople(db)
    const email = newEmail()
    await ask(people, email)
    answer = 550
    expect(await countMails(db)).toMatchObject({ waiting: 1 })
    const { dead } = await countMails(db)
    expect(await sendAll(people)).toContain('given up')
    expect(await countMails(db)).toEqual({ waiting: 0, dead: dead + 1 })
    people.wait(24 * 60)
    await forgetOldPeople(db, people.now())
    expect(await storedText(db)).not.toContain(email)
    const count = sql`select count(*)::int as count from identity.mails`
    const counted = async () => (await asIdentity(db, (tx) => tx.execute(count))).rows[0]?.count
    expect(await counted()).toBeGreaterThan(0)
    people.wait(32 * 24 * 60)
    expect(await forgetOldPeople(db, people.now())).toBeGreaterThan(0)
    expect(await counted()).toBe(0)
  })

  test.each(LANGUAGES)('say the same in %s: what happened, what to do, and why it comes', (language) => {
    const { people } = testPeople(db)
    const content = {
      code: '402917',
      href: 'http://office.test/x',
      device: 'Chrome <b>',
      network: '203.0.113.0/24',
      email: 'a@b.co',
    }
    const subjects = MAIL_KINDS.map((kind) => {
      const { subject, text, html } = renderPersonMail(people, { kind, language, content })
      expect(text).not.toMatch(/undefined|null/)
      expect(text).toContain('Feria')
      expect(html).not.toContain('Chrome <b>')
      return subject
    })
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(MAIL_KINDS.length - 1)
  })
})
