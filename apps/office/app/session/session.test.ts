import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'
import { preferredLanguage } from './language.ts'
import { safeNext } from './next.ts'

describe('where to go on after signing in', () => {
  it.each(['/alborada', '/alborada/settings/team?after=1', '/invitations/a-b_c'])('%s is of the office', (next) => {
    expect(safeNext(next)).toBe(next)
  })
  it.each([
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\nb', '/a b', ''],
    ...[null, undefined, `/${'a'.repeat(400)}`],
  ])('%s is not', (next) => {
    expect(safeNext(next)).toBe('/')
  })
})

it.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML) Chrome/126.0 Mobile Safari/537.36', 'Chrome, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17.5 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox, Linux'],
  ['curl/8', '?'],
  [null, '?'],
])('a browser that calls itself %s is %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name)
})

it.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['de, en;q=0.5, fr;q=0.7', 'fr'],
  ['de', 'es'],
  ['en;q=0, fr;q=0.1', 'fr'],
  [null, 'es'],
])('who reads %s is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
