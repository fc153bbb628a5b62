import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Choice, choiceFromText, choiceToText, permission } from './consent.ts'
import { PURPOSES } from './third-parties.ts'

const answer = fc.option(fc.boolean(), { nil: undefined })
const anyChoice = fc
  .record({ measurement: answer, advertising: answer, conversation: answer, despiteSignal: fc.boolean() })
  .map(({ despiteSignal, ...said }): Choice => {
    const answers = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    return { answers, despiteSignal }
  })

test('a choice is kept as it was made, in a text that a cookie can hold', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const text = choiceToText(choice)
      expect(text).toMatch(/^[\w.-]+$/)
      expect(choiceFromText(text)).toEqual(choice)
    }),
  )
})

test('an answer to another question is none', () => {
  for (const text of ['', '2.measurement-yes', 'measurement-yes', 'true']) expect(choiceFromText(text)).toBeNull()
})

test('nothing runs that nobody has agreed to, and only what was never answered is asked', () => {
  fc.assert(
    fc.property(fc.subarray([...PURPOSES]), fc.option(anyChoice), (purposes, choice) => {
      const { granted, ask } = permission(purposes, choice, false)
      expect(granted).toEqual(purposes.filter((purpose) => choice?.answers[purpose]))
      expect(ask).toBe(purposes.some((purpose) => choice?.answers[purpose] === undefined))
    }),
  )
})

test('the browser’s signal is a no without a question, but for what its visitor allowed while it was on', () => {
  const yes = { measurement: true, advertising: true, conversation: true }
  expect(permission(PURPOSES, null, true)).toEqual({ granted: [], ask: false })
  expect(permission(PURPOSES, { answers: yes, despiteSignal: false }, true)).toEqual({ granted: [], ask: false })
  expect(permission(PURPOSES, { answers: yes, despiteSignal: true }, true)).toEqual({ granted: PURPOSES, ask: false })
  expect(permission(PURPOSES, { answers: yes, despiteSignal: true }, false).granted).toEqual(PURPOSES)
})
