import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fixtures } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { BranchFold, NetworkFold, PolicyFold, WayFold } from './footer-folds.tsx'

const Folds = () => (
  <>
    <PolicyFold as="nav" listClassName="links" />
    <WayFold title="Escríbenos" linkClassName="link" />
    <NetworkFold heading={null} />
    <BranchFold Item={({ branch }) => <li data-branch="">{branch.address}</li>} most={1} />
  </>
)
/** The folds as a page without JavaScript has them. */
function show(view: typeof fixtures.shop): Element {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <ShopProvider view={view} words={es} host={{ askCart: async () => fixtures.carts.full.answer }}>
      <Folds />
    </ShopProvider>,
  )
  return page
}

test('each fold has its usual title or the one given, and its list', () => {
  const page = show(fixtures.shop)
  const policies = page.querySelectorAll('nav[aria-label="Políticas legales"] ul.links > li > a')
  expect(policies.length).toBe(fixtures.shop.policyKinds.length + 1)
  expect([...page.querySelectorAll('h2')].map((each) => each.textContent)).toContain('Escríbenos')
  expect(page.querySelectorAll('a.link').length).toBeGreaterThan(0)
  expect(page.querySelectorAll('[data-branch]').length).toBe(1)
})

test('a shop without policies, contact links, networks and branches has none of them', () => {
  const { shop } = fixtures.shop
  const bare = {
    ...fixtures.shop,
    policyKinds: [],
    branches: [],
    socialChat: null,
    shop: { ...shop, phone: null, email: null, chatNumber: null, socials: {} },
  } as unknown as typeof fixtures.shop
  expect(show(bare).querySelector('section, nav')).toBeNull()
})
