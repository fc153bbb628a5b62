import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { CartProvider } from '../cart/cart-provider.tsx'
import { fixtures } from '../fixtures/index.ts'
import type { HostParts } from '../host.tsx'
import { NewsletterForm } from '../shop/newsletter-form.tsx'
import { ShopProvider } from '../shop-context.tsx'
import es from '../words/es.ts'
import { FooterFold } from './footer-fold.tsx'

const show = (children: ReactNode) => render(children).container
const foldOf = (page: Element) => page.querySelector('details')

afterEach(cleanup)

describe('a part of a footer that folds', () => {
  test('is a closed `<details>` under its title, beside the heading of wide screens', () => {
    const page = show(
      <FooterFold title="Ayuda" className="help" data-part="2">
        <p>Mi compra</p>
      </FooterFold>,
    )
    expect(page.innerHTML).toBe(
      '<section data-footer-fold="" class="help" data-part="2"><h2>Ayuda</h2>' +
        '<details class="fold"><summary>Ayuda</summary><p>Mi compra</p></details></section>',
    )
  })

  test('a `nav` is named by its title; headings may be others, or none', () => {
    show(<FooterFold title="Ayuda" as="nav" heading={null} />)
    expect(screen.getByRole('navigation', { name: 'Ayuda' }).querySelector('h2')).toBeNull()
    cleanup()
    const heading = (
      <h2>
        Una <em>carta</em>
      </h2>
    )
    const page = show(<FooterFold title="Una carta" summary={heading} heading={heading} />)
    expect([...page.querySelectorAll('section > h2, summary > h2')].map((each) => each.textContent)).toEqual([
      'Una carta',
      'Una carta',
    ])
  })

  test('alone on its page it does not fold', () => {
    const page = show(
      <FooterFold title="Ayuda" alone className="help" heading={<h1>Ayuda</h1>}>
        <p>Mi compra</p>
      </FooterFold>,
    )
    expect(page.innerHTML).toBe('<section class="help"><h1>Ayuda</h1><p>Mi compra</p></section>')
  })

  const answers: readonly (readonly [string, NonNullable<HostParts['send']>, 'status' | 'alert'])[] = [
    ['thanks', async () => null, 'status'],
    ['an error', async () => ({ values: {}, errors: { email: 'invalid.email' } }), 'alert'],
    ['that nothing was sent', () => Promise.reject(new Error('offline')), 'alert'],
  ]
  test.each(answers)(
    'a newsletter form that was sent shows %s, also where it was folded meanwhile',
    async (_, send, role) => {
      const page = show(
        <ShopProvider view={fixtures.shop} words={es} host={{ askCart: async () => fixtures.carts.full.answer, send }}>
          <CartProvider>
            <FooterFold title="Una carta">
              <NewsletterForm />
            </FooterFold>
          </CartProvider>
        </ShopProvider>,
      )
      const form = page.querySelector('form')
      if (form) fireEvent.submit(form)
      expect(foldOf(page)?.open).toBe(false)
      await screen.findByRole(role)
      expect(foldOf(page)?.open).toBe(true)
    },
  )
})
