import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root: every path and child process starts here. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A problem that the reader can solve: printed as one sentence, without a stack. */
export class Refusal extends Error {}

const port = (name, fallback) => {
  const text = process.env[name] || String(fallback)
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 65535)
    throw new Refusal(`${name}=${text} is not a port. Set ${name} to a number from 1 to 65535.`)
  return value
}

/** @returns one of these words; the first if the variable is not set */
function oneOf(name, words) {
  const word = process.env[name] || words[0]
  if (!words.includes(word))
    throw new Refusal(`${name}=${word} is not known. Set ${name} to one of ${words.join(', ')}.`)
  return word
}

/** Reads the variables of the environment table in README.md. All have working defaults. */
export function readSettings() {
  const shopPort = port('PORT', 3000)
  const apiPort = port('API_PORT', 4000)
  const officePort = port('OFFICE_PORT', shopPort + 100)
  const sandboxPort = process.env.SANDBOX_PORT ? port('SANDBOX_PORT') : null
  return {
    shopPort,
    apiPort,
    officePort,
    /** The office's address for merchants. */
    officeUrl: process.env.OFFICE_URL || `http://office.localhost:${officePort}`,
    /** False only if all real third-party services are configured. */
    needsSandbox: !(process.env.BNPL_URL && process.env.MARKETPLACE_URL && process.env.PAYMENT_SANDBOX_URL),
    /** Null: not chosen. */
    sandboxPort,
    /** The port of `pnpm dev`'s workshop. */
    workshopPort: port('WORKSHOP_PORT', 6006),
    /** Whether this is a demonstration with demo shops: by default, if the database is our own. */
    demo: process.env.DEMO ? process.env.DEMO === '1' : !process.env.DATABASE_URL,
    /** Which demo shops: the import of the shop of ten thousand products takes as long as several others. */
    demoShops: oneOf('DEMO_SHOPS', ['all', 'small', 'first']),
    dataFolder: resolve(root, process.env.DATA_DIR || '.data'),
    domain: (process.env.STORE_DOMAINS || 'localhost').split(',')[0].trim(),
  }
}
