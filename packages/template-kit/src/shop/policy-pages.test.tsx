import { POLICY_KINDS, type Policies } from '@store/core'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Words } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { ALL_WORD_PARTS, loadWords } from '../words.ts'
import { usePolicyPages } from './policy-pages.ts'
import { useSubscriptionStep } from './subscription-step.ts'

const fixtures = fixturesFor('es')
let words: Words
beforeAll(async () => {
  words = await loadWords('es', ALL_WORD_PARTS)
})
afterEach(cleanup)

function said<T>(hook: () => T): T {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider view={fixtures.shop} words={words} host={{ askCart: async () => fixtures.carts.full.answer }}>
      {children}
    </ShopProvider>
  )
  return renderHook(hook, { wrapper }).result.current
}

const { policies } = fixtures.screens.Policies.all
const written = POLICY_KINDS.filter((kind) => policies[kind])
const none = Object.fromEntries(POLICY_KINDS.map((kind) => [kind, null])) as unknown as Policies

test('R8: all policies stand one under another, each with its title and a link down to it', () => {
  const { contents, shown, all } = said(() => usePolicyPages({ policies, kind: null }))
  expect(contents.map(({ link }) => link.href)).toEqual(written.map((kind) => `#${kind}`))
  expect(shown.map(({ key }) => key)).toEqual(written)
  expect(shown.every(({ title }) => title !== null)).toBe(true)
  expect(all).toBe(null)
})

test('R15: one policy is its page’s title, knows where it is among the others, and leads to all', () => {
  const { title, contents, shown, all } = said(() => usePolicyPages({ policies, kind: 'returns' }))
  expect(shown).toMatchObject([{ key: 'returns', title: null }])
  expect(contents.find(({ name }) => name === title)?.link).toEqual({
    href: '/politicas/devoluciones',
    'aria-current': 'page',
  })
  expect(all?.href).toBe('/termsandconditions')
})

test('what is not written is not shown, and where nothing is there are no contents', () => {
  expect(said(() => usePolicyPages({ policies: none, kind: 'returns' })).shown).toEqual([])
  expect(said(() => usePolicyPages({ policies: none, kind: null })).contents).toEqual([])
})

test('a link of a mail that asks has no other way on; an old one leads to the form again (V4)', () => {
  const way = (step: Parameters<typeof useSubscriptionStep>[0]['step']) => said(() => useSubscriptionStep({ step })).way
  expect([way('confirm'), way('leave')]).toEqual([null, null])
  expect([way('confirmed')?.href, way('left')?.href, way('unknown')?.href]).toEqual(['/', '/', '/suscripcion'])
})
