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

/** The result of a hook inside a shop. */
function resultOf<T>(hook: () => T): T {
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

test('R8: the page of all policies has each with its title, and a link to it', () => {
  const { contents, shown, all } = resultOf(() => usePolicyPages({ policies, kind: null }))
  expect(contents.map(({ link }) => link.href)).toEqual(written.map((kind) => `#${kind}`))
  expect(shown.map(({ key }) => key)).toEqual(written)
  expect(shown.every(({ title }) => title !== null)).toBe(true)
  expect(all).toBe(null)
})

test('R15: the page of a policy has its title, a list in which it is the current one, and a link to all', () => {
  const { title, contents, shown, all } = resultOf(() => usePolicyPages({ policies, kind: 'returns' }))
  expect(shown).toMatchObject([{ key: 'returns', title: null }])
  expect(contents.find(({ name }) => name === title)?.link).toEqual({
    href: '/politicas/devoluciones',
    'aria-current': 'page',
  })
  expect(all?.href).toBe('/termsandconditions')
})

test('policies that the shop has not written are not shown, and without any there is no list', () => {
  expect(resultOf(() => usePolicyPages({ policies: none, kind: 'returns' })).shown).toEqual([])
  expect(resultOf(() => usePolicyPages({ policies: none, kind: null })).contents).toEqual([])
})

test('the page of a mail’s link has no link while it asks; one for an unknown link leads to the newsletter’s form (V4)', () => {
  const link = (step: Parameters<typeof useSubscriptionStep>[0]['step']) =>
    resultOf(() => useSubscriptionStep({ step })).way
  expect([link('confirm'), link('leave')]).toEqual([null, null])
  expect([link('confirmed')?.href, link('left')?.href, link('unknown')?.href]).toEqual(['/', '/', '/suscripcion'])
})
