import { BEHAVIOURS, createSandbox } from './sandbox.mjs'

/**
 * The sandbox as a process for `start`. `SANDBOX_PORT`: its port; `SANDBOX_BEHAVIOUR`: how all services behave; `HOOKS_URL`:
 * the API to which payment providers send their events.
 */
const sandbox = createSandbox(BEHAVIOURS.find((one) => one === process.env.SANDBOX_BEHAVIOUR) ?? 'normal', {
  hooks: process.env.HOOKS_URL || 'http://127.0.0.1:4000',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => sandbox.close().then(() => process.exit(0)))
process.once('disconnect', () => process.exit(0))
await sandbox.open(Number(process.env.SANDBOX_PORT || 4100))
process.send?.({ ready: true })
