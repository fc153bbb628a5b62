import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CartProvider } from '../cart/cart-provider.tsx'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import type { ScreenViews, ShopView, Words } from '../template.ts'
import { loadWords } from '../words.ts'
import { checkoutOptions, readCheckout } from './checkout.ts'
import { useCheckoutForm } from './checkout-form.ts'
import {
  ChatButton,
  CheckoutButton,
  CheckoutForm,
  CheckoutProblems,
  DeliveryChoice,
  PaymentChoice,
} from './checkout-parts.tsx'
import { BuyerFields } from './checkout-sections.tsx'
import { CouponField } from './coupon-field.tsx'
import { Field } from './field.tsx'

const fixtures = fixturesFor('es')
let words: Words
beforeEach(async () => {
  words = await loadWords('es', ['orders', 'placed'])
})
afterEach(() => {
  cleanup()
  // What was typed belongs to an entry of the history, of which these tests have one.
  history.replaceState(null, '')
})

function Shop(props: { readonly children: ReactNode; readonly view?: ShopView; readonly pending?: boolean }) {
  const { children, view = fixtures.shop, pending } = props
  return (
    <ShopProvider view={view} words={words} host={{ askCart: async () => fixtures.carts.full.answer, pending }}>
      <CartProvider>{children}</CartProvider>
    </ShopProvider>
  )
}

/** A checkout as a template draws it. */
function Page({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const checkout = useCheckoutForm(view)
  const { fields, delivery } = checkout
  return (
    <CheckoutForm checkout={checkout}>
      <CheckoutProblems checkout={checkout} />
      <Field field={fields.name} />
      <Field field={fields.idNumber} />
      <Field field={fields.email} />
      <Field field={fields.phone} />
      <DeliveryChoice checkout={checkout} />
      {delivery === 'address' && (
        <>
          <Field field={fields.division} onChange={(value) => checkout.choose('division', value)} />
          <Field field={fields.city} onChange={(value) => checkout.choose('city', value)} />
          <Field field={fields.neighbourhood} />
          <Field field={fields.address} />
          <Field field={fields.details} />
        </>
      )}
      {checkout.chat?.fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <Field field={fields.message} />
      <PaymentChoice checkout={checkout} />
      <CouponField checkout={checkout} />
      <p data-total="">{checkout.totals.total}</p>
      <CheckoutButton checkout={checkout} />
      <ChatButton checkout={checkout} />
    </CheckoutForm>
  )
}

const ready = fixtures.screens.Checkout.ready
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

  describe('by chat', () => {
    const byChat = fixtures.screens.Checkout.byChat
    const { fields } = byChat.chat
    const page = (view: ScreenViews['Checkout'], chatNumber: string | null = '573001112233') =>
      render(
        <Shop view={{ ...fixtures.shop, shop: { ...fixtures.shop.shop, chatNumber } }}>
          <Page view={view} />
        </Shop>,
      )
    const chatButton = () => document.querySelector('[data-chat-button]')

    test('nothing is paid here, the shop’s questions are asked, and the form says what it is', () => {
      const { container } = page(byChat)
      expect(screen.queryByRole('radio', { name: /Pago contra entrega/ })).toBeNull()
      expect(screen.getByText(/El pago lo acuerdas con la tienda por WhatsApp/)).toBeTruthy()
      expect(screen.getByLabelText('¿Qué día te viene bien?').hasAttribute('required')).toBe(true)
      const sent = new FormData(container.querySelector('form') as HTMLFormElement)
      expect(sent.get('by')).toBe('chat')
      const other = screen.getByRole('button', { name: 'Ver otros medios de pago' })
      expect([other.getAttribute('name'), other.getAttribute('value')]).toEqual(['step', 'otherWays'])
      expect(screen.getAllByRole('button', { name: 'Pedir por WhatsApp' })).toHaveLength(1)
      expect(chatButton()).toBeNull()
    })
    test('a second button orders by chat at once, or first asks what the shop asks', () => {
      page(ready)
      expect(chatButton()?.textContent).toBe('Pedir por WhatsApp')
      expect([chatButton()?.getAttribute('name'), chatButton()?.getAttribute('value')]).toEqual(['by', 'chat'])
      cleanup()
      page({ ...ready, chat: { fields, chosen: false } })
      expect([chatButton()?.getAttribute('name'), chatButton()?.getAttribute('value')]).toEqual(['step', 'byChat'])
      expect(screen.queryByLabelText('¿Qué día te viene bien?')).toBeNull()
    })
    test('a shop without a number says so, and orders are paid the other ways (M3)', () => {
      page(byChat, null)
      expect(screen.getByRole('alert').textContent).toContain('La tienda no tiene un número de WhatsApp.')
      expect(screen.getByRole('radio', { name: /Pago contra entrega/ })).toBeTruthy()
      expect(chatButton()).toBeNull()
    })
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

/** Who buys, as most templates ask it. */
function Buyer({ view }: { readonly view: ScreenViews['Checkout'] }) {
  const checkout = useCheckoutForm(view)
  return (
    <CheckoutForm checkout={checkout}>
      <BuyerFields checkout={checkout} wide="wide" short="short" />
    </CheckoutForm>
  )
}
const { withInvoice } = fixtures.screens.Checkout
const openBuyer = (view: ScreenViews['Checkout']) =>
  render(
    <Shop>
      <Buyer view={view} />
    </Shop>,
  )

describe('the type of document', () => {
  test('is chosen beside its number, the most common beforehand; no choice is blank', () => {
    openBuyer(ready)
    const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de documento' })
    expect([...type.options].map(({ text }) => text)).toEqual([
      ...['Cédula de ciudadanía', 'Cédula de extranjería', 'NIT', 'Tarjeta de identidad'],
      ...['Permiso por Protección Temporal (PPT)', 'Pasaporte'],
    ])
    expect(type.value).toBe('CC')
  })

  test('is not asked where the country has none', () => {
    openBuyer({ ...ready, documentTypes: [] })
    expect(screen.queryByRole('combobox', { name: 'Tipo de documento' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Número de documento' })).toBeTruthy()
  })

  test('comes back as it was chosen: from the tab’s history, and from the server', () => {
    history.replaceState({ typed: { documentType: 'passport' } }, '')
    openBuyer(ready)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de documento' }).value).toBe('passport')
    cleanup()
    history.replaceState(null, '')
    openBuyer({ ...ready, reply: { status: 'error', initialValue: { documentType: 'CE' }, error: {} } })
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de documento' }).value).toBe('CE')
  })
})

describe('the data of an invoice', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Necesito factura' })
  const taxId = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'NIT o cédula' })

  test('is asked of whoever ticks the box, never ticked beforehand, and keeps what was typed when it is unticked', () => {
    openBuyer({ ...withInvoice, reply: null })
    expect(box().checked).toBe(false)
    expect(taxId()).toBeNull()
    fireEvent.click(box())
    fireEvent.input(taxId() as HTMLInputElement, { target: { value: '900123456' } })
    fireEvent.click(box())
    expect(taxId()).toBeNull()
    fireEvent.click(box())
    expect(taxId()?.value).toBe('900123456')
  })

  test('stands in the page a server sends, so that it can be asked for without scripts', () => {
    const html = renderToString(
      <Shop>
        <Buyer view={{ ...withInvoice, reply: null }} />
      </Shop>,
    )
    for (const name of ['invoice"', 'invoice_taxId', 'invoice_legalName', 'invoice_email']) expect(html).toContain(name)
  })

  test('comes back with what is wrong, each at its field', () => {
    openBuyer(withInvoice)
    expect(box().checked).toBe(true)
    expect(taxId()?.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Escríbelo como 900123456-7')).toBeTruthy()
  })

  test('is not offered by shops that do not take it', () => {
    openBuyer(ready)
    expect(screen.queryByRole('checkbox', { name: 'Necesito factura' })).toBeNull()
  })
})
