import { createHash } from 'node:crypto'
import type { OpenApiDocument } from '@store/api-client/openapi'
import { html, raw } from 'hono/html'
import { fieldsOf, kindOf, type Schema } from './schema.ts'
import { STYLE } from './style.ts'

/** The page may use its own style sheet and load nothing else. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly security: readonly unknown[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content: Content }>>
}
type Content = { readonly 'application/json'?: { readonly schema: Schema; readonly example?: unknown } }
type Event = {
  readonly operationId: string
  readonly requestBody: {
    readonly content: {
      readonly 'application/json': { readonly schema: { readonly properties: { readonly data: Schema } } }
    }
  }
}
type Call = Operation & { readonly method: string; readonly path: string }

/** The address of the document, and who may make the calls marked `key`. */
type About = { readonly document: string; readonly key: ReturnType<typeof html> }

/** Renders an OpenAPI document as a page. */
export async function docsPage(
  { info, tags, paths, webhooks = {}, components }: OpenApiDocument,
  { document, key }: About,
): Promise<string> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({
        ...(operation as Operation),
        method: method.toUpperCase(),
        path,
      }),
    ),
  )
  const schemas = Object.entries(components.schemas).toSorted(([a], [b]) => a.localeCompare(b))
  const families = tags.map(({ name }) => ({ name, calls: calls.filter((call) => call.tags?.includes(name)) }))
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<h1>${info.title}</h1>
${info.description.split('\n\n').map((paragraph) => html`<p>${withCode(paragraph)}</p>`)}
<p>Calls marked <b class="key">key</b> need ${key}. For machines: <a href="${document}">${document.slice(1)}</a>.</p>
</header>
<nav aria-label="Calls">
${families.map(
  (family) => html`<h2>${family.name}</h2>
<ul>${family.calls.map((call) => html`<li><a href="#${call.operationId}">${call.operationId}</a></li>`)}</ul>`,
)}
${Object.keys(webhooks).length > 0 ? html`<h2><a href="#events">Events</a></h2>` : ''}
<h2><a href="#schemas">Schemas</a></h2>
</nav>
<main>
${families.map((family) => html`<h2>${family.name}</h2>${family.calls.map(section)}`)}
${eventsSection(Object.values(webhooks).map(({ post }) => post as Event))}
<h2 id="schemas">Schemas</h2>
${schemas.map(
  ([name, schema]) => html`<section id="${name}"><h3>${name}</h3>
<p>${kindOf(schema as Schema)}</p>${fieldsOf(schema as Schema)}</section>`,
)}
</main>
</body>
</html>`
  return String(page)
}

/** A text in which parts between backticks become code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))

/** The bodies of webhooks; nothing if there are none. */
const eventsSection = (events: readonly Event[]) =>
  events.length === 0
    ? ''
    : html`<h2 id="events">Events</h2>
<p>What webhooks can listen to, and the <code>data</code> of each; <code>ping</code> is a test.</p>
<section><ul class="fields">${events.map(({ operationId, requestBody }) => {
        const { data } = requestBody.content['application/json'].schema.properties
        return html`<li><code>${operationId}</code> <span>${kindOf(data)}</span>${data.$ref ? '' : fieldsOf(data)}</li>`
      })}</ul></section>`

function section(call: Call) {
  const [status = '200', answer] = Object.entries(call.responses)[0] ?? []
  const answered = answer?.content['application/json']?.schema ?? {}
  const { schema: sent, example } = call.requestBody?.content['application/json'] ?? {}
  return html`<section id="${call.operationId}">
<h3>${withCode(call.summary)}</h3>
<p class="line"><b class="method">${call.method}</b> <code>${call.path}</code>${call.security.length > 0 ? html` <b class="key">key</b>` : ''}</p>
${call.description ? html`<p>${withCode(call.description)}</p>` : ''}
${
  call.parameters.length > 0
    ? html`<h4>Parameters</h4><ul class="fields">${call.parameters.map(
        (each) =>
          html`<li><code>${each.name}</code> <em>${each.in}${each.required ? '' : ', optional'}</em> <span>${kindOf(each.schema)}</span></li>`,
      )}</ul>`
    : ''
}
${sent ? html`<h4>Body</h4><p>${kindOf(sent)}</p>${fieldsOf(sent)}` : ''}
${example === undefined ? '' : html`<h4>Example</h4><pre>${JSON.stringify(example, null, 2)}</pre>`}
<h4>Answer <code>${status}</code></h4>${answered.$ref ? html`<p>${kindOf(answered)}</p>` : fieldsOf(answered)}
</section>`
}
