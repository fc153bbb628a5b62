import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { literal } from './handoff.server.ts'

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
