/** Serves the built shops, from whatever folder it is started in: `node apps/storefront/serve.mjs`. */
process.chdir(import.meta.dirname)
await import('./build/edge/edge.js')
