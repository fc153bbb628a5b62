import * as z from 'zod'
import type { OpenApiDocument } from '../openapi.ts'
import { exampleOf, type Json, json, parameters, problem, wireOf } from '../openapi-schema.ts'
import { type ManageEndpoint, mayRepeat } from './endpoint.ts'
import { manageEndpoints } from './endpoints.ts'
import { ManageProblem, PROBLEMS } from './problem.ts'
import { SCOPES } from './scopes.ts'
import { WEBHOOK_DATA } from './webhook-data.ts'

const DESCRIPTION = `What merchants, their programs and the command line do with shops. A key says who asks, as \`Authorization: Bearer fk_…\`, or the session of a person, as \`Bearer fs_…\`; each call names the scope it takes, of a key or of the person’s role in the shop. Amounts are whole hundredths, moments ISO 8601 in UTC.

Lists are read page by page: \`next\` of an answer is the \`after\` of the next question.

Of a resource that can be changed, \`revision\` and the header \`ETag\` name the version; changing or deleting it takes that version as \`If-Match\`, and is answered 412 when it has changed since.

Any POST may carry an \`Idempotency-Key\` of 16 to 64 signs, and must where money, stock or mail moves: for seven days the same call again is answered the same, with \`Idempotent-Replay: true\`.

Failures are problem details (RFC 9457) in the language of \`Accept-Language\`: \`code\` is one of ${Object.keys(PROBLEMS).join(', ')}.

A key may call 300 times a minute, a person 600 times, all callers of a shop together 1,500 times; keys of a shop 8 at once, its team 40; the headers \`RateLimit\` and \`RateLimit-Policy\` say what is left.

A webhook is told by a POST of \`type\`, \`timestamp\` and \`data\`, signed as Standard Webhooks say with the secret that \`createWebhook\` answered; the same \`webhook-id\` is the same message. Any 2xx is understood, and 410 switches it off. What fails is tried again after 5 seconds, 1 minute, 10 minutes, 1 hour, 6 hours, then every 12 hours for three days; after five days of failing a webhook is off. Events may arrive twice, and out of order.

The \`data\` of an event is the resource as it was then, without what shows who somebody is unless the webhook has \`buyers\`. The \`amount\` of \`order.created\` alone is in units of its currency, not in hundredths.

This version only grows; what is taken away is announced by \`Deprecation\` and \`Sunset\` twelve months before.`

/** The OpenAPI 3.1 document of the management API. */
export function manageOpenApi(): OpenApiDocument {
  const schemas: Record<string, Json> = {}
  const paths: Record<string, Record<string, Json>> = {}
  const calls = Object.values<ManageEndpoint>(manageEndpoints)
  const failure = problem(wireOf(ManageProblem, 'answered', schemas))
  for (const endpoint of calls) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, failure, schemas) }
  }
  const webhooks = Object.fromEntries(
    Object.entries<z.ZodType>(WEBHOOK_DATA).map(([event, data]) => [
      event,
      { post: webhookSchema(event, data, schemas) },
    ]),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Management API', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    webhooks,
    components: {
      schemas,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: `Scopes: ${SCOPES.join(', ')}` },
        session: { type: 'http', scheme: 'bearer', description: 'The session of a person, from `signInWithCode`' },
      },
    },
  }
}

/** The body that a webhook gets for an event. */
function webhookSchema(event: string, data: z.ZodType, schemas: Record<string, Json>): Json {
  const body = {
    type: 'object',
    properties: {
      type: { const: event },
      timestamp: { type: 'string', format: 'date-time' },
      data: wireOf(data, 'answered', schemas),
    },
    required: ['type', 'timestamp', 'data'],
  }
  return {
    operationId: event,
    summary: `\`${event}\` has happened`,
    security: [],
    parameters: [],
    requestBody: { required: true, content: json(body) },
    responses: { '2XX': { description: 'Understood' }, 410: { description: 'Never again' } },
  }
}

const ACCESS = {
  shop: 'any key of the shop, and everybody in its team',
  anybody: 'any key, and anybody signed in',
  key: 'any key',
  person: 'people, about themselves',
  public: 'anybody, also without a key',
  platform: 'a key of the platform',
} as const

function operation(endpoint: ManageEndpoint, failure: Json, schemas: Record<string, Json>): Json {
  const { access, answers, takes, body, response, status = 200, name, tag, summary } = endpoint
  const scope = SCOPES.find((known) => known === access)
  return {
    tags: [tag],
    operationId: name,
    summary,
    description: `For ${scope ? `keys with \`${scope}\`` : ACCESS[access as keyof typeof ACCESS]}.`,
    security: access === 'public' ? [] : [{ [access === 'person' ? 'session' : 'key']: scope ? [scope] : [] }],
    parameters: [
      ...parameters('path', endpoint.params, schemas),
      ...parameters('query', endpoint.query, schemas),
      ...headersOf(endpoint),
    ],
    ...(body && { requestBody: { required: true, content: json(wireOf(body, 'sent', schemas), exampleOf(endpoint)) } }),
    ...(takes && { requestBody: { required: true, content: { [takes.type]: { schema: {} } } } }),
    responses: {
      [status]: {
        description: 'OK',
        content: answers ? { [answers]: { schema: {} } } : json(wireOf(response, 'answered', schemas)),
      },
      default: { description: 'Failure', content: failure },
    },
  }
}

function headersOf(endpoint: ManageEndpoint): readonly Json[] {
  const { revision, idempotent } = endpoint
  const header = (name: string, required: boolean, description: string, form: z.ZodType) => ({
    name,
    in: 'header',
    required,
    description,
    schema: z.toJSONSchema(form),
  })
  return [
    ...(revision ? [header('If-Match', true, 'The revision that was read', z.string())] : []),
    ...(mayRepeat(endpoint)
      ? [header('Idempotency-Key', idempotent === true, 'The same again is the same call', z.string().min(16).max(64))]
      : []),
  ]
}
