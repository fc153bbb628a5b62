import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { createLog, facts, traceId } from '@store/telemetry'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext } from './nonce.ts'
import { contentSecurityPolicy, TRUSTED_TYPES } from './policy.server.ts'
import { readLanguage } from './session/language.ts'
import { officeOf } from './session/office.server.ts'
import { WordsProvider } from './words/use-words.ts'
import { loadWords } from './words/words.ts'

const log = createLog('info')

/** Renders a page completely, with its Content-Security-Policy. Nothing of the office is ever cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = randomBytes(16).toString('base64')
  const root = context.staticHandlerContext.loaderData.root as { readonly language?: string } | undefined
  const language = readLanguage(root?.language) ?? officeOf({ request, context: loadContext }).language
  const words = await loadWords[language]()
  const page = await drawn(
    <NonceContext.Provider value={nonce}>
      <WordsProvider value={{ words, language }}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </WordsProvider>
    </NonceContext.Provider>,
    nonce,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentSecurityPolicy(nonce))
  headers.set('content-security-policy-report-only', TRUSTED_TYPES)
  headers.set('cache-control', 'private, no-store')
  return new Response(new Uint8Array(page), { status, headers })
}

function drawn(page: React.ReactElement, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })
}

/** The data of a page is as private as the page. */
export function handleDataRequest(response: Response) {
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/**
 * Logs failures, but neither refusals nor requests that were aborted. The address is left out, as links of mails carry
 * tokens.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { requestId } = context
  log.error({ requestId, traceId: traceId(), method: request.method, error: facts(error) }, 'a page could not be made')
}
