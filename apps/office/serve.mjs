/** Serves the built office, from whatever folder it is started in: `node apps/office/serve.mjs`. */
process.chdir(import.meta.dirname)
await import('./build/program/office.js')
