import { facts, startTracing } from '@store/telemetry'
import { createApi } from './app.ts'
import { certificateOf } from './domains/certificate.ts'
import { peopleSettings, pushKeys } from './env.ts'
import { startScheduler } from './operation/scheduler.ts'
import { orderContext } from './order-context.ts'
import { openProgramDatabase } from './programs/database.ts'
import { mediaSettings } from './programs/media.ts'
import { openPort } from './programs/port.ts'
import { runProgram, say } from './programs/program.ts'
import { openMetrics, readinessOf, sharedServices } from './programs/services.ts'
import { programSettings } from './programs/settings.ts'
import { openWork } from './programs/work.ts'
import { countsJob, createVisitCounts } from './visitors/counts.ts'

/** The API. Unless WORKER=off and MIGRATIONS=off, it also does the background work, and migrates the database first. */
runProgram(async (program) => {
  const env = programSettings()
  const pictures = mediaSettings()
  program.ends(await startTracing('feria-api'))
  const port = await openPort(
    { port: env.API_PORT, host: env.API_HOST },
    { port: 'API_PORT', host: 'API_HOST' },
    env.DRAIN_SECONDS,
  )
  const db = await openProgramDatabase(program, env)
  const shared = await sharedServices(db, env, pictures)
  const { log, metrics, payments, now } = shared
  const orderContextNow = () => orderContext(now())
  const visits = createVisitCounts({ db, now })
  const work = env.WORKER === 'on' ? openWork(shared, orderContextNow) : null
  // Views are counted in this process's memory, so this process writes them.
  const scheduler = startScheduler({ log, jobs: [...(work?.jobs ?? []), countsJob(visits)] })
  program.ends(async () => {
    await scheduler.stop()
    await visits.write().catch((error: unknown) => log.error({ error: facts(error) }, 'visits not written'))
    work?.close()
  })
  program.ends(port.close)
  port.serve(
    createApi({
      ...readinessOf(shared),
      media: shared.media,
      publicKey: { header: env.PUBLIC_KEY_HEADER, value: env.PUBLIC_KEY },
      domains: env.domains,
      nameServers: env.DNS_SERVERS,
      certificateOf,
      allowPrivateHooks: env.PRIVATE_HOOKS === '1',
      shopperSecret: env.SHOPPER_SECRET,
      previewSecret: env.PREVIEW_SECRET ?? null,
      trustedProxies: env.TRUST_PROXY,
      people: peopleSettings(env),
      pushKeys: pushKeys(env),
      orderContext: orderContextNow,
      checks: { stopping: () => !program.isStopping(), jobs: scheduler.alive },
      payments,
      visits,
      now,
      log,
      metrics,
    }),
  )
  await openMetrics(program, shared)
  say(`ready on http://${env.API_HOST}:${port.port}`)
})
