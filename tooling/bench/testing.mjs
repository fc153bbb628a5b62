import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import { openApi } from './product.mjs'

const api = fileURLToPath(new URL('../../apps/api', import.meta.url))

/** The services of this source, for one test file: built aside, so that no build of anybody else changes them meanwhile. */
export async function openTestApi(name) {
  const outDir = join(api, '.cache', name)
  await build({
    ...{ config: false, silent: true, entry: [join(api, 'src/serve.ts')], outDir, format: 'esm', target: 'node20' },
    ...{ external: [/^[@a-z]/], noExternal: [/^@store\//, 'immer'] },
    esbuildOptions: (options) => {
      options.conditions = ['@store/source']
    },
  })
  const opened = await openApi({ program: join(outDir, 'serve.js') })
  await opened.start()
  return opened
}
