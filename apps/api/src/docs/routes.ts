import { endpoints } from '@store/api-client/contract'
import { manageOpenApi, type OpenApiDocument, toOpenApi } from '@store/api-client/openapi'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Services } from '../services.ts'
import { HOOK_PATHS } from './hooks.ts'
import { DOCS_POLICY, docsPage } from './page.ts'

/** The description of the calls: for programs as OpenAPI, for people as a page. Generated on the first request. */
export function docsRoutes(app: Hono, { publicKey }: Services): void {
  describe(app, {
    document: '/openapi.json',
    page: '/docs',
    key: html`the public key in the header <code>${publicKey.header}</code>`,
    write: () => {
      const written = toOpenApi(endpoints, { publicKeyHeader: publicKey.header })
      return { ...written, paths: { ...written.paths, ...HOOK_PATHS } }
    },
  })
  describe(app, {
    document: '/manage/v1/openapi.json',
    page: '/manage/docs',
    key: html`a key, as <code>Authorization: Bearer fk_…</code>`,
    write: manageOpenApi,
  })
}

type DocumentedApi = {
  readonly document: string
  readonly page: string
  readonly key: ReturnType<typeof html>
  readonly write: () => OpenApiDocument
}

function describe(app: Hono, { document, page, key, write }: DocumentedApi): void {
  let json: string | undefined
  let text: string | undefined

  app.get(document, (c) => {
    json ??= JSON.stringify(write())
    return c.body(json, 200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  })
  app.get(page, async (c) => {
    text ??= await docsPage(write(), { document, key })
    return c.html(text, 200, { 'content-security-policy': DOCS_POLICY })
  })
}
