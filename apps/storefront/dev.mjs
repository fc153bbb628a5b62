import { createServer } from 'vite'

/**
 * The storefront in development (`pnpm dev`): Vite renders pages from the sources and hot-replaces modules in open pages.
 */
process.chdir(import.meta.dirname)
const server = await createServer()
await server.listen()
process.send?.({ ready: true })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => server.close().then(() => process.exit(0)))
process.once('disconnect', () => process.exit(0))
