import { type Call, type KnownValues, resolve, type Schema } from './calls.ts'

/** One valid request of a call: known values where there are any, plain ones for other required fields. */
export function requestFor(
  call: Call,
  known: KnownValues,
): { readonly path: string; readonly body: string | undefined } {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known[name])))
  const parameters = Object.entries(call.query).filter(([name]) => call.required.includes(name) || name in known)
  const query = parameters.map(
    ([name, schema]) => `${name}=${encodeURIComponent(String(example(schema, known, name)))}`,
  )
  return {
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    body: call.body ? JSON.stringify(example(call.body, known)) : undefined,
  }
}

function example(schema: Schema, known: KnownValues, name = ''): unknown {
  if (name in known && fits(schema, known[name])) return known[name]
  if (typeof schema.$ref === 'string') return example(resolve(schema.$ref), known, name)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []) as readonly Schema[]
  if (choice) return example(choice, known, name)
  const [type] = [schema.type].flat()
  if (type === 'array') return [example(itemsOf(schema), known)]
  if (type !== 'object') return EXAMPLES[String(type)] ?? null
  const required = (schema.required ?? []) as readonly string[]
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>)
  const fields = properties.filter(([key]) => required.includes(key) || key in known)
  return Object.fromEntries(fields.map(([key, inner]) => [key, example(inner, known, key)]))
}

const EXAMPLES: Readonly<Record<string, unknown>> = { string: 'texto', integer: 1, number: 1, boolean: true }

const itemsOf = (schema: Schema) => (schema.items ?? {}) as Schema

/**
 * Whether a known value has the right type: a field name may mean a list of ids in one call and a list of rows in another.
 */
function fits(schema: Schema, value: unknown): boolean {
  if (schema.type !== 'array' || !Array.isArray(value)) return true
  const { $ref, type } = itemsOf(schema)
  return (typeof $ref === 'string' || type === 'object') === (typeof value[0] === 'object')
}
