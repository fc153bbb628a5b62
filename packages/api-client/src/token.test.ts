import { expect, test } from 'vitest'
import { tokenFrom } from './token.ts'

const names = { cookie: 'mercado', fallback: 'del-entorno' }

test.each([
  ['otra=1; mercado=abc.def; mercado2=x', 'abc.def'],
  ['mercado="entre-comillas"', 'entre-comillas'],
  ['mercado=a%2Bb', 'a+b'],
  ['mercado=%E0%A4%A', '%E0%A4%A'],
])('the token is the one of the named cookie (C32): %s', (cookies, token) => {
  expect(tokenFrom(cookies, names)).toBe(token)
})

test.each([
  null,
  undefined,
  '',
  'otra=1',
  'mercado',
  'mercado=',
  'mercado=a%0d%0ax-evil: 1',
  'mercado=ñandú',
  'xmercado=abc',
])('without a cookie that a header can carry it is the one of the environment (C32): %s', (cookies) => {
  expect(tokenFrom(cookies, names)).toBe('del-entorno')
  expect(tokenFrom(cookies, { cookie: 'mercado', fallback: '' })).toBeNull()
  expect(tokenFrom(cookies, { cookie: 'mercado' })).toBeNull()
})
