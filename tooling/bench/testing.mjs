import { buildProgram } from '@store/api/testing'
import { openApi } from './product.mjs'

/** Starts the services built from this source, for one test file. */
export async function openTestApi(name) {
  const opened = await openApi({ program: await buildProgram('serve.ts', name) })
  await opened.start()
  return opened
}
