import { type EndpointName, endpoints } from '@store/api-client/contract'
import { toOpenApi } from '@store/api-client/openapi'
import fc from 'fast-check'

export type Schema = { readonly [keyword: string]: unknown }
type Properties = Readonly<Record<string, Schema>>

/** A call as its document describes it. */
export type Call = {
  readonly name: EndpointName
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly params: Properties
  readonly query: Properties
  readonly required: readonly string[]
  readonly body: Schema | null
}

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Schema }
type Operation = {
  readonly operationId: EndpointName
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}

const document = toOpenApi(endpoints)
const components = document.components.schemas

/** Every call of the contract, read from its document. */
export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, Operation>>).map(([method, operation]) => {
    const of = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
    const schemas = (place: string) => Object.fromEntries(of(place).map(({ name, schema }) => [name, schema]))
    return {
      name: operation.operationId,
      method: method.toUpperCase() as Call['method'],
      path,
      params: schemas('path'),
      query: schemas('query'),
      required: of('query').flatMap(({ name, required }) => (required ? [name] : [])),
      body: operation.requestBody?.content['application/json'].schema ?? null,
    }
  }),
)

/** Ids and names of existing things, by field name on the wire: without them, every request would end at "not found". */
export type KnownValues = Readonly<Record<string, unknown>>

/** Values that match this schema; for fields with a known value, mostly that value. */
export function anyOf(schema: Schema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const described = describedBy(schema, known)
  if (!(name in known)) return described
  return fc.oneof({ weight: 4, arbitrary: fc.constant(known[name]) }, { weight: 1, arbitrary: described })
}

function describedBy(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') return anyOf(resolve(schema.$ref), known)
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
  if (choices) return fc.oneof(...choices.map((choice) => anyOf(choice, known)))
  const types = [schema.type].flat()
  return fc.oneof(...types.map((type) => (BY_TYPE[String(type)] ?? anything)(schema, known)))
}

const anything = () => fc.jsonValue({ maxDepth: 2 })
const BY_TYPE: Readonly<Record<string, (schema: Schema, known: KnownValues) => fc.Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: () => fc.oneof(fc.nat({ max: 40 }), fc.integer()),
  number: () => fc.oneof(fc.nat({ max: 200_000 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
  string: () => fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat().map(String), fc.emailAddress()),
  array: (schema, known) => fc.array(anyOf((schema.items ?? {}) as Schema, known), { maxLength: 4 }),
  object: ({ properties, required }, known) => {
    const fields = Object.entries((properties ?? {}) as Properties).map(([key, inner]) => [
      key,
      anyOf(inner, known, key),
    ])
    return fc.record(Object.fromEntries(fields), { requiredKeys: (required ?? []) as never[] })
  },
}

export function resolve(reference: string): Schema {
  const found = components[reference.split('/').at(-1) ?? '']
  if (!found) throw new Error(`the document has no ${reference}`)
  return found
}
