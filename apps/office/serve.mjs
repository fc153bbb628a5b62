/** Serves the built office, started from any folder: `node apps/office/serve.mjs`. */
process.chdir(import.meta.dirname)
await import('./build/program/office.js')
