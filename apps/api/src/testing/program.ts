import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds a program of this source into a separate folder, as it would be shipped, for a test file that starts and kills it:
 * other builds do not change it meanwhile. `source` is relative to `src`; `name` is unique to the test file. Returns the
 * program's path.
 */
export async function buildProgram(source: string, name: string): Promise<string> {
  const outDir = join(root, '.cache', name)
  await build({
    entry: { program: join(root, 'src', source) },
    outDir,
    format: 'esm',
    target: 'node20',
    config: false,
    silent: true,
    external: [/^[@a-z]/],
    noExternal: [/^@store\/(?!postgres)/, 'immer'],
    esbuildOptions: (options) => {
      options.conditions = ['@store/source']
    },
  })
  return join(outDir, 'program.js')
}
