import { createLog, createMetricsServer, type Log } from '@store/telemetry'
import type { Database } from '../database/index.ts'
import { type Env, sealSecrets } from '../env.ts'
import { watchStorage } from '../media/storage/open.ts'
import type { MediaSettings } from '../media/storage/settings.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import { createMetrics, type Metrics } from '../operation/metrics.ts'
import type { PaymentSettings } from '../payments/accounts.ts'
import { noteUnopened } from '../secrets/reseal.ts'
import { openProgramMedia } from './media.ts'
import { listen, portOf } from './port.ts'
import { type Program, say } from './program.ts'

/** The parts that API and worker share. */
export type Shared = {
  readonly db: Database
  readonly media: MediaStorage
  readonly env: Env
  readonly log: Log
  readonly metrics: Metrics
  readonly payments: PaymentSettings
  readonly now: () => Date
}

export async function sharedServices(db: Database, env: Env, pictures: MediaSettings): Promise<Shared> {
  const payments = {
    secrets: sealSecrets(env),
    sandbox: env.PAYMENT_SANDBOX_URL ?? null,
    publicUrl: env.PUBLIC_API_URL ?? `http://127.0.0.1:${env.API_PORT}`,
    shopPort: env.PORT,
  }
  const [log, metrics] = [createLog(env.LOG_LEVEL), createMetrics(db)]
  const media = await openProgramMedia(pictures, { log, metrics })
  return { db, media, env, log, metrics, payments, now: () => new Date() }
}

/** The parts of `/readyz` besides the program's own. */
export const readinessOf = ({ db, media, env, payments, now }: Shared) => ({
  db,
  unset: [
    ...(env.SMTP_URL ? [] : ['mail']),
    ...(process.env.DATA_DIR || process.env.MEDIA_S3_BUCKET ? [] : ['storage']),
    ...(process.env.OFFICE_URL ? [] : ['office']),
    ...(env.PREVIEW_SECRET ? [] : ['preview']),
    ...(env.PUSH_KEYS ? [] : ['push']),
  ],
  notes: { seals: noteUnopened({ db, secrets: payments.secrets, now }), pictures: watchStorage(media) },
})

/** Serves `/metrics`, if a port is set for it. */
export async function openMetrics(program: Program, { env, metrics }: Shared): Promise<void> {
  const { METRICS_HOST: host, METRICS_PORT: port } = env
  if (port === undefined) return
  const server = createMetricsServer(metrics.registry)
  await listen(server, { port, host }, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  program.ends(async () => void server.close())
  say(`metrics on port ${portOf(server)} of ${host}`)
}
