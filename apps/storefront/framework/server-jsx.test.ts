import { createElement, type ReactElement } from 'react'
import * as react from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as ours from './server-jsx.ts'

type Asked = Parameters<typeof react.jsx>

const WithDefaults = Object.assign(({ size }: { readonly size?: string }) => createElement('b', null, size), {
  defaultProps: { size: 'M' },
})

/** The element without the properties that React adds for its warnings in development. */
const partsOf = (element: unknown) => {
  const { $$typeof, type, key, ref, props } = element as Readonly<Record<string, unknown>>
  return { $$typeof, type, key, ref, props }
}

describe('an element is the same as React makes it', () => {
  test.each<[string, ...Asked]>([
    ['of HTML', 'a', { href: '/', children: 'Inicio' }],
    ['with a key', 'li', { children: 'Uno' }, 7],
    ['with a reference', 'input', { ref: () => {}, name: 'q' }],
    ['with a key among its properties', 'li', { key: 'k', id: 'x' }],
    ['of a component with defaults', WithDefaults, { size: undefined }],
    ['of a fragment', react.Fragment, { children: ['a', 'b'] }],
  ])('%s', (_, ...asked) => {
    expect(partsOf(ours.jsx(...asked))).toEqual(partsOf(react.jsx(...asked)))
    expect(partsOf(ours.jsxs(...asked))).toEqual(partsOf(react.jsxs(...asked)))
    expect(renderToString(ours.jsx(...asked) as ReactElement)).toBe(renderToString(react.jsx(...asked) as ReactElement))
  })

  test('and its properties are not copied', () => {
    const given = { children: 'Inicio' }
    expect((ours.jsx('a', given) as ReactElement).props).toBe(given)
  })
})
