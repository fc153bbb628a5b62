import { CHAT_FIELD_LIMITS, CHAT_FIELD_TYPES } from '@store/api-client/manage'
import { expect, test } from 'vitest'
import {
  type ChatField,
  chatFieldType,
  EXAMPLES,
  isAsked,
  keyFor,
  suitsType,
  withMoved,
  withReturned,
} from './chat-fields.ts'

const ask = (key: string, label = key): ChatField => ({ key, label, type: 'text', value: '', required: false })
const keys = (fields: readonly ChatField[]) => fields.map(({ key }) => key).join(' ')
const three = [ask('card'), ask('day'), ask('gate')]

test('a new question gets a key of its own, made of its text', () => {
  expect(keyFor('¿Qué dice la tarjeta?', [])).toBe('que-dice-la-tarjeta')
  expect(keyFor('Día', [ask('dia'), ask('dia-2')])).toBe('dia-3')
  expect(keyFor('お届け日', [])).toBe('field')
  expect(keyFor('a'.repeat(200), [ask('a'.repeat(76))]).length).toBeLessThanOrEqual(CHAT_FIELD_LIMITS.key)
})

test('the same text is asked once, whatever its letters; a question may keep its own', () => {
  const fields = [ask('day', 'Día de entrega')]
  expect(isAsked(fields, ' día de ENTREGA ')).toBe(true)
  expect(isAsked(fields, 'Día de entrega', 'day')).toBe(false)
})

test.each([
  ['tel', '+57 300 111 2233', 'mañana'],
  ['email', 'ana@correo.example', 'ana'],
  ['number', '2.5', 'dos'],
  ['date', '2026-12-24', '24/12/2026'],
  ['time', '09:30', '9 y media'],
  ['url', 'https://ejemplo.co', 'ejemplo'],
] as const)('a question of type %s may begin with %s, but not with %s', (type, good, bad) => {
  expect([suitsType(type, good), suitsType(type, ''), suitsType(type, bad)]).toEqual([true, true, false])
})

test('the example of every type suits it', () => {
  for (const type of CHAT_FIELD_TYPES) expect(suitsType(type, EXAMPLES[type])).toBe(true)
})

test('any text suits a question for text, up to the longest one', () => {
  expect(suitsType('text', 'x'.repeat(CHAT_FIELD_LIMITS.value))).toBe(true)
  expect(suitsType('text', 'x'.repeat(CHAT_FIELD_LIMITS.value + 1))).toBe(false)
})

test('types that we do not offer are asked as text', () => {
  expect(CHAT_FIELD_TYPES.map(chatFieldType)).toEqual([...CHAT_FIELD_TYPES])
  expect(chatFieldType('color')).toBe('text')
})

test('a question is moved by one place, and stays at the ends', () => {
  expect(keys(withMoved(three, 'day', 'up'))).toBe('day card gate')
  expect(keys(withMoved(three, 'day', 'down'))).toBe('card gate day')
  expect(keys(withMoved(three, 'card', 'up'))).toBe('card day gate')
  expect(keys(withMoved(three, 'gate', 'down'))).toBe('card day gate')
  expect(keys(withMoved(three, 'gone', 'down'))).toBe('card day gate')
})

test('a removed question returns to its place, once', () => {
  expect(keys(withReturned([ask('card'), ask('gate')], ask('day'), 1))).toBe('card day gate')
  expect(keys(withReturned([], ask('day'), 4))).toBe('day')
  expect(keys(withReturned(three, ask('day'), 0))).toBe('card day gate')
})
