import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { ScreenViews } from '../../design.ts'
import { fixturesFor } from '../../fixtures/index.ts'
import { ShopProvider } from '../../shop-context.tsx'
import { ALL_WORD_PARTS, loadWords } from '../../words.ts'
import { TrackingForm } from '../order/order-lookup-form.tsx'
import { ContactEnd, ContactFields, ContactForm, ContactSent, useContactForm } from './contact-form.tsx'

const words = await loadWords('en', ALL_WORD_PARTS)
const { shop, carts, screens } = fixturesFor('en')
const textOf = (key: string) => String(words[key])

afterEach(cleanup)

const show = (part: ReactNode, pending = false) =>
  render(
    <ShopProvider view={shop} words={words} host={{ askCart: async () => carts.full.answer, pending }}>
      {part}
    </ShopProvider>,
  )

function ContactPage({ view }: { readonly view: ScreenViews['Contact'] }) {
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

test('the form has four fields and a button, each with its class (L7)', () => {
  const { container } = show(<ContactPage view={screens.Contact.empty} />)
  const fields = [...container.querySelectorAll<HTMLElement>('[data-field]')]
  expect(fields.map(({ dataset, className }) => [dataset.field, className])).toEqual([
    ['name', 'field'],
    ['email', 'field'],
    ['phone', 'field half'],
    ['message', 'field'],
  ])
  expect(fields[3]?.querySelector('em'), 'under the message').not.toBeNull()
  const button = screen.getByRole('button', { name: textOf('contact.send') })
  expect([button.className, button.dataset.tone]).toEqual(['button', 'sun'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error of the whole form is beside the button, and the button shows that the message is being sent', () => {
  show(<ContactPage view={screens.Contact.waiting} />, true)
  expect(screen.getByRole('alert').className).toBe('problem')
  const button = screen.getByRole('button', { name: textOf('contact.sending') })
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('after a message was sent, a link leads to another one', () => {
  const { container } = show(<ContactSent title="p" titleClassName="sent" className="under" />)
  expect(container.querySelector('p.sent')?.textContent).toBe(textOf('contact.sent'))
  const again = screen.getByRole('link', { name: textOf('contact.again') })
  expect([again.getAttribute('href'), again.className]).toEqual(['/contacto', 'under'])
})

test('order tracking asks for number and ID, and shows that no order was found (L6, V3)', () => {
  const looks = { className: 'lookup', fieldClassName: 'field', buttonClassName: 'button', problemClassName: 'problem' }
  const { container } = show(<TrackingForm view={screens.OrderTracking.nothingFound} {...looks} data-tone="sun" />)
  expect(container.querySelector('form')?.className).toBe('lookup')
  expect([...container.querySelectorAll('.field input')].map((input) => input.getAttribute('name'))).toEqual([
    'number',
    'idNumber',
  ])
  expect(screen.getByRole('button').dataset.tone).toBe('sun')
  expect(screen.getByRole('alert').textContent).toBe(textOf('tracking.none'))
})
