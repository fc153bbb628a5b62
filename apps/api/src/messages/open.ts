import type { Log } from '@store/telemetry'
import { Gauge } from 'prom-client'
import type { Database } from '../database/open.ts'
import { type Env, mailFrom, pushKeys, sealSecrets } from '../env.ts'
import type { Metrics } from '../operation/metrics.ts'
import type { Job } from '../operation/scheduler.ts'
import { deliverWith } from './deliver.ts'
import type { DeliverySettings } from './delivery.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { countOutbox } from './store.ts'
import { outboxJobs } from './worker.ts'

type Setting = {
  readonly db: Database
  readonly env: Env
  readonly log: Log
  readonly metrics: Pick<Metrics, 'registry'>
  readonly say: (line: string) => void
  readonly people: Pick<DeliverySettings, 'isSignedIn' | 'addressesOf'>
}

/**
 * Opens the outbox of the services: chooses where mail is sent, counts waiting messages, and sends them. Close it after its
 * jobs.
 */
export function openOutbox({ db, env, log, metrics: { registry }, say, people }: Setting): {
  readonly jobs: readonly Job[]
  /** For mails of the platform itself. */
  readonly mailer: Mailer
  readonly close: () => void
} {
  const mailer = createMailer({ smtpUrl: env.SMTP_URL ?? null, from: mailFrom(env), dataDir: env.DATA_DIR })
  say(mailer.where)
  const deliver = deliverWith({
    db,
    mailer,
    domains: env.domains,
    port: env.PORT,
    allowPrivateHooks: env.PRIVATE_HOOKS === '1',
    secrets: sealSecrets(env),
    officeUrl: env.OFFICE_URL,
    pushKeys: pushKeys(env),
    ...people,
    now: () => new Date(),
  })
  countIn(registry, db)
  return { jobs: outboxJobs({ db, deliver, log }), mailer, close: mailer.close }
}

function countIn(registry: Metrics['registry'], db: Database): void {
  new Gauge({
    name: 'feria_outbox_messages',
    help: 'Mails and deliveries that wait to be sent, were given up, or that nobody wanted any more',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const [state, count] of Object.entries(await countOutbox(db))) this.set({ state }, count)
    },
  })
}
