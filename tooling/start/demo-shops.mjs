import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal, root } from './settings.mjs'
import { task } from './task.mjs'

const archives = join(root, 'tooling/demo/dist/archives')
const tool = join(root, 'apps/operator/dist/feria.js')

/**
 * Imports the demo shops as a merchant would import a shop (`feria shop import`), and gives them test accounts of the
 * sandbox: each once for a data folder. A name that a merchant's own shop has is left to it. Answers those that are open.
 *
 * @param run runs a task and says under which title
 */
export async function importDemoShops({ env, dataFolder, run, report }) {
  const shops = JSON.parse(await readFile(join(archives, 'index.json'), 'utf8'))
  const file = join(dataFolder, 'demo-shops.json')
  const known = await readFile(file, 'utf8').then(JSON.parse, () => ({}))
  const missing = shops.filter(({ subdomain }) => !(subdomain in known))
  // Whoever is stopped in between does it again: an archive that was imported before changes nothing.
  for (const [at, { subdomain, name, file: archive }] of missing.entries()) {
    report(`${name} (${at + 1} of ${missing.length})`)
    known[subdomain] = await imported(join(archives, archive))
  }
  const opened = missing.flatMap(({ subdomain }) => (known[subdomain] ? [subdomain] : []))
  if (opened.length > 0 && env.PAYMENT_SANDBOX_URL) await run(['payments', 'sandbox', ...opened])
  if (missing.length > 0) await writeFile(file, `${JSON.stringify(known, null, 2)}\n`)
  return shops.filter(({ subdomain }) => known[subdomain])

  /** False: the name is that of a merchant's own shop. */
  async function imported(path) {
    try {
      await run(['shop', 'import', path, '--json'])
      return true
    } catch (problem) {
      if (problem instanceof Refusal && problem.message.includes('is that of another shop')) return false
      throw problem
    }
  }
}

/** One command of the operator's tool. */
export const feria = (args, env) => task('demo', { script: tool, args, env, print: () => {} })
