import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ScreenViews } from '../../design.ts'
import { BuyerFields } from './checkout-field-groups.tsx'
import { useCheckoutForm } from './checkout-form.ts'
import { fixtures, ready, Shop, setUpShop } from './checkout-form-testing.tsx'
import { CheckoutForm } from './checkout-parts.tsx'

setUpShop()

/** The buyer's fields, as in most templates. */
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
  test('is a select beside the number, with the most common type chosen and no empty option', () => {
    openBuyer(ready)
    const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de documento' })
    expect([...type.options].map(({ text }) => text)).toEqual([
      ...['Cédula de ciudadanía', 'Cédula de extranjería', 'NIT', 'Tarjeta de identidad'],
      ...['Permiso por Protección Temporal (PPT)', 'Pasaporte'],
    ])
    expect(type.value).toBe('CC')
  })

  test('is not asked in countries without types', () => {
    openBuyer({ ...ready, documentTypes: [] })
    expect(screen.queryByRole('combobox', { name: 'Tipo de documento' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Número de documento' })).toBeTruthy()
  })

  test('keeps the choice, from the tab’s history and from the server’s reply', () => {
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

  test('is asked when the checkbox is checked, which it is not at first; unchecking keeps what was typed', () => {
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

  test('has its fields in the HTML from the server, so that it works without JavaScript', () => {
    const html = renderToString(
      <Shop>
        <Buyer view={{ ...withInvoice, reply: null }} />
      </Shop>,
    )
    for (const name of ['invoice"', 'invoice_taxId', 'invoice_legalName', 'invoice_email']) expect(html).toContain(name)
  })

  test('shows each error at its field', () => {
    openBuyer(withInvoice)
    expect(box().checked).toBe(true)
    expect(taxId()?.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Escríbelo como 900123456-8')).toBeTruthy()
  })

  test('is not asked by shops that make out no invoices', () => {
    openBuyer(ready)
    expect(screen.queryByRole('checkbox', { name: 'Necesito factura' })).toBeNull()
  })
})
