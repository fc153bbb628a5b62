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

/** In the format that Remix writes. */
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

const withData = (page: unknown) => ({ loaderData: { page }, actionData: null, errors: null })
const scriptOf = (page: unknown) => handedOver(withData(page)) ?? ''

test('data is handed over as plain JSON with the names of objects once, and what Remix reads is what it wrote', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const value = JSON.parse(JSON.stringify(data))
      const script = scriptOf(value)
      expect(script).toContain('JSON.parse')
      expect(script).not.toMatch(/[<>\u2028\u2029]/)
      expect(runInNewContext(script)).toBe(flat(withData(value)))
    }),
  )
  expect(runInNewContext(scriptOf({ a: undefined, b: [null, 1] }))).toBe(flat(withData({ b: [null, 1] })))
  expect(scriptOf([{ name: 'a' }, { name: 'b' }]).match(/name/g)).toHaveLength(1)
})

test('what only the server reads is not handed over, and stays where it is', () => {
  const loaderData = { root: { css: 'a', template: 6 }, page: { css: 'b' } }
  const left = { loaderData: { root: { template: 6 }, page: { css: 'b' } }, actionData: null, errors: null }
  expect(runInNewContext(handedOver({ loaderData, actionData: null, errors: null }, ['css']) ?? '')).toBe(flat(left))
  expect(loaderData.root.css).toBe('a')
})

test.each([
  ['a promise', Promise.resolve(1)],
  ['a date', new Date(0)],
  ['an error', new Error('no')],
  ['a number that JSON has not', { nan: Number.NaN }],
  ['minus zero', [-0]],
  ['a gap in a list', [undefined]],
  ['a set', new Set([1])],
])('%s travels as Remix writes it', (_, value) => {
  expect(handedOver(withData(value))).toBeNull()
})

test('what went wrong travels as Remix writes it', () => {
  expect(handedOver({ loaderData: {}, actionData: null, errors: { root: new Error('no') } })).toBeNull()
})
