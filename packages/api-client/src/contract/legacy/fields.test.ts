import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { idInAddress } from '../fields.ts'
import { codes, jsonString, list, orNull } from '../wire.ts'
import { condition, supplier } from './catalog/product-facts.ts'
import {
  amount,
  amountIfAny,
  amountOrNull,
  booleanOn,
  flag,
  flagIfOn,
  flagOn,
  flagText,
  id,
  idText,
  numberOrNull,
  numberOrZero,
  numberText,
  text,
  textGiven,
  textIfAny,
  textOrNull,
} from './fields.ts'

const REFUSED = Symbol('refused')
const read = (schema: z.ZodType, wire: unknown) => {
  const result = z.safeParse(schema, wire)
  return result.success ? result.data : REFUSED
}

describe('reading is tolerant', () => {
  const options = codes({ quantity: 0, subtotal: 1 }, 'subtotal')
  const strictOptions = codes({ quantity: 0, subtotal: 1 })
  const range = jsonString(z.array(z.object({ inicial: amount })), [])

  test.each<[string, z.ZodType, readonly (readonly [unknown, unknown])[]]>([
    [
      'flags',
      flag,
      [
        [1, true],
        [0, false],
        [true, true],
        [false, false],
        ['1', true],
        ['0', false],
        ['true', true],
        ['false', false],
        [2, true],
        [null, false],
        [undefined, false],
        ['', false],
        ['sí', REFUSED],
        [{}, REFUSED],
      ],
    ],
    [
      'flags that are on unless said otherwise',
      flagOn,
      [
        [undefined, true],
        [null, true],
        [0, false],
        ['0', false],
      ],
    ],
    [
      'real booleans',
      booleanOn,
      [
        [undefined, true],
        [false, false],
        [0, false],
      ],
    ],
    [
      'flags in a string',
      flagText,
      [
        ['1', true],
        [1, true],
        ['0', false],
        [null, false],
      ],
    ],
    [
      'ids',
      id,
      [
        [12, 12],
        ['12', 12],
        [null, REFUSED],
        [undefined, REFUSED],
        ['', REFUSED],
        ['12a', REFUSED],
        [1.5, REFUSED],
      ],
    ],
    [
      'ids in text',
      idText,
      [
        ['12', '12'],
        [12, '12'],
        [null, REFUSED],
      ],
    ],
    [
      'ids in an address',
      idInAddress,
      [
        ['12', 12],
        [12, 12],
        ['0', REFUSED],
        ['-1', REFUSED],
        ['1e3', REFUSED],
        ['12 ', REFUSED],
        ['9'.repeat(16), REFUSED],
      ],
    ],
    [
      'numbers',
      numberOrNull,
      [
        ['12.5', 12.5],
        [null, null],
        ['', null],
        [Number.NaN, REFUSED],
        [[12], REFUSED],
        [true, REFUSED],
      ],
    ],
    [
      'numbers that may be missing',
      numberOrZero,
      [
        [undefined, 0],
        [null, 0],
        ['7', 7],
      ],
    ],
    [
      'text',
      text,
      [
        ['a', 'a'],
        [null, ''],
        [undefined, ''],
        [12, '12'],
        [{}, REFUSED],
      ],
    ],
    [
      'text or nothing',
      textOrNull,
      [
        ['', null],
        ['  ', null],
        [undefined, null],
        ['a ', 'a '],
      ],
    ],
    [
      'text that must be given',
      textGiven,
      [
        ['', REFUSED],
        [undefined, REFUSED],
        ['a', 'a'],
      ],
    ],
    [
      'amounts, in major units',
      amount,
      [
        [12, 1200],
        ['12.50', 1250],
        [0.1 + 0.2, 30],
        [129900.5, 12_990_050],
        [-0, 0],
        [null, REFUSED],
        ['doce', REFUSED],
        [1e300, REFUSED],
      ],
    ],
    [
      'amounts or nothing',
      amountOrNull,
      [
        [null, null],
        ['', null],
        [0, 0],
      ],
    ],
    [
      'codes',
      options,
      [
        [0, 'quantity'],
        ['0', 'quantity'],
        [false, 'quantity'],
        [1, 'subtotal'],
        [7, 'subtotal'],
        [null, 'subtotal'],
      ],
    ],
    [
      'codes without a word for the others',
      strictOptions,
      [
        [7, REFUSED],
        [null, REFUSED],
        ['quantity', REFUSED],
      ],
    ],
    [
      'the condition',
      condition,
      [
        [1, 'new'],
        [0, 'used'],
        ['0', 'used'],
        [null, 'new'],
      ],
    ],
    [
      'suppliers',
      supplier,
      [
        ['Ana', 'Ana'],
        [{ id: 3, nombre: 'Ana' }, 'Ana'],
        [{ id: 3 }, null],
        [null, null],
        [undefined, null],
      ],
    ],
    [
      'JSON in a string',
      range,
      [
        ['[{"inicial":"10"}]', [{ inicial: 1000 }]],
        [[{ inicial: 10 }], [{ inicial: 1000 }]],
        ['', []],
        [null, []],
        [undefined, []],
        ['[object Object]', []],
        ['{"inicial":10}', []],
        ['"text"', []],
        ['[{"inicial":"x"}]', REFUSED],
      ],
    ],
    [
      'lists',
      list(id),
      [
        [
          [1, '2'],
          [1, 2],
        ],
        [null, []],
        [undefined, []],
        [{}, REFUSED],
      ],
    ],
    [
      'things that may be missing',
      orNull(z.object({ a: id })),
      [
        [undefined, null],
        [null, null],
        [{ a: '1' }, { a: 1 }],
        ['', REFUSED],
      ],
    ],
  ])('%s', (_, schema, cases) => {
    for (const [wire, value] of cases) expect([wire, read(schema, wire)]).toEqual([wire, value])
  })
})

test('writing has one form', () => {
  const written = (schema: z.ZodType, value: unknown) => z.encode(schema, value)
  expect([true, false].map((on) => written(flag, on))).toEqual([1, 0])
  expect([true, false].map((on) => written(flagIfOn, on))).toEqual([1, undefined])
  expect([true, false].map((on) => written(flagText, on))).toEqual(['1', null])
  expect(written(booleanOn, false)).toBe(false)
  expect(written(numberText, 12)).toBe('12')
  expect(written(textIfAny, null)).toBeUndefined()
  expect(written(textOrNull, null)).toBeNull()
  expect(written(amount, 12_990_050)).toBe(129900.5)
  expect(written(amountIfAny, null)).toBeUndefined()
  expect(written(codes({ free: 'gratis' }), 'free')).toBe('gratis')
})

test('what is no value of the domain is not written', () => {
  for (const [schema, value] of [
    [amount, 1.5],
    [amount, Number.NaN],
    [flag, 1],
    [text, null],
    [id, 2 ** 60],
    [codes({ free: 'gratis' }), 'toString'],
  ] as const)
    expect(z.safeEncode<z.ZodType>(schema, value).success).toBe(false)
})
