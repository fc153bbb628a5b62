import { describe, expect, test } from 'vitest'
import { MAX_PREVIEW_MESSAGE, readFromPreview, readToPreview } from './preview-messages.ts'
import { previewMount, previewTokenIn } from './preview-mount.ts'

const TOKEN = `1-s2-abc-${'0f'.repeat(20)}`
const to = (payload: unknown, rest: object = {}) =>
  readToPreview({ feria: 1, nonce: 'n', payload, ...rest })?.payload ?? null
const from = (payload: unknown, nonce = 'n') => readFromPreview({ feria: 1, nonce: 'n', payload }, nonce)

describe('the mount of a draft’s preview', () => {
  test('is found in paths below it, and nowhere else', () => {
    expect(previewTokenIn(previewMount(TOKEN))).toBe(TOKEN)
    expect(previewTokenIn(`${previewMount(TOKEN)}/productos/taza-1`)).toBe(TOKEN)
    expect(previewTokenIn(`${previewMount(TOKEN)}.data`)).toBe(TOKEN)
    for (const path of [
      '/',
      '/preview-',
      '/preview-short',
      `${previewMount(TOKEN)}.database`,
      `/blog${previewMount(TOKEN)}`,
      `${previewMount(TOKEN)}x/`.toUpperCase(),
    ])
      expect([path, previewTokenIn(path)]).toEqual([path, null])
  })
})

describe('messages to a preview', () => {
  test('are read if they are whole', () => {
    for (const said of [
      { kind: 'hello' },
      { kind: 'tokens', css: ':root{}', scheme: 'dark' },
      { kind: 'text', path: 'headline', value: 'Hola' },
      { kind: 'refresh', template: 5 },
      { kind: 'select', path: null },
      { kind: 'go', to: '/productos?sort=nameDesc' },
    ])
      expect(to(said)).toEqual(said)
  })

  test('are nothing if they are not, or too large, or lead to another site', () => {
    const tooLong = 'x'.repeat(MAX_PREVIEW_MESSAGE + 1)
    for (const said of [
      null,
      { kind: 'other' },
      { kind: 'tokens', css: tooLong, scheme: null },
      { kind: 'text', path: 'headline', value: 3 },
      { kind: 'refresh', template: '5' },
      ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'].map((way) => ({
        kind: 'go',
        to: way,
      })),
    ])
      expect([said, to(said)]).toEqual([said, null])
    expect(to({ kind: 'hello' }, { feria: 2 })).toBeNull()
    expect(to({ kind: 'hello' }, { nonce: 'n'.repeat(61) })).toBeNull()
    expect(readToPreview('hello')).toBeNull()
  })
})

describe('messages of a preview', () => {
  test('are read by the frame that was greeted', () => {
    const ready = { kind: 'ready', template: 5, to: '/', paths: ['headline', 'banners.0.title'] }
    expect(from(ready)).toEqual(ready)
    expect(from(ready, 'another')).toBeNull()
    expect(from({ kind: 'picked', paths: ['headline'] })).toEqual({ kind: 'picked', paths: ['headline'] })
    expect(from({ kind: 'picked', paths: ['x'.repeat(301)] })).toBeNull()
    expect(from({ kind: 'picked', paths: Array(501).fill('headline') })).toBeNull()
  })
})
