import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = ParsedMail & {
  /** The envelope's recipients, which may differ from the headers. */
  readonly recipients: readonly string[]
}

type SmtpBehaviour = {
  /** The server's response to a recipient; null: accepted. */
  readonly refuse?: (address: string) => number | null
  /** Called when a mail was stored, before the sender gets the response. */
  readonly onStored?: () => Promise<void> | void
  readonly port?: number
}

export type TestSmtp = {
  readonly port: number
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  readonly close: () => Promise<void>
}

/** A mail server on loopback that stores the mails it accepts. */
export async function openSmtp({ refuse = () => null, onStored, port = 0 }: SmtpBehaviour = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address)
      done(responseCode === null ? null : Object.assign(new Error(`${address} is refused`), { responseCode }))
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      simpleParser(stream, {})
        .then(async (mail) => {
          mails.push({ ...mail, recipients })
          await onStored?.()
          done(null)
        })
        .catch(done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
