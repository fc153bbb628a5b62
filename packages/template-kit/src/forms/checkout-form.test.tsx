import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopView } from '../design.ts'
import { readCheckout } from './checkout.ts'
import { drawsShop, fixtures, Page, ready, Shop } from './checkout-form-testing.tsx'
import { checkoutOptions } from './checkout-options.ts'

drawsShop()

const NO_CHAT = { fields: [], isChat: false, documentTypes: [], invoice: [], divisions: [] }
const errorLines = (page: ParentNode) =>
  [...page.querySelectorAll('[data-error]')].map((line) => `${line.id}: ${line.textContent?.trim()}`)

describe('the drawn checkout form', () => {
  test('says the same with JavaScript as without (V1)', () => {
    const typed = { name: 'Al', idNumber: 'abc', email: 'compra', phone: '', address: 'C 1' }
    const form = new FormData()
    for (const [name, value] of Object.entries(typed)) form.set(name, value)
    const { shop, branches } = fixtures.shop
    const reply = readCheckout(form, checkoutOptions(shop, branches, ready.cities, NO_CHAT)).reply()
    // Conform chose its effects when it was loaded, in a browser; on a real server it chooses others.
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = document.createElement('div')
    server.innerHTML = renderToString(
      <Shop>
        <Page view={{ ...ready, reply }} />
      </Shop>,
    )
    said.mockRestore()

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

  test('every field has its label, its error line from the start, and what a phone’s keyboard needs', () => {
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
  ])('in %s the first-level division is called %s (L4)', (country, label) => {
    const view = { ...fixtures.shop, shop: { ...fixtures.shop.shop, country } }
    render(
      <Shop view={view}>
        <Page view={{ ...ready, cities: [] }} />
      </Shop>,
    )
    expect(screen.getByLabelText(label).tagName).toBe('SELECT')
  })

  test('choosing a division offers its cities, and the city’s shipping joins the total (B9)', () => {
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

  describe('the city that shipping was priced to in the cart', () => {
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

    test('takes the place of a remembered one, whose street does not fit', () => {
      remember('Barrancas')
      expect(shown(byCity)).toEqual(['La Guajira', 'Villanueva', ''])
    })

    test('keeps the street in the same city, however that is written', () => {
      remember('VILLANUEVA')
      expect(shown(byCity)).toEqual(['La Guajira', 'Villanueva', 'Calle 1'])
    })

    test('counts only where shipping goes by city', () => {
      remember('Barrancas')
      expect(shown(fixtures.shop).slice(1)).toEqual(['Barrancas', 'Calle 1'])
    })
  })

  test('picking up puts the address and cash on delivery away, and costs nothing', () => {
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

  test('what is wrong with shipping follows what the shopper chooses (M4, M5)', () => {
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

  test('a city still to be chosen is no problem before the first attempt', () => {
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

  test('what was written stays when the order is refused', () => {
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

  test('who has to wait reads for how long, and keeps what was written', () => {
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

  test('the button says that the order is on its way, and rests where nothing can be paid with', () => {
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

  test('refusals are read out, each once', () => {
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
