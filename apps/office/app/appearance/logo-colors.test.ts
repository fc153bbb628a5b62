import { TEMPLATES } from '@store/templates'
import { expect, test } from 'vitest'
import { colorsOf, readable } from './logo-colors.ts'

const pixels = (...parts: readonly (readonly [count: number, ...color: number[]])[]) =>
  parts.flatMap(([count, ...color]) => Array.from({ length: count }, () => color).flat())

test('the colours of a picture, the most frequent first; shades of one and what shines through are none of their own', () => {
  const red = [180, 20, 40, 255]
  const found = colorsOf(
    pixels([500, 0, 0, 0, 0], [60, ...red], [20, 186, 26, 44, 255], [30, 20, 30, 120, 255], [1, 0, 255, 0, 90]),
  )
  expect(found).toEqual(['#b41428', '#141e78'])
  expect(colorsOf([])).toEqual([])
})

test('a speck of another colour is none of the logo', () => {
  expect(colorsOf(pixels([1000, 10, 10, 10, 255], [5, 250, 250, 0, 255]))).toEqual(['#0a0a0a'])
})

const NONE = { primary: null, accent: null, background: null, text: null }
const tokens = TEMPLATES[0]?.tokens
if (!tokens) throw new Error('there is a template')
const look = { tokens, colors: NONE, scheme: 'light' } as const

test('only what can be read where it would stand is offered', () => {
  const found = ['#c9b08a', '#111111']
  expect(readable(found, 'text', look)).toEqual(['#111111'])
  expect(readable(['#fafafa', '#222222'], 'background', look)).toEqual(['#fafafa'])
})

test('a ground on which a chosen colour would be changed is not offered', () => {
  const colors = { ...NONE, primary: '#8a6d00', text: '#4a4a4a' }
  const offered = readable(['#ffffff', '#b8b8b8'], 'background', { ...look, colors })
  expect(offered).toEqual(['#ffffff'])
})
