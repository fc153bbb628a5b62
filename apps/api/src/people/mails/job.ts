import { facts, type Log } from '@store/telemetry'
import { Gauge } from 'prom-client'
import type { Database } from '../../database/open.ts'
import type { Mailer } from '../../messages/mail/mailer.ts'
import { type Cause, mayWriteTo } from '../../messages/recipients.ts'
import { type Attempt, delayAfter } from '../../messages/worker.ts'
import type { Metrics } from '../../operation/metrics.ts'
import type { Job } from '../../operation/scheduler.ts'
import type { People } from '../people.ts'
import { renderPersonMail } from './person-mail.ts'
import { countMails, markFailed, markSent, type TakenMail, takeMail } from './store.ts'

type Dependencies = People & { readonly log: Log; readonly mailer: Mailer; readonly every?: number }

const POLL = 1_000

/**
 * Sends the mails to people, one at a time; any number of processes may do so. A mail that cannot be sent is tried again
 * with growing pauses, until it would be of no use any more.
 */
export function peopleMailsJob({ every = POLL, ...needs }: Dependencies): Job {
  const { db, log, now, people } = needs
  return {
    name: 'mails to people',
    every,
    run: async () => {
      const mail = await takeMail(db, people.secrets, now())
      if (!mail) return false
      const about = { mail: mail.id, kind: mail.kind, tries: mail.tries }
      const attempt = await attempted(needs, mail, about)
      if (attempt.kind === 'sent') {
        await markSent(db, mail, now())
        log.info(about, 'mail to a person sent')
        return true
      }
      const problem = 'problem' in attempt ? attempt.problem : attempt.reason
      const again = new Date(now().getTime() + delayAfter(mail.tries))
      const isLast = attempt.kind !== 'later' || again >= mail.until
      await markFailed(db, mail, problem, isLast ? null : again, now())
      if (isLast) log.error({ ...about, problem }, 'mail to a person given up')
      else log.warn({ ...about, problem }, 'mail to a person not sent yet')
      return true
    },
  }
}

async function attempted(
  { db, log, now, people, mailer }: Dependencies,
  mail: TakenMail,
  about: object,
): Promise<Attempt> {
  const { kind, language, content, email, tries, token, createdAt } = mail
  if (mail.until <= now()) return { kind: 'never', problem: 'too late' }
  if (content === null) return { kind: 'never', problem: 'encrypted with another secret' }
  const cause = causeOf(mail)
  if (cause && tries === 1 && !(await mayWriteTo(db, null, { address: email, cause }, now())))
    return { kind: 'never', problem: 'this address was written to as often as one is in a day' }
  try {
    return await mailer.send({
      ...renderPersonMail(people, { kind, language, content }),
      token,
      date: createdAt,
      from: people.brand,
      to: { name: '', address: email },
      replyTo: null,
      automatic: true,
      leave: null,
    })
  } catch (error) {
    log.error({ ...about, error: facts(error) }, 'a mail broke')
    return { kind: 'later', problem: error instanceof Error ? error.name : 'unknown' }
  }
}

/** The cause that a mail counts for. Warnings are not counted: an intruder in an account must not be able to use them up. */
function causeOf({ kind, content }: TakenMail): Cause | null {
  if (kind === 'emailCode') return 'signIn'
  if (kind !== 'code') return null
  return content?.href === undefined ? 'stepUp' : 'signIn'
}

/** Counts the mails to people in the metrics. */
export function countPeopleMails({ registry }: Pick<Metrics, 'registry'>, db: Database): void {
  new Gauge({
    name: 'feria_people_mails',
    help: 'Mails to people that wait to be sent, or were given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const [state, count] of Object.entries(await countMails(db))) this.set({ state }, count)
    },
  })
}
