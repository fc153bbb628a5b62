import { readOpeningHours } from '@store/core'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ShopView, Words } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { MadeWith } from './about-shop.tsx'
import { AffiliationList } from './affiliations.tsx'
import { BranchAddress } from './branch-address.tsx'
import { NetworkFold, PolicyFold } from './footer-groups.tsx'
import { WayItems } from './link-items.tsx'
import { LinkNav } from './link-nav.tsx'
import { OpenNow } from './open-now.tsx'
import { WayFold } from './way-fold.tsx'
import { WayList } from './way-list.tsx'

const view: ShopView = fixturesFor('es').shop
const [branch] = view.branches
if (!branch) throw new Error('the example shop has a branch')
const week = readOpeningHours('Lun a Vie 9:00 - 18:00')
let words: Words
beforeAll(async () => {
  words = await loadWords('es')
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(children: ReactNode, changed: Partial<ShopView> = {}): HTMLElement {
  render(
    <ShopProvider view={{ ...view, ...changed }} words={words} host={{ askCart: () => Promise.reject() }}>
      <main>{children}</main>
    </ShopProvider>,
  )
  return screen.getByRole('main')
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0])

test('contact links are those that the shop has; without any there is no list', () => {
  show(<WayList />)
  expect(hrefs()).toEqual([
    'https://wa.me/573001234567',
    'https://m.me/example',
    'tel:+573001234567',
    'mailto:hola@example.com',
  ])
  cleanup()
  const withoutContact = { shop: { ...view.shop, chatNumber: null, phone: '', email: null }, socialChat: null }
  expect(show(<WayList />, withoutContact).innerHTML).toBe('')
})

test('links to social networks tell screen readers that they open a new tab', () => {
  show(<NetworkFold as="nav" />)
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Facebook \(.+\)$/),
    expect.stringMatching(/^Instagram \(.+\)$/),
  ])
})

test('a part of a footer without links is left out, title and all', () => {
  const without = {
    shop: { ...view.shop, chatNumber: null, phone: '', email: null, socials: {} },
    socialChat: null,
    policyKinds: [],
  }
  const folds = (
    <>
      <WayFold />
      <NetworkFold />
      <PolicyFold />
    </>
  )
  expect(show(folds, without).innerHTML).toBe('')
  cleanup()
  show(folds)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Contacto',
    'Síguenos',
    'Políticas legales',
  ])
})

test('a `LinkNav` is one list under its title, with pages before contact links', () => {
  show(
    <LinkNav title="Ayuda" pages={[{ key: 'contact', name: 'Contacto', href: '/contacto' }]}>
      <WayItems />
    </LinkNav>,
  )
  const nav = screen.getByRole('navigation', { name: 'Ayuda' })
  expect(within(nav).getByRole('heading', { name: 'Ayuda' })).toBeTruthy()
  expect(hrefs()[0]).toBe('/contacto')
  expect(within(nav).getAllByRole('listitem')).toHaveLength(5)
})

test('a branch is open or closed in the shop’s time zone, and the text is updated every minute', () => {
  vi.useFakeTimers()
  // A Wednesday, 17:59 in Bogotá.
  vi.setSystemTime('2026-11-18T22:59:00Z')
  const line = () => screen.getByRole('main').querySelector('p')
  show(<OpenNow branch={{ ...branch, week }} className="now" />)
  expect([line()?.textContent?.trim(), line()?.dataset.open, line()?.className]).toEqual([
    'Abierto ahora, cierra a las 18:00',
    'true',
    'now',
  ])
  act(() => vi.advanceTimersByTime(60_000))
  expect([line()?.textContent?.trim(), line()?.dataset.open]).toEqual([
    'Cerrado ahora, abre el jueves a las 9:00',
    'false',
  ])
})

test('a day with other hours counts in place of the week, and is read of beside it', () => {
  vi.useFakeTimers()
  // A Wednesday, 17:59 in Bogotá.
  vi.setSystemTime('2026-11-18T22:59:00Z')
  const otherDays = [
    { day: '2026-11-18', spans: [] },
    { day: '2026-11-19', spans: [{ from: '10:00', to: '13:00' }] },
  ]
  show(<OpenNow branch={{ ...branch, week, otherDays }} />)
  expect(screen.getByRole('main').textContent?.trim()).toContain('Cerrado ahora, abre el jueves a las 10:00')
  cleanup()
  const comingDays = [
    { name: 'miércoles, 18 de noviembre', hours: null },
    { name: 'jueves, 19 de noviembre', hours: '10:00–13:00' },
  ]
  show(<BranchAddress branch={{ ...branch, comingDays }} />)
  const { textContent } = screen.getByRole('listitem')
  expect(textContent).toContain('miércoles, 18 de noviembre: cerrado')
  expect(textContent).toContain('jueves, 19 de noviembre: 10:00–13:00')
})

test('hours that cannot be read show nothing', () => {
  expect(show(<OpenNow branch={{ ...branch, week: null }} />).innerHTML).toBe('')
})

test('an address has its hours as the merchant wrote them, and a link to a map', () => {
  show(<BranchAddress branch={{ ...branch, hours: 'Cuando hay luz' }}>Abierto</BranchAddress>)
  expect(screen.getByRole('listitem').textContent).toMatch(/Cuando hay luzAbierto/)
  expect(screen.getByRole('link').getAttribute('href')).toContain('4.8143,-75.6946')
})

test('affiliations are shown by logo or name; without any there is no heading', () => {
  const list = <AffiliationList>Hacemos parte de</AffiliationList>
  const logo = 'https://images.example.com/gremio.png'
  show(list, {
    affiliations: [
      { id: 1, name: 'Gremio', logo },
      { id: 2, name: 'Plaza', logo: null },
    ],
  })
  expect(screen.getByRole('img', { name: 'Gremio' })).toBeTruthy()
  expect(screen.getByText('Plaza')).toBeTruthy()
  cleanup()
  expect(show(list, { affiliations: [] }).innerHTML).toBe('')
})

test('the platform is named only if the merchant has not turned that off', () => {
  show(<MadeWith />, { settings: { watermark: true } })
  expect(document.body.textContent).toContain('Feria')
  cleanup()
  const platform = { ...view.platform, reportUrl: null }
  expect(show(<MadeWith />, { settings: { watermark: false }, platform }).innerHTML).toBe('')
  cleanup()
  // The link for reporting the shop stays.
  show(<MadeWith />, { settings: { watermark: false } })
  expect(screen.getByRole('link', { name: 'Denunciar esta tienda' }).getAttribute('href')).toBe(view.platform.reportUrl)
})
