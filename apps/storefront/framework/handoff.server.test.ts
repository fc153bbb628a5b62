import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handedOver, literal } from './handoff.server.ts'

const anyText = fc.string({
  unit: fc.constantFrom('"', "'", '\\', '\n', '\r', '<', '>', '&', '/', '\u2028', 'script', 'ñ', '\0'),
})

test('the browser reads back exactly what was handed over, whatever merchants write', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
      const written = literal(text)
      expect(runInNewContext(written)).toBe(text)
      expect(written).not.toMatch(/[<>&\u2028\u2029]/)
    }),
  )
})

/** As Remix would write it. */
function flat(value: unknown): string {
  const parts: unknown[] = []
  const add = (each: unknown): number => {
    if (each === null) return -5
    if (each === undefined) return -7
    const place = parts.push(0) - 1
    parts[place] =
      typeof each !== 'object'
        ? each
        : Array.isArray(each)
          ? each.map(add)
          : Object.fromEntries(Object.entries(each).map(([key, one]) => [`_${add(key)}`, add(one)]))
    return place
  }
  add(value)
  return `${JSON.stringify(parts)}\n`
}

test('data is handed over as plain JSON with the names of objects once, and what Remix reads is what it wrote', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const value = JSON.parse(JSON.stringify(data))
      const script = handedOver(flat(value))
      expect(script).toContain('JSON.parse')
      expect(script).not.toMatch(/[<>\u2028\u2029]/)
      expect(runInNewContext(script)).toBe(flat(value))
    }),
  )
  expect(runInNewContext(handedOver(flat({ a: undefined, b: [null, 1] })))).toBe(flat({ b: [null, 1] }))
  expect(handedOver(flat([{ name: 'a' }, { name: 'b' }])).match(/name/g)).toHaveLength(1)
})

test('what only the server reads is not handed over', () => {
  const data = { loaderData: { root: { css: 'a', template: 6 }, page: { css: 'b' } } }
  const left = { loaderData: { root: { template: 6 }, page: { css: 'b' } } }
  expect(runInNewContext(handedOver(flat(data), ['css']))).toBe(flat(left))
  expect(runInNewContext(handedOver(flat([1]), ['css']))).toBe(flat([1]))
})

test.each([
  ['an error', '[{"_1":2},"errors",["SanitizedError",3],"no"]\n'],
  ['a promise', '[{"_1":2},"later",["P",2]]\nP2:[1]\n'],
  ['a number that JSON has not', '[{"_1":-2},"nan"]\n'],
  ['a gap in a list', '[[-7]]\n'],
])('%s travels as Remix wrote it', (_, text) => {
  expect(handedOver(text)).toBe(literal(text))
  expect(runInNewContext(handedOver(text))).toBe(text)
})
