import { expect, it } from 'vitest'
import { splitText } from './split-text.ts'

const words = (n: number) => Array.from({ length: n }, (_, at) => `palabra${at}`).join(' ')

it('shows a short message whole, and a little more than usual too', () => {
  expect(splitText('Hola')).toEqual({ start: 'Hola', rest: '' })
  const little = 'a'.repeat(330)
  expect(splitText(little)).toEqual({ start: little, rest: '' })
})

it('folds a long one between two words, without losing any', () => {
  const text = words(120)
  const { start, rest } = splitText(text)
  expect(start.length).toBeLessThanOrEqual(280)
  expect(`${start} ${rest}`).toBe(text)
})

it('folds one of many lines', () => {
  const text = Array.from({ length: 40 }, (_, at) => `${at}. línea`).join('\n')
  const { start, rest } = splitText(text)
  expect(start.split('\n').length).toBeLessThanOrEqual(6)
  expect(`${start}\n${rest}`.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
})

it('cuts a word without an end, but no character', () => {
  const text = `x${'😀'.repeat(400)}`
  const { start, rest } = splitText(text)
  expect(start + rest).toBe(text)
  expect(/\p{Surrogate}/u.test(start) || /\p{Surrogate}/u.test(rest)).toBe(false)
})
