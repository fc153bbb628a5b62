import { expect, test } from 'vitest'
import { namesToCss } from './name-widths.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

const template = { fonts: { names: { own: '20 ␣ 50 abcdeE 100 M' } } }
const css = (name: string, settings = {}) => namesToCss(template, { ...DEFAULT_SETTINGS, ...settings }, name)

test('the name has its width in one row, in two, and that of its widest word', () => {
  expect(css('Eaa bbbb M')).toContain(':root{--name-1:4.9;--name-2:3.2;--name-word:2;')
  expect(css('aaaabbbb')).toContain('--name-1:4;--name-2:4;--name-word:4;')
})

test('no row ends in a small word', () => {
  expect(css('bbbb c MM')).toContain('--name-2:2.7;')
  expect(css('bbbb C MM')).toContain('--name-2:3.2;')
})

test('an accent adds no width, and a letter that is not in the table counts as the widest', () => {
  expect(css('éÉá')).toContain('--name-1:1.5;')
  expect(css('aa☂')).toContain('--name-1:2;')
  expect(css('a a\u00a0a')).toContain('--name-word:1.2;')
})

test('the heading of the home page is the headline, else the first banner’s title, else the name', () => {
  const banners = [{ image: null, mobileImage: null, focus: null, title: 'MM', text: '', button: '', href: null }]
  expect(css('aaa')).toContain('--title-1:1.5;--title-word:1.5}')
  expect(css('aaa', { banners })).toContain('--title-1:2;--title-word:2}')
  expect(css('aaa', { banners, headline: 'aa bb M' })).toContain('--title-1:3.4;--title-word:1}')
})

test('a system font is taken to be wide, and a template without a table says nothing', () => {
  expect(css('Ana', { font: 'system' })).toContain('--name-1:2.06;')
  expect(namesToCss({ fonts: {} }, DEFAULT_SETTINGS, 'Ana')).toBe('')
})
