import { createSandbox, MOODS } from './sandbox.mjs'

/** The sandbox as a program of `start`: `SANDBOX_PORT`, `SANDBOX_MOOD` for a bad day of all of them, `HOOKS_URL` where payments are reported. */
const sandbox = createSandbox(MOODS.find((mood) => mood === process.env.SANDBOX_MOOD) ?? 'well', {
  hooks: process.env.HOOKS_URL || 'http://127.0.0.1:4000',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => sandbox.close().then(() => process.exit(0)))
process.once('disconnect', () => process.exit(0))
await sandbox.open(Number(process.env.SANDBOX_PORT || 4100))
process.send?.({ ready: true })
