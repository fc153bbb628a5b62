import { FIELD_LIMITS } from '@store/core'
import { type Endpoint, UNLOCK_HEADER } from './contract/index.ts'
import { exampleOf, type Json, json, parameters, problem, wireOf } from './openapi-schema.ts'

export { manageOpenApi } from './manage/openapi.ts'

export type OpenApiDocument = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Json>>
  /** Messages to others (webhooks), by their topic. */
  readonly webhooks?: Readonly<Record<string, Json>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly securitySchemes: Json }
}

/**
 * The OpenAPI 3.1 document of these endpoints, in wire format: schemas describe what is written; forms that are only
 * tolerated when reading are not in it.
 */
export function toOpenApi(
  endpoints: Readonly<Record<string, Endpoint>>,
  about: {
    readonly title?: string
    readonly version?: string
    readonly publicKeyHeader?: string
  } = {},
): OpenApiDocument {
  const schemas: Record<string, Json> = {}
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of Object.values(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) }
  }
  const tags = new Set(Object.values(endpoints).flatMap(({ tag }) => tag ?? []))
  return {
    openapi: '3.1.0',
    info: { title: about.title ?? 'Shop services', version: about.version ?? '1', description: DESCRIPTION },
    // The host of the document itself.
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas, Falla: FAILURE, PeticionInvalida: INVALID, Problem: PROBLEM },
      securitySchemes: {
        publicKey: { type: 'apiKey', in: 'header', name: about.publicKeyHeader ?? 'x-public-key' },
      },
    },
  }
}

const DESCRIPTION =
  'Calls under /storefront/v1 speak English: amounts are integers in hundredths, moments ISO 8601 in UTC, failures problem details (RFC 9457). All others speak as the services they stand in for: amounts are in major units, with a point; flags are 0 and 1; ids kept as bigint travel as strings; answers stand in an envelope. Of those reading is tolerant; what is shown here is what is written. A locked shop answers 403 to all but what its gate shows, unless the header x-shop-unlock carries the token that its access code was answered with. Who asks too often is answered 429, and told by retry-after in how many seconds to try again.'

const FAILURE = {
  type: 'object',
  properties: { success: { const: false }, message: { type: 'string' }, data: { type: 'null' } },
  required: ['success', 'message', 'data'],
}

/** A prescribed call's answer to a message that breaks the contract. */
const INVALID = {
  type: 'object',
  properties: {
    statusCode: { const: 400 },
    message: { type: 'array', items: { type: 'string' }, description: 'Each names the field by its path.' },
    error: { type: 'string' },
  },
  required: ['statusCode', 'message', 'error'],
}

/** A failure of our own calls; `errors` if the request broke the contract. */
const PROBLEM = {
  type: 'object',
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string', description: 'Its path in the request' },
          message: { type: 'string' },
        },
        required: ['field', 'message'],
      },
    },
  },
  required: ['type', 'title', 'status', 'detail'],
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The forms of a call's failures: for input that breaks the contract, and for all others. */
const failures = ({ legacy }: Endpoint) =>
  legacy
    ? { invalid: json({ anyOf: [refTo('PeticionInvalida'), refTo('Falla')] }), other: json(refTo('Falla')) }
    : { invalid: problem(refTo('Problem')), other: problem(refTo('Problem')) }

const UNLOCK = {
  name: UNLOCK_HEADER,
  in: 'header',
  required: false,
  description: 'Opens a locked shop: the token that verifyAccessCode answered.',
  schema: { type: 'string', maxLength: FIELD_LIMITS.key },
}

function operation(endpoint: Endpoint, schemas: Record<string, Json>): Json {
  const { invalid, other } = failures(endpoint)
  return {
    ...(endpoint.tag && { tags: [endpoint.tag] }),
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: endpoint.open ? [] : [{ publicKey: [] }],
    parameters: [
      ...parameters('path', endpoint.params, schemas),
      ...parameters('query', endpoint.query, schemas),
      ...(endpoint.external ? [] : [UNLOCK]),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(wireOf(endpoint.body, 'sent', schemas), exampleOf(endpoint)) } }
      : {}),
    responses: {
      [endpoint.status ?? 200]: { description: 'OK', content: json(wireOf(endpoint.response, 'answered', schemas)) },
      400: {
        description: 'The message breaks the contract, or the public key is missing',
        content: invalid,
      },
      default: { description: 'Failure', content: other },
    },
  }
}
