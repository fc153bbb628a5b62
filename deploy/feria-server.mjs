#!/usr/bin/env node
/**
 * The programs of a server, each by its command (docs/operate.md). Every program runs in this process, so that signals reach it.
 * Here only migrate brings the database up to date, and only the worker does the background work, unless the environment says otherwise.
 */
const COMMANDS = {
  storefront: '../apps/storefront/serve.mjs',
  office: '../apps/office/serve.mjs',
  api: '../apps/api/dist/serve.js',
  worker: '../apps/api/dist/worker.js',
  migrate: '../apps/api/dist/migrate.js',
  assets: './kept-assets.mjs',
  feria: '../apps/operator/dist/feria.js',
}

const [command = ''] = process.argv.slice(2)
const program = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : null
if (program === null) {
  console.error(`Usage: feria-server ${Object.keys(COMMANDS).join(' | ')}`)
  process.exit(2)
}
// The operator's tool reads its own arguments.
if (command === 'feria') process.argv.splice(2, 1)
process.env.NODE_ENV ||= 'production'
process.env.WORKER ||= 'off'
process.env.MIGRATIONS ||= 'off'
await import(program)
