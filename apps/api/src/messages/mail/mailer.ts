import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Attempt } from '../worker.ts'
import type { RenderedMail } from './render-mail.ts'

type Mailbox = { readonly name: string; readonly address: string }

export type Mail = RenderedMail & {
  /** Its Message-ID, the same at every attempt. */
  readonly token: string
  readonly date: Date
  /** The sender's name; the address is ours. */
  readonly from: string
  /** Null: its readers are in `bcc` alone. */
  readonly to: Mailbox | null
  /** Addresses of readers who are not named in it. */
  readonly bcc?: readonly string[]
  readonly replyTo: Mailbox | null
  /** Marks an automatic mail, so that no out-of-office reply is sent to it. */
  readonly automatic: boolean
  /** The address of one-click unsubscription (RFC 8058); null: the mail is about something the reader did. */
  readonly leave: string | null
}

export type Mailer = {
  /** The destination of mails, for the person who starts the services. */
  readonly where: string
  readonly send: (mail: Mail) => Promise<Attempt>
  readonly close: () => void
}

type Settings = { readonly smtpUrl: string | null; readonly from: string; readonly dataDir: string }

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }
const CONNECTIONS = 3
const MAX_SUBJECT = 200

export function createMailer({ smtpUrl, from, dataDir }: Settings): Mailer {
  const mailer = smtpUrl === null ? fileMailer(from, join(dataDir, 'mail')) : smtpMailer(from, smtpUrl)
  return {
    ...mailer,
    send: async (mail) => (readersOf(mail).length > 0 ? mailer.send(mail) : { kind: 'never', problem: 'no address' }),
  }
}

/**
 * Mails contain keys of orders, and the login is a secret: without TLS they are only sent to this machine, unless
 * `?tls=off` is set.
 */
function smtpMailer(from: string, smtpUrl: string): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host: unbracketed(hostname),
    secure,
    requireTLS: !isLoopback(unbracketed(hostname)) && searchParams.get('tls') !== 'off',
    port: Number(port) || (secure ? 465 : 587),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // The outbox decides whether a mail is tried again.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  })
  return {
    where: `mail goes out through ${hostname}`,
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from))
        return { kind: 'sent' }
      } catch (error) {
        return failureOf(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
const unbracketed = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1')

/** Writes one file per mail, named by its token: sending it again overwrites the file. Only the owner can read the files. */
function fileMailer(from: string, folder: string): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    where: `mail is written to ${folder}, since SMTP_URL is not set`,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const file = join(folder, `${mail.date.toISOString().replaceAll(':', '-')}-${mail.token}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      return { kind: 'sent' }
    },
    close: () => undefined,
  }
}

/** Whether it is one address, without characters that a header or a server could read as another address. */
const isAddress = ({ address }: Mailbox) => /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u.test(address)

/** The addresses that a mail is handed over for. */
const readersOf = ({ to, bcc = [] }: Pick<Mail, 'to' | 'bcc'>) =>
  [...(to ? [to.address] : []), ...bcc].filter((address) => isAddress({ name: '', address }))

/** Builds the message. Line breaks are removed from headers, because they could begin a new header. */
function messageOf(mail: Mail, from: string) {
  const { token, date, text, html, to } = mail
  return {
    messageId: `<${token}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date,
    text,
    html,
    to: to ? mailbox(to) : 'undisclosed-recipients:;',
    subject: oneLine(mail.subject),
    from: { name: oneLine(mail.from), address: from },
    ...(mail.replyTo && isAddress(mail.replyTo) && { replyTo: mailbox(mail.replyTo) }),
    envelope: { from, to: readersOf(mail) },
    headers: headersOf(mail),
  }
}

const headersOf = ({ automatic, leave }: Mail) => ({
  ...(automatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
  ...(leave && { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

const mailbox = ({ name, address }: Mailbox): Mailbox => ({ name: oneLine(name), address })
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Surrogate}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT)

type SmtpError = Error & { readonly code?: string; readonly command?: string; readonly responseCode?: number }

/**
 * Classifies an error. A recipient or a message that the server refuses for good (5xx) is not tried again. If it refuses the
 * sender or the login, or if the connection fails, the error is ours, and every mail waits until it is fixed. The server's
 * text may quote the address, so only its status number is kept.
 */
function failureOf({ code, command, responseCode }: SmtpError): Attempt {
  const problem = [responseCode ?? code ?? 'unknown', command && `at ${command}`].filter(Boolean).join(' ')
  const refused =
    (responseCode ?? 0) >= 500 && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM'))
  // No server was contacted: the address is invalid.
  const unaddressable = code === 'EENVELOPE' && responseCode === undefined
  return { kind: refused || unaddressable ? 'never' : 'later', problem }
}
