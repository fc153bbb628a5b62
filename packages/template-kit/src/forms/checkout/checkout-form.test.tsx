import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopView } from '../../design.ts'
import { readCheckout } from './checkout.ts'
import { fixtures, Page, ready, Shop, setUpShop } from './checkout-form-testing.tsx'
import { checkoutOptions } from './checkout-options.ts'

setUpShop()

const NO_CHAT = { fields: [], isChat: false, documentTypes: [], invoice: [], divisions: [] }
const errorLines = (page: ParentNode) =>
  [...page.querySelectorAll('[data-error]')].map((line) => `${line.id}: ${line.textContent?.trim()}`)

describe('the rendered checkout form', () => {
  test('shows the same errors with and without JavaScript (V1)', () => {
    const typed = { name: 'Al', idNumber: 'abc', email: 'compra', phone: '', address: 'C 1' }
    const form = new FormData()
    for (const [name, value] of Object.entries(typed)) form.set(name, value)
    const { shop, branches } = fixtures.shop
    const reply = readCheckout(form, checkoutOptions(shop, branches, ready.cities, NO_CHAT)).reply()
    // Conform chose `useLayoutEffect` when it was loaded, as in a browser, which React reports on the server.
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = document.createElement('div')
    server.innerHTML = renderToString(
      <Shop>
        <Page view={{ ...ready, reply }} />
      </Shop>,
    )
    consoleError.mockRestore()

    const { container } = render(
      <Shop>
        <Page view={ready} />
      </Shop>,
    )
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(container.querySelector(`[name="${name}"]`) as Element, { target: { value } })
    fireEvent.submit(container.querySelector('form') as Element)

    expect(errorLines(container)).toEqual(errorLines(server))
    expect(errorLines(container)).toContain(
      'checkout-idNumber-error: El campo solo puede contener caracteres numéricos',
    )
    expect(errorLines(container)).toContain('checkout-email-error: Escribe un correo electrónico válido')
  })

  test('every field has a label, an error line from the start, and attributes for keyboards of phones', () => {
    const { container } = render(
      <Shop>
        <Page view={ready} />
      </Shop>,
    )
    for (const field of container.querySelectorAll('[data-field]')) {
      const control = field.querySelector('input, select, textarea') as HTMLInputElement
      expect(field.querySelector(`label[for="${control.id}"]`)?.textContent).toBeTruthy()
      expect(control.getAttribute('aria-describedby')).toContain(field.querySelector('[data-error]')?.id)
      expect(field.querySelector('[data-error]')?.textContent).toBe('\u00a0')
    }
    expect(container.querySelector('form')?.noValidate).toBe(true)
    const hints = Object.fromEntries(
      [...container.querySelectorAll<HTMLInputElement>('[data-field] [name]')].map((control) => [
        control.name,
        `${control.autocomplete} ${control.inputMode}`,
      ]),
    )
    expect(hints).toMatchObject({
      name: 'name text',
      email: 'email email',
      phone: 'tel tel',
      idNumber: 'off text',
      address: 'address-line1 text',
    })
  })

  test.each([
    ['CO', 'Departamento'],
    ['MX', 'Estado'],
    ['CL', 'Región'],
    ['AR', 'Provincia'],
    ['PR', 'Municipio'],
  ])('in %s the label of the first-level division is %s (L4)', (country, label) => {
    const view = { ...fixtures.shop, shop: { ...fixtures.shop.shop, country } }
    render(
      <Shop view={view}>
        <Page view={{ ...ready, cities: [] }} />
      </Shop>,
    )
    expect(screen.getByLabelText(label).tagName).toBe('SELECT')
  })

  test('choosing a division suggests its cities, and the shipping cost of the city is added to the total (B9)', () => {
    const view: ShopView = {
      ...fixtures.shop,
      shop: {
        ...fixtures.shop.shop,
        shippingRate: { kind: 'byCity', cities: [{ cityId: 3, price: 1_500_000 }], elsewhere: null },
      },
    }
    const { container } = render(
      <Shop view={view}>
        <Page view={ready} />
      </Shop>,
    )
    const total = () => Number(container.querySelector('[data-total]')?.textContent)
    const sent = () => Number(container.querySelector<HTMLInputElement>('[name=expectedTotal]')?.value)
    const { subtotal, discount } = ready.quote.totals
    expect(total()).toBe(subtotal - discount)
    fireEvent.change(screen.getByLabelText('Departamento'), { target: { value: 'La Guajira' } })
    expect([...container.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))).toEqual([
      'Villanueva',
    ])
    fireEvent.change(screen.getByLabelText('Ciudad'), { target: { value: 'villanueva' } })
    expect(total()).toBe(subtotal - discount + 1_500_000)
    expect(sent()).toBe(total())
  })

  describe('the city that was chosen in the cart for the price of shipping', () => {
    const { shop } = fixtures.shop
    const rate = { kind: 'byCity', cities: [{ cityId: 3, price: 1_500_000 }], elsewhere: null } as const
    const byCity: ShopView = { ...fixtures.shop, shop: { ...shop, shippingRate: rate } }
    const place = { division: 'La Guajira', city: 'Villanueva', cityId: 3 }
    const remember = (city: string) =>
      localStorage.setItem(`buyer:${shop.id}`, JSON.stringify({ division: 'la guajira', city, address: 'Calle 1' }))
    const shown = (view: ShopView) => {
      render(
        <Shop view={view}>
          <Page view={ready} />
        </Shop>,
      )
      const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
      return [typed('Departamento'), typed('Ciudad'), typed('Dirección')]
    }
    beforeEach(() => localStorage.setItem(`place:${shop.id}`, JSON.stringify(place)))
    afterEach(() => localStorage.clear())

    test('replaces a remembered city and its street', () => {
      remember('Barrancas')
      expect(shown(byCity)).toEqual(['La Guajira', 'Villanueva', ''])
    })

    test('keeps the remembered street if the city is the same, whatever its spelling', () => {
      remember('VILLANUEVA')
      expect(shown(byCity)).toEqual(['La Guajira', 'Villanueva', 'Calle 1'])
    })

    test('is used only in shops that ship by city', () => {
      remember('Barrancas')
      expect(shown(fixtures.shop).slice(1)).toEqual(['Barrancas', 'Calle 1'])
    })
  })

  test('picking up hides the address and cash on delivery, and has no shipping cost', () => {
    const { container } = render(
      <Shop>
        <Page view={ready} />
      </Shop>,
    )
    expect(screen.queryByLabelText(/Paga y recoge/)).toBe(null)
    fireEvent.click(screen.getByLabelText('Recoger en la tienda'))
    expect(screen.queryByLabelText('Dirección')).toBe(null)
    expect(screen.queryByLabelText(/Pago contra entrega/)).toBe(null)
    expect(screen.getByLabelText(/Paga y recoge/)).toBeTruthy()
    expect(Number(container.querySelector('[data-total]')?.textContent)).toBe(
      ready.quote.totals.subtotal - ready.quote.totals.discount,
    )
  })

  test('a problem with shipping disappears when the shopper chooses to pick up (M4, M5)', () => {
    const unset = { ...fixtures.shop, shop: { ...fixtures.shop.shop, shippingRate: { kind: 'unset' } as const } }
    const quote = { ...ready.quote, refusals: [{ kind: 'shippingUnavailable', reason: 'unset' } as const] }
    render(
      <Shop view={unset}>
        <Page view={{ ...ready, quote }} />
      </Shop>,
    )
    expect(screen.getByRole('alert').textContent).toContain('La tienda no ha configurado el envío.')
    fireEvent.click(screen.getByLabelText('Recoger en la tienda'))
    expect(screen.queryByRole('alert')).toBe(null)
  })

  test('a missing city is not reported before the form is submitted', () => {
    const rate = { kind: 'byCity', cities: [], elsewhere: 100 } as const
    const byCity = { ...fixtures.shop, shop: { ...fixtures.shop.shop, shippingRate: rate } }
    const refusals = [{ kind: 'shippingUnavailable', reason: 'cityNeeded' } as const]
    const { rerender } = render(
      <Shop view={byCity}>
        <Page view={{ ...ready, quote: { ...ready.quote, refusals } }} />
      </Shop>,
    )
    expect(screen.queryByRole('alert')).toBe(null)
    rerender(
      <Shop view={byCity}>
        <Page view={{ ...ready, refusals }} />
      </Shop>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Elige tu ciudad')
  })

  test('a refused order keeps what was typed', () => {
    const { shop, branches } = fixtures.shop
    const form = new FormData()
    const written = { name: 'Cliente de ejemplo', idNumber: '1020304050', email: 'a@example.com', phone: '3001234567' }
    const place = { division: 'La Guajira', city: 'Villanueva', address: 'Calle 10 # 5-20' }
    const hidden = {
      orderKey: ready.orderKey,
      items: ready.items,
      expectedTotal: '1',
      paymentMethod: 'bankDeposit',
      consent: 'on',
    }
    for (const [name, value] of Object.entries({ ...written, ...place, ...hidden })) form.set(name, value)
    const submission = readCheckout(form, checkoutOptions(shop, branches, ready.cities, NO_CHAT))
    expect(submission.status).toBe('success')
    const { container } = render(
      <Shop>
        <Page view={{ ...ready, reply: submission.reply(), refusals: [{ kind: 'closed' }] }} />
      </Shop>,
    )
    const now = new FormData(container.querySelector('form') as HTMLFormElement)
    for (const [name, value] of Object.entries({ ...written, ...place, paymentMethod: 'bankDeposit' }))
      expect(now.get(name)).toBe(value)
    expect(now.get('expectedTotal')).toBe(String(ready.quote.totals.total))
  })

  test('after too many attempts it shows how long to wait, and keeps what was typed', () => {
    const { shop, branches } = fixtures.shop
    const form = new FormData()
    form.set('name', 'Cliente de ejemplo')
    const reply = readCheckout(form, checkoutOptions(shop, branches, ready.cities, NO_CHAT)).reply({
      formErrors: ['invalid.wait?count=1'],
    })
    const { container } = render(
      <Shop>
        <Page view={{ ...ready, reply }} />
      </Shop>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Espera 1 minuto y vuelve a intentarlo.')
    expect(container.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Cliente de ejemplo')
  })

  test('the button shows that the order is being sent, and is disabled without payment methods', () => {
    const { shop } = fixtures.shop
    const page = (pending: boolean, paymentMethods = shop.paymentMethods) =>
      render(
        <Shop pending={pending} view={{ ...fixtures.shop, shop: { ...shop, paymentMethods, chatNumber: null } }}>
          <Page view={ready} />
        </Shop>,
      )
    page(false)
    const name = /^(Hacer el pedido|Continuar al pago)$/
    expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe('false')
    cleanup()
    page(true)
    expect(screen.getByRole('button', { name: /Enviando/ }).getAttribute('aria-busy')).toBe('true')
    cleanup()
    page(false, [])
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
  })

  test('refusals are an alert, with each of them once', () => {
    render(
      <Shop>
        <Page view={fixtures.screens.Checkout.refused} />
      </Shop>,
    )
    const items = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(items).toHaveLength(4)
    expect(items[1]?.textContent).toBe('Camisa de lino: solo quedan 3 unidades.')
  })
})
