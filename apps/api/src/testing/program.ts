import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds a program of this source aside, as it would be shipped, for a test file that starts and kills it: nobody else's
 * build changes it meanwhile. `source` counts from `src`; `name` is the test file's own. The path of the program.
 */
export async function buildProgram(source: string, name: string): Promise<string> {
  const outDir = join(root, '.cache', name)
  await build({
    ...{ entry: { program: join(root, 'src', source) }, outDir, format: 'esm', target: 'node20' },
    ...{ config: false, silent: true, external: [/^[@a-z]/], noExternal: [/^@store\/(?!postgres)/, 'immer'] },
    esbuildOptions: (options) => {
      options.conditions = ['@store/source']
    },
  })
  return join(outDir, 'program.js')
}
