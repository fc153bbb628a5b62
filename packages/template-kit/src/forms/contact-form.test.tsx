import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { ScreenViews } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { ALL_WORD_PARTS, loadWords } from '../words.ts'
import { ContactEnd, ContactFields, ContactForm, ContactSent, useContactForm } from './contact-form.tsx'
import { TrackingForm } from './order-lookup-form.tsx'

const words = await loadWords('en', ALL_WORD_PARTS)
const { shop, carts, screens } = fixturesFor('en')
const said = (key: string) => String(words[key])

afterEach(cleanup)

const show = (part: ReactNode, pending = false) =>
  render(
    <ShopProvider view={shop} words={words} host={{ askCart: async () => carts.full.answer, pending }}>
      {part}
    </ShopProvider>,
  )

function Writing({ view }: { readonly view: ScreenViews['Contact'] }) {
  const contact = useContactForm(view)
  return (
    <ContactForm contact={contact}>
      <ContactFields contact={contact} className="field" classes={{ phone: 'field half' }}>
        <em>No hurry</em>
      </ContactFields>
      <ContactEnd contact={contact} problemClassName="problem" className="button" data-tone="sun" />
    </ContactForm>
  )
}

test('a message is asked for in four fields, each in its class, and sent by a button that has its own (L7)', () => {
  const { container } = show(<Writing view={screens.Contact.empty} />)
  const fields = [...container.querySelectorAll<HTMLElement>('[data-field]')]
  expect(fields.map(({ dataset, className }) => [dataset.field, className])).toEqual([
    ['name', 'field'],
    ['email', 'field'],
    ['phone', 'field half'],
    ['message', 'field'],
  ])
  expect(fields[3]?.querySelector('em'), 'under the message').not.toBeNull()
  const button = screen.getByRole('button', { name: said('contact.send') })
  expect([button.className, button.dataset.tone]).toEqual(['button', 'sun'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what is wrong with the whole of it is said beside the button, and that it is on its way in it', () => {
  show(<Writing view={screens.Contact.waiting} />, true)
  expect(screen.getByRole('alert').className).toBe('problem')
  const button = screen.getByRole('button', { name: said('contact.sending') })
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('once it is sent, another can be written', () => {
  const { container } = show(<ContactSent title="p" titleClassName="sent" className="under" />)
  expect(container.querySelector('p.sent')?.textContent).toBe(said('contact.sent'))
  const again = screen.getByRole('link', { name: said('contact.again') })
  expect([again.getAttribute('href'), again.className]).toEqual(['/contacto', 'under'])
})

test('an order is asked for by its number and an ID, and where there is none that is said (L6, V3)', () => {
  const looks = { className: 'lookup', fieldClassName: 'field', buttonClassName: 'button', problemClassName: 'problem' }
  const { container } = show(<TrackingForm view={screens.OrderTracking.nothingFound} {...looks} data-tone="sun" />)
  expect(container.querySelector('form')?.className).toBe('lookup')
  expect([...container.querySelectorAll('.field input')].map((input) => input.getAttribute('name'))).toEqual([
    'number',
    'idNumber',
  ])
  expect(screen.getByRole('button').dataset.tone).toBe('sun')
  expect(screen.getByRole('alert').textContent).toBe(said('tracking.none'))
})
