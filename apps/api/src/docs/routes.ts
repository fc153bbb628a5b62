import { endpoints } from '@store/api-client/contract'
import { toOpenApi } from '@store/api-client/openapi'
import type { Hono } from 'hono'
import type { Services } from '../services.ts'
import { HOOK_PATHS } from './hooks.ts'
import { DOCS_POLICY, docsPage } from './page.ts'

/** What the calls are: for machines at `/openapi.json`, for people at `/docs`. Written once, when first asked for. */
export function docsRoutes(app: Hono, { publicKey }: Services): void {
  const write = () => {
    const document = toOpenApi(endpoints, { publicKeyHeader: publicKey.header })
    return { ...document, paths: { ...document.paths, ...HOOK_PATHS } }
  }
  let document: string | undefined
  let page: string | undefined

  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(write())
    return c.body(document, 200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  })
  app.get('/docs', async (c) => {
    page ??= await docsPage(write())
    return c.html(page, 200, { 'content-security-policy': DOCS_POLICY, 'x-content-type-options': 'nosniff' })
  })
}
