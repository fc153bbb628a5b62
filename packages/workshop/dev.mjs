import { buildDevStandalone } from 'storybook/internal/core-server'

/** The workshop as a program of `pnpm dev`. */
process.chdir(import.meta.dirname)
await buildDevStandalone({
  configDir: '.storybook',
  port: Number(process.env.WORKSHOP_PORT || 6006),
  exactPort: true,
  host: '127.0.0.1',
  ci: true,
  quiet: true,
  disableTelemetry: true,
})
process.send?.({ ready: true })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(0))
process.once('disconnect', () => process.exit(0))
