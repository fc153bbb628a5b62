import * as z from 'zod'
import type { Call } from './contract/endpoint.ts'

export type Json = { readonly [key: string]: unknown }

export const json = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

export const problem = (schema: Json): Json => ({ 'application/problem+json': { schema } })

/** The endpoint's example in wire format. */
export const exampleOf = ({ body, example }: Call): unknown =>
  body && example !== undefined ? JSON.parse(JSON.stringify(z.encode(body, example))) : undefined

export function parameters(
  where: 'path' | 'query',
  schema: z.ZodType | undefined,
  schemas: Record<string, Json>,
): Json[] {
  if (!schema) return []
  const { properties, required } = wireOf(schema, 'sent', schemas)
  const names = Array.isArray(required) ? required : []
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || names.includes(name),
    schema: property,
  }))
}

/** The wire side of a codec as JSON Schema. Schemas with an id become the document's components. */
export function wireOf(schema: z.ZodType, direction: 'sent' | 'answered', schemas: Record<string, Json>): Json {
  const {
    $schema: _,
    $defs,
    ...found
  }: Json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.leftOut
      // The format implies the pattern.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
      const { def } = zodSchema._zod
      // The value that replaces an invalid one when reading is not a default for writers.
      if (def.type === 'catch') delete jsonSchema.default
      if (isJsonString(def)) jsonSchema.contentSchema = wireOf(def.out as z.ZodType, direction, schemas)
      // A list is written even when it is empty.
      if (jsonSchema.neverNull) {
        const [list] = jsonSchema.anyOf ?? []
        delete jsonSchema.anyOf
        delete jsonSchema.neverNull
        Object.assign(jsonSchema, list)
      }
      if (def.type !== 'object') return
      const { shape } = def as z.core.$ZodObjectDef
      const required = Object.keys(shape).filter((key) => shape[key] && isAlwaysThere(shape[key], direction))
      if (required.length > 0) jsonSchema.required = required
      else delete jsonSchema.required
    },
  })
  for (const [id, named] of Object.entries($defs ?? {})) schemas[id] = inComponents(named)
  return inComponents(found)
}

/** Reading is tolerant; the document describes what is written: answers have all possible keys, requests the required ones. */
function isAlwaysThere(part: z.core.$ZodType, direction: 'sent' | 'answered'): boolean {
  if (direction === 'sent') return !z.safeParse(part, undefined).success
  const { def } = part._zod
  const wire = def.type === 'pipe' ? (def as z.core.$ZodPipeDef).in : part
  return part._zod.optout !== 'optional' && z.globalRegistry.get(wire)?.leftOut !== true
}

function isJsonString(def: z.core.$ZodTypeDef): def is z.core.$ZodPipeDef {
  return (
    def.type === 'pipe' && z.globalRegistry.get((def as z.core.$ZodPipeDef).in)?.contentMediaType === 'application/json'
  )
}

function inComponents(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
