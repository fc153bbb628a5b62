import { expect, test } from 'vitest'
import { gateState, normaliseAccessCode } from './access-gate.ts'
import type { AccessGate } from './shop.ts'

const gate = (enabled: boolean): AccessGate => ({ enabled, title: '', description: '', image: null, colors: {} })

test.each([
  ['no gate', null, false, 'open'],
  ['a gate switched off', gate(false), false, 'open'],
  ['a gate on the first load', gate(true), false, 'locked'],
  ['a gate and a verified code', gate(true), true, 'open'],
] as const)('S1: %s', (_, accessGate, unlocked, state) => {
  expect(gateState({ accessGate }, unlocked)).toBe(state)
})

test('codes compare without surrounding space, case, or the way an accent was typed', () => {
  expect(normaliseAccessCode('  Otoño2024 ')).toBe('otoño2024')
  expect(normaliseAccessCode('OTON\u0303O2024')).toBe(normaliseAccessCode('otoño2024'))
  expect(normaliseAccessCode('dos palabras')).not.toBe(normaliseAccessCode('dospalabras'))
})
