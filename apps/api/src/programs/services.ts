import { createLog, createMetricsServer, type Log } from '@store/telemetry'
import type { Database } from '../database/index.ts'
import { type Env, sealSecrets } from '../env.ts'
import { createMetrics, type Metrics } from '../operation/metrics.ts'
import type { PaymentSettings } from '../payments/accounts.ts'
import { noteUnopened } from '../secrets/reseal.ts'
import { listen, portOf } from './port.ts'
import { type Program, say } from './program.ts'

/** What API and worker both work with. */
export type Shared = {
  readonly db: Database
  readonly env: Env
  readonly log: Log
  readonly metrics: Metrics
  readonly payments: PaymentSettings
  readonly now: () => Date
}

export function sharedServices(db: Database, env: Env): Shared {
  const payments = {
    secrets: sealSecrets(env),
    sandbox: env.PAYMENT_SANDBOX_URL ?? null,
    publicUrl: env.PUBLIC_API_URL ?? `http://127.0.0.1:${env.API_PORT}`,
    shopPort: env.PORT,
  }
  return { db, env, log: createLog(env.LOG_LEVEL), metrics: createMetrics(db), payments, now: () => new Date() }
}

/** The parts of `/readyz` besides the program's own. */
export const readinessOf = ({ db, env, payments, now }: Shared) => ({
  db,
  unset: [
    ...(env.SMTP_URL ? [] : ['mail']),
    ...(process.env.DATA_DIR ? [] : ['storage']),
    ...(process.env.OFFICE_URL ? [] : ['office']),
  ],
  notes: { seals: noteUnopened({ db, secrets: payments.secrets, now }) },
})

/** `/metrics`, if a port is set for it. */
export async function openMetrics(program: Program, { env, metrics }: Shared): Promise<void> {
  const { METRICS_HOST: host, METRICS_PORT: port } = env
  if (port === undefined) return
  const server = createMetricsServer(metrics.registry)
  await listen(server, { port, host }, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  program.ends(async () => void server.close())
  say(`metrics on port ${portOf(server)} of ${host}`)
}
