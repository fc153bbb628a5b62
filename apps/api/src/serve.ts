import type { Server } from 'node:http'
import type { AddressInfo, ListenOptions } from 'node:net'
import { Hono } from 'hono'
import { createApi } from './app.ts'
import { salesJob } from './catalog/end-sales.ts'
import { picturesJob } from './catalog/measure-pictures.ts'
import {
  type Cluster,
  DatabaseUnavailable,
  ensureRequestsLogin,
  logArchiveIn,
  migrate,
  openCluster,
  openDatabase,
  requestsUrlOf,
} from './database/index.ts'
import { noPassword } from './database/requests-login.ts'
import { domainsJob } from './domains/watch.ts'
import { type Env, missingSentence, readEnv, sealSecrets } from './env.ts'
import { createApiServer } from './http/server.ts'
import { openOutbox } from './messages/open.ts'
import { createLog, facts } from './operation/log.ts'
import { createMetrics, createMetricsServer } from './operation/metrics.ts'
import { startScheduler } from './operation/scheduler.ts'
import { orderContext } from './order-context.ts'
import { paymentsJob } from './payments/watch.ts'
import { retentionJob } from './retention/forget-old.ts'
import { noteUnopened } from './secrets/reseal.ts'
import { createViewCounts, viewsJob } from './visitors/view-counts.ts'

/** How long running requests may take to finish after the signal to stop. */
const GRACE = 10_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

/** A problem that the person who starts the services can solve, in one sentence. */
class StartProblem extends Error {}

/** Everything that was started, in order; it is stopped in reverse order. */
const running: (() => Promise<void>)[] = []
let stopping: Promise<void> | null = null

async function start(): Promise<void> {
  const reading = readEnv(process.env)
  if (reading.kind === 'missing') throw new StartProblem(missingSentence(reading.names))
  if (reading.kind === 'wrong')
    throw new StartProblem(
      `These variables cannot be used as they are: ${reading.names.join(', ')}. Mend or unset them.`,
    )
  const { env } = reading

  // The port comes first: if it is taken, nothing else has to be touched.
  let api: Hono | null = null
  const waiting = new Hono().all('*', (c) => c.text('starting', 503))
  const server = createApiServer((request, bindings) => (api ?? waiting).fetch(request, bindings))
  await listen(server, { port: env.API_PORT, host: env.API_HOST }, 'API_PORT')

  const log = createLog(env.LOG_LEVEL)
  const url = env.DATABASE_URL ?? (await startCluster(env)).url
  const requestsUrl = env.DATABASE_APP_URL ?? requestsUrlOf(url)
  if (requestsUrl === null) throw noPassword(url)
  const db = await openDatabase(url, requestsUrl)
  running.push(db.close)
  let stopJobs = async () => {}
  running.push(() => stopJobs())
  running.push(() => close(server))
  say('bringing the database up to date')
  await migrate(db)
  await ensureRequestsLogin(db, requestsUrl, env.DATABASE_APP_URL === undefined)
  const payments = {
    secrets: sealSecrets(env),
    sandbox: env.PAYMENT_SANDBOX_URL ?? null,
    publicUrl: env.PUBLIC_API_URL ?? `http://127.0.0.1:${env.API_PORT}`,
    shopPort: env.PORT,
  }
  const orderContextNow = () => orderContext(new Date())
  const views = createViewCounts({ db, now: () => new Date() })
  const metrics = createMetrics(db)
  const outbox = openOutbox({ db, env, log, metrics, say })
  const now = () => new Date()
  const scheduler = startScheduler({
    log,
    jobs: [
      ...outbox.jobs,
      paymentsJob({ db, log, payments, now, orderContext: orderContextNow }),
      salesJob({ db, log, now }),
      domainsJob({ db, log, now, domains: env.domains, servers: env.DNS_SERVERS }),
      viewsJob(views),
      picturesJob({ db, dataDir: env.DATA_DIR }),
      retentionJob({ db, now }),
    ],
  })
  stopJobs = async () => {
    await scheduler.stop()
    await views.write().catch((error: unknown) => log.error({ error: facts(error) }, 'views not written'))
    outbox.close()
  }
  api = createApi({
    db,
    dataDir: env.DATA_DIR,
    publicKey: { header: env.PUBLIC_KEY_HEADER, value: env.PUBLIC_KEY },
    domains: env.domains,
    nameServers: env.DNS_SERVERS,
    allowPrivateHooks: env.PRIVATE_HOOKS === '1',
    shopperSecret: env.SHOPPER_SECRET,
    trustedProxies: env.TRUST_PROXY,
    payments,
    orderContext: orderContextNow,
    views,
    now: () => new Date(),
    notes: { seals: noteUnopened({ db, secrets: payments.secrets, now: () => new Date() }) },
    unset: [...(env.SMTP_URL ? [] : ['mail']), ...(process.env.DATA_DIR ? [] : ['storage'])],
    ...{ log, metrics, checks: { stopping: () => stopping === null, jobs: scheduler.alive } },
  })
  if (env.METRICS_PORT !== undefined) await serveMetrics(createMetricsServer(metrics), env)
  say(`ready on http://${env.API_HOST}:${portOf(server)}`)
  process.send?.({ ready: true })
}

async function startCluster({ DATA_DIR: dataDir, BACKUP_DIR: backups }: Env): Promise<Cluster> {
  say('starting PostgreSQL')
  const opening = openCluster({ dataDir, log: say, archive: backups && logArchiveIn(backups) })
  // A signal to stop during the start waits for the start, so that nothing is left running.
  running.push(() =>
    opening.then(
      (cluster) => cluster.stop(),
      () => undefined,
    ),
  )
  return opening
}

async function serveMetrics(server: Server, { METRICS_HOST: host, METRICS_PORT: port = 0 }: Env): Promise<void> {
  await listen(server, { port, host }, 'METRICS_PORT')
  running.push(async () => void server.close())
  say(`metrics on port ${portOf(server)} of ${host}`)
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function listen(server: Server, where: ListenOptions, variable: string): Promise<void> {
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(where, done))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const { port, host } = where
    if (code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is taken: stop the program that uses it, or choose another port with ${variable}.`,
      )
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartProblem(
        `This machine has no address ${host}: name one it has with ${variable.replace('PORT', 'HOST')}.`,
      )
    if (code === 'EACCES')
      throw new StartProblem(`This user may not open port ${port}: choose one above 1023 with ${variable}.`)
    throw error
  }
}

/** Accepts no more requests, and waits for the running ones. */
async function close(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), GRACE)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

/** Stops everything that was started, the database last. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const end of running.toReversed()) await end()
  })()
  return stopping
}

async function exit(code: number): Promise<void> {
  await stop().catch((error: Error) => complain(error.message))
  process.exit(code)
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) say('stopping')
    void exit(0)
  })
}
// The parent process has ended.
process.on('disconnect', () => void exit(0))
process.on('uncaughtException', (error) => {
  complain(String(error.stack))
  void exit(1)
})

start().catch((error: unknown) => {
  if (stopping) return
  const known = error instanceof StartProblem || error instanceof DatabaseUnavailable
  complain(known ? error.message : String((error as Error).stack))
  void exit(1)
})
