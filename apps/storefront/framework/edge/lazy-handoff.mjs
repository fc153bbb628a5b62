import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Makes Remix encode loaders' data only when its stream is read. Documents carry data in our own format
 * (`handoff.server.ts`), so Remix's would be made and discarded: 0.3 ms of processor time per page.
 */
export function encodeWhenRead() {
  const { resolve } = createRequire(import.meta.url)
  const runtime = createRequire(resolve('@remix-run/node'))
  /** @type {{ encodeViaTurboStream?: (...args: unknown[]) => ReadableStream }} */
  const encoding = runtime(join(dirname(runtime.resolve('@remix-run/server-runtime')), 'single-fetch.js'))
  const encode = encoding.encodeViaTurboStream
  if (!encode) throw new Error('Remix encodes its data elsewhere: see framework/README.md, `handoff`.')
  encoding.encodeViaTurboStream = (...args) => {
    /** @type {ReadableStreamDefaultReader | undefined} */
    let reader
    return new ReadableStream(
      {
        async pull(controller) {
          reader ??= encode(...args).getReader()
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        },
        cancel: (reason) => reader?.cancel(reason),
      },
      { highWaterMark: 0 },
    )
  }
}
