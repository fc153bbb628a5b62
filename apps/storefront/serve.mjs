import http from 'node:http'
import { createRequire } from 'node:module'

/** Serves the built shops, from whatever folder it is started in: `node apps/storefront/serve.mjs`. */
process.chdir(import.meta.dirname)
process.argv[2] = './build/server/index.js'
// Before remix-serve creates its server. What is missing without it: framework/README.md.
if (process.env.FRAMEWORK_OFF?.split(',').includes('edge')) sayWhenReady()
else await import('./build/edge/edge.js')
await import(createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js'))

/** As the edge does: whoever started this program waits for it. */
function sayWhenReady() {
  const { createServer } = http
  http.createServer = (...args) => createServer(...args).once('listening', () => process.send?.({ ready: true }))
}
