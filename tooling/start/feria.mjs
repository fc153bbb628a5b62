import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { tool } from './platform-key.mjs'
import { Refusal, root } from './settings.mjs'

/** Runs the operator's tool, building it first if necessary. Relative paths refer to the person's working directory. */

try {
  if (!existsSync(tool)) {
    process.stderr.write('building the tool, once …\n')
    await build(['@store/api', '@store/operator'])
  }
  process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || '.data')
  if (process.env.BACKUP_DIR) process.env.BACKUP_DIR = resolve(root, process.env.BACKUP_DIR)
  process.chdir(process.env.INIT_CWD || process.cwd())
  await import(pathToFileURL(tool).href)
} catch (problem) {
  process.stderr.write(`${problem instanceof Refusal ? problem.message : problem.stack}\n`)
  process.exitCode = 1
}
