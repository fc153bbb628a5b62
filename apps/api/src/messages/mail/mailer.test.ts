import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSmtp, type TestSmtp } from '../../testing/smtp.ts'
import { createMailer, type Mail } from './mailer.ts'

const mail: Mail = {
  subject: 'Tu pedido',
  text: 'Hola',
  html: '<p>Hola</p>',
  token: 'a1',
  date: new Date(),
  from: 'Alborada',
  to: { name: 'Ana', address: 'ana@ejemplo.co' },
  replyTo: null,
  automatic: true,
  leave: null,
}

describe('a mail server that offers no TLS', () => {
  let smtp: TestSmtp
  beforeAll(async () => {
    smtp = await openSmtp()
  })
  afterAll(() => smtp.close())

  test.each([
    ['of this machine gets mail', 'smtp://127.0.0.1', '', 'sent'],
    ['of this machine by name gets mail', 'smtp://localhost', '', 'sent'],
    ['elsewhere gets none: somebody between may have taken the offer away', 'smtp://0.0.0.0', '', 'later'],
    ['elsewhere gets mail where that was said', 'smtp://0.0.0.0', '?tls=off', 'sent'],
  ])('%s', async (_, host, query, kind) => {
    const mailer = createMailer({ smtpUrl: `${host}:${smtp.port}/${query}`, from: 'a@feria.test', dataDir: '/nowhere' })
    const before = smtp.mails.length
    const attempt = await mailer.send(mail)
    mailer.close()
    expect(attempt).toMatchObject({ kind })
    expect(smtp.mails.length - before).toBe(kind === 'sent' ? 1 : 0)
  })
})

test('mails that are files are for their owner alone, also in a folder that was open to others', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'feria-mailer-'))
  const folder = join(dataDir, 'mail')
  await mkdir(folder)
  await chmod(folder, 0o755)
  await createMailer({ smtpUrl: null, from: 'a@feria.test', dataDir }).send(mail)
  const [file = ''] = await readdir(folder)
  const modes = await Promise.all([folder, join(folder, file)].map(async (path) => (await stat(path)).mode & 0o777))
  expect(modes).toEqual([0o700, 0o600])
  await rm(dataDir, { recursive: true })
})
