import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { decodeInput, encodeIssues, endpoints } from './contract/index.ts'
import { toOpenApi } from './openapi.ts'

const document = toOpenApi(endpoints, { version: '1.2.0', publicKeyHeader: 'PUBLIC_KEY' })
const get = (path: string): unknown => document.paths[path]?.get

describe('the OpenAPI document', () => {
  test('has one operation per endpoint, and every reference leads somewhere', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations).toHaveLength(Object.keys(endpoints).length)
    for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(Object.keys(document.components.schemas)).toContain(name)
  })

  test('says of every call what it is about', () => {
    const tags = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((call) => call as { tags: string[] }),
    )
    expect(tags.filter((call) => call.tags?.length !== 1)).toEqual([])
    expect(new Set(tags.flatMap((call) => call.tags))).toEqual(new Set(document.tags.map(({ name }) => name)))
  })

  test('speaks the language of the wire, in the one form that is written', () => {
    expect(document.components.schemas.Descuento).toMatchInlineSnapshot(`
      {
        "properties": {
          "cantidad_productos": {
            "type": [
              "number",
              "null",
            ],
          },
          "desde": {
            "type": "string",
          },
          "estado": {
            "enum": [
              0,
              1,
            ],
            "type": "integer",
          },
          "hasta": {
            "type": "string",
          },
          "id": {
            "type": "string",
          },
          "nombre": {
            "type": [
              "string",
              "null",
            ],
          },
          "opcion": {
            "description": "0: percentage, 1: fixed",
            "enum": [
              0,
              1,
            ],
            "type": "integer",
          },
          "porcentaje_descuento": {
            "type": [
              "number",
              "null",
            ],
          },
          "rangos_precios": {
            "contentMediaType": "application/json",
            "contentSchema": {
              "items": {
                "properties": {
                  "descuento": {
                    "type": "number",
                  },
                  "final": {
                    "type": [
                      "number",
                      "null",
                    ],
                  },
                  "inicial": {
                    "type": "number",
                  },
                  "opcion": {
                    "description": "0: percentage, 1: fixed",
                    "enum": [
                      0,
                      1,
                    ],
                    "type": "integer",
                  },
                },
                "required": [
                  "inicial",
                  "final",
                ],
                "type": "object",
              },
              "type": "array",
            },
            "type": "string",
          },
          "tipo": {
            "description": "0: quantity, 1: subtotal",
            "enum": [
              0,
              1,
            ],
            "type": "integer",
          },
          "valor_descuento": {
            "type": [
              "number",
              "null",
            ],
          },
        },
        "required": [
          "id",
          "nombre",
          "tipo",
          "estado",
          "opcion",
          "valor_descuento",
          "porcentaje_descuento",
          "cantidad_productos",
          "rangos_precios",
        ],
        "type": "object",
      }
    `)
  })

  test('says which parameters must be given, and where the key goes (C31)', () => {
    expect(get('/api/v1/products/public/{slug}')).toMatchObject({
      operationId: 'getProduct',
      security: [{ publicKey: [] }],
      parameters: [
        { name: 'slug', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'storeId', in: 'query', required: false, schema: { type: 'integer' } },
        { name: 'x-shop-unlock', in: 'header', required: false, schema: { type: 'string' } },
      ],
    })
    expect(get('/api/v1/templates/websites/template')).toMatchObject({
      security: [],
      parameters: [
        { name: 'criteria', required: true },
        { name: 'isDomain', required: false },
        { name: 'x-shop-unlock' },
      ],
    })
    expect(document.components.securitySchemes).toEqual({
      publicKey: { type: 'apiKey', in: 'header', name: 'PUBLIC_KEY' },
    })
  })

  test('says that an order takes no other keys, in the words of the shop (C33)', () => {
    expect(document.components.schemas.OrderDraft).toMatchObject({
      additionalProperties: false,
      required: ['shopId', 'key', 'lines', 'buyer', 'delivery', 'paymentMethod', 'channel', 'expectedTotal'],
      properties: {
        key: { maxLength: 100 },
        lines: { maxItems: 500 },
        paymentMethod: { enum: expect.arrayContaining(['cashOnDelivery', 'nequi']) },
      },
    })
    expect(document.components.schemas.Amount).toMatchObject({ type: 'integer', description: expect.any(String) })
    expect(document.components.schemas.Order).toMatchObject({
      properties: {
        total: { $ref: '#/components/schemas/Amount' },
        placedAt: { type: 'string', format: 'date-time' },
      },
    })
  })

  test('says where it is answered, and in which shapes it is refused', () => {
    expect(document.servers).toEqual([{ url: '/' }])
    const refusals = (path: string) => {
      const { responses } = get(path) as { responses: Record<string, { content: object }> }
      return [responses[400]?.content, responses.default?.content]
    }
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    expect(refusals('/api/v1/stores/info/{id}')).toEqual([
      { 'application/json': { schema: { anyOf: [ref('PeticionInvalida'), ref('Falla')] } } },
      { 'application/json': { schema: ref('Falla') } },
    ])
    const problem = { 'application/problem+json': { schema: ref('Problem') } }
    expect(refusals('/storefront/v1/orders/lookup')).toEqual([problem, problem])
    const { error } = z
      .fromJSONSchema(document.components.schemas.Problem ?? {})
      .safeParse(encodeIssues(endpoints.placeOrder, [{ path: 'body', message: 'no' }]).body)
    expect(error).toBeUndefined()
  })

  test('says what each code of the prescribed calls stands for', () => {
    expect(document.components.schemas.Descuento).toMatchObject({
      properties: { opcion: { description: '0: percentage, 1: fixed' } },
    })
  })

  test('shows an order as it is sent, which would be taken', () => {
    const post = document.paths['/storefront/v1/orders']?.post as
      | { requestBody: { content: { 'application/json': { example: object } } } }
      | undefined
    const example = post?.requestBody.content['application/json'].example
    expect(decodeInput(endpoints.placeOrder, { body: example })).toMatchObject({
      ok: true,
      value: { body: { shopId: 7 } },
    })
  })
})
