import { startTracing } from '@store/telemetry'
import { Hono } from 'hono'
import { healthRoutes } from './operation/readiness.ts'
import { startScheduler } from './operation/scheduler.ts'
import { orderContext } from './order-context.ts'
import { openProgramDatabase } from './programs/database.ts'
import { mediaSettings } from './programs/media.ts'
import { openPort } from './programs/port.ts'
import { runProgram, say } from './programs/program.ts'
import { openMetrics, readinessOf, sharedServices } from './programs/services.ts'
import { programSettings } from './programs/settings.ts'
import { openWork } from './programs/work.ts'

/** Only the background work, for APIs with WORKER=off. Its port only serves `/healthz` and `/readyz`. */
runProgram(async (program) => {
  const env = programSettings()
  const pictures = mediaSettings()
  program.ends(await startTracing('feria-worker'))
  const port = await openPort(
    { port: env.WORKER_PORT, host: env.API_HOST },
    { port: 'WORKER_PORT', host: 'API_HOST' },
    0,
  )
  const db = await openProgramDatabase(program, env)
  const shared = await sharedServices(db, env, pictures)
  const work = openWork(shared, () => orderContext(shared.now()))
  const scheduler = startScheduler({ log: shared.log, jobs: work.jobs })
  program.ends(async () => {
    await scheduler.stop()
    work.close()
  })
  program.ends(port.close)
  const app = new Hono()
  healthRoutes(app, {
    ...readinessOf(shared),
    checks: { stopping: () => !program.isStopping(), jobs: scheduler.alive },
  })
  port.serve(app)
  await openMetrics(program, shared)
  say(`working; ready on http://${env.API_HOST}:${port.port}`)
})
