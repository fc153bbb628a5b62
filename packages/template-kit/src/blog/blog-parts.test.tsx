import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Words } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import { NewsletterStep } from '../shop/newsletter-step.tsx'
import { AllPolicies, PolicyContents } from '../shop/policy-parts.tsx'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { AllArticles, BlogSearch, useBlogHead } from './blog-parts.tsx'

let words: Words
beforeAll(async () => {
  words = await loadWords('es', ['pages'])
})
afterEach(cleanup)

const show = (children: ReactNode) =>
  render(
    <ShopProvider view={fixturesFor('es').shop} words={words} host={{ askCart: () => Promise.reject() }}>
      {children}
    </ShopProvider>,
  )

function Head({ search }: { readonly search: string | null }) {
  const { title, nothing } = useBlogHead({ search, count: 0 })
  return (
    <>
      <h1>{title}</h1>
      <p>{nothing}</p>
      <AllArticles view={{ search }} />
    </>
  )
}

test('the search for articles is a form that works without JavaScript and keeps the search text', () => {
  show(<BlogSearch view={{ search: 'lino' }} />)
  const form = screen.getByRole<HTMLFormElement>('search')
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/blog'])
  expect(new FormData(form).get('title')).toBe('lino')
  expect(screen.getByRole('searchbox', { name: 'Buscar artículos' })).toBeTruthy()
})

test('a button with an icon gets an accessible name; a button with a template’s own text keeps it', () => {
  const view = { search: null }
  show(
    <BlogSearch view={view}>
      <i />
    </BlogSearch>,
  )
  expect(screen.getByRole('button', { name: 'Buscar' })).toBeTruthy()
  cleanup()
  show(<BlogSearch view={view}>Ir</BlogSearch>)
  expect(screen.getByRole('button', { name: 'Ir' })).toBeTruthy()
})

test('a list of results shows the search text and links to all articles', () => {
  show(<Head search="lino" />)
  expect(screen.getByRole('heading').textContent).toContain('lino')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/blog')
  cleanup()
  show(<Head search={null} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('policies link to each other and to the page of all; a single policy has no such links', () => {
  const link = { href: '/politicas/envios', 'aria-current': 'page' as const }
  show(
    <>
      <PolicyContents contents={[{ key: 'shipping', name: 'Envíos', link }]} />
      <AllPolicies all={{ name: 'Todas', href: '/politicas' }} />
    </>,
  )
  expect(screen.getByRole('navigation').textContent).toBe('Envíos')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Envíos')
  expect(screen.getByRole('link', { name: 'Todas' }).getAttribute('href')).toBe('/politicas')
  cleanup()
  show(
    <>
      <PolicyContents contents={[]} />
      <AllPolicies all={null} />
    </>,
  )
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('after a subscription, a link to the shop replaces the newsletter’s form', () => {
  show(<NewsletterStep view={{ reply: null, sent: false }} />)
  expect(screen.getByRole('textbox')).toBeTruthy()
  cleanup()
  show(<NewsletterStep view={{ reply: null, sent: true }} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})
