import { createServer } from 'vite'

/** The shops while they are worked on (`pnpm dev`): Vite draws pages from the sources and replaces what changes in open ones. */
process.chdir(import.meta.dirname)
const server = await createServer()
await server.listen()
process.send?.({ ready: true })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => server.close().then(() => process.exit(0)))
process.once('disconnect', () => process.exit(0))
