import { describe, expect, test } from 'vitest'
import { toOpenApi } from '../openapi.ts'
import { endpoints } from './index.ts'

type Schema = { readonly [keyword: string]: unknown }

const { paths, components } = toOpenApi(endpoints)

/** The places where a schema allows a text of any length or a list with any number of entries. */
function unlimited(schema: Schema, at: string, seen: readonly string[] = []): readonly string[] {
  const reference = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  if (reference !== undefined)
    return seen.includes(reference) ? [] : unlimited(components.schemas[reference] ?? {}, at, [...seen, reference])
  const types = [schema.type].flat()
  const isLimited = schema.maxLength !== undefined || schema.enum !== undefined || schema.const !== undefined
  const own = [
    ...(types.includes('string') && !isLimited ? [at] : []),
    ...(types.includes('array') && schema.maxItems === undefined ? [`${at}[]`] : []),
  ]
  const within = [
    ...Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>).map(
      ([name, inner]) => [inner, `${at}.${name}`] as const,
    ),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((way) =>
      ((schema[way] ?? []) as readonly Schema[]).map((inner) => [inner, at] as const),
    ),
    ...(schema.items ? [[schema.items as Schema, `${at}[]`] as const] : []),
    ...['additionalProperties', 'propertyNames'].flatMap((part) =>
      typeof schema[part] === 'object' ? [[schema[part] as Schema, `${at}.*`] as const] : [],
    ),
  ]
  return [...own, ...within.flatMap(([inner, where]) => unlimited(inner, where, seen))]
}

describe('what is sent to us', () => {
  test('has a longest length for each text and a largest number of entries for each list', () => {
    const found = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap((call) => {
        const {
          operationId,
          parameters = [],
          requestBody,
        } = call as {
          readonly operationId: string
          readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[]
          readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
        }
        return [
          ...parameters.flatMap(({ name, schema }) => unlimited(schema, `${operationId} ${name}`)),
          ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => unlimited(schema, operationId)),
        ]
      }),
    )
    expect(found).toEqual([])
  })
})
