import { divisionsOf, documentTypesOf, INVOICE_LIMITS, invoiceFieldsOf, postcodeExample } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CheckoutOptions } from './checkout-options.ts'
import { draft, errors } from './checkout-testing.ts'

describe('the type of document', () => {
  test('must be one of the country’s; it may be missing, as on pages that were open before it was asked', () => {
    expect(draft({ documentType: 'passport', idNumber: 'AB-123456' }).buyer).toMatchObject({
      documentType: 'passport',
      idNumber: 'AB123456',
    })
    expect(draft({ documentType: null }).buyer.documentType).toBeNull()
    expect(errors({ documentType: 'CURP' }).documentType).toEqual(['invalid.choice'])
  })

  test('is ignored in countries without types', () => {
    expect(draft({ documentType: 'CC' }, { documentTypes: [] }).buyer.documentType).toBeNull()
  })
})

describe('the data of an invoice', () => {
  const country = 'MX'
  const formOptions: Partial<CheckoutOptions> = { country, documentTypes: [], invoice: invoiceFieldsOf(country) }
  const there = { division: 'Jalisco', city: 'Guadalajara', postcode: '44100' }
  const values = {
    invoice_taxId: ' XAXX010101000 ',
    invoice_legalName: 'Ana Gómez',
    invoice_taxRegime: '616 Sin obligaciones fiscales',
    invoice_use: 'S01 Sin efectos fiscales',
    invoice_postcode: '06700',
    invoice_email: '',
  }

  test('is part of the order only if the checkbox is checked', () => {
    expect(draft({ ...there, ...values, invoice: 'on' }, formOptions).invoice).toEqual({
      taxId: 'XAXX010101000',
      legalName: 'Ana Gómez',
      taxRegime: '616 Sin obligaciones fiscales',
      use: 'S01 Sin efectos fiscales',
      postcode: '06700',
    })
    expect(draft({ ...there, ...values }, formOptions).invoice).toBeNull()
    expect(draft({ ...there, ...values, invoice: 'on' }, { ...formOptions, invoice: [] }).invoice).toBeNull()
  })

  test('is refused with all errors at once, with an example where there is one', () => {
    expect(
      errors({ ...there, invoice: 'on', invoice_taxId: 'XA', invoice_use: 'Z99', invoice_email: 'no' }, formOptions),
    ).toEqual({
      invoice_taxId: ['invalid.postcode?example=XAXX010101000'],
      invoice_legalName: ['invalid.required'],
      invoice_taxRegime: ['invalid.required'],
      invoice_use: ['invalid.choice'],
      invoice_postcode: ['invalid.required'],
      invoice_email: ['invalid.email'],
    })
  })

  test('in Colombia a check digit that is typed must be that of the number; without one the number is accepted', () => {
    const options = { country: 'CO', documentTypes: documentTypesOf('CO'), invoice: invoiceFieldsOf('CO') }
    const nit = (number: string, documentType = 'NIT') => ({
      invoice: 'on',
      invoice_legalName: 'Telares Eva',
      invoice_taxId: number,
      documentType,
      idNumber: number,
    })
    expect(errors(nit('900.123.456-7'), options)).toEqual({
      idNumber: ['invalid.checkDigit'],
      invoice_taxId: ['invalid.checkDigit'],
    })
    expect(draft(nit('900.123.456-8'), options)).toMatchObject({
      buyer: { idNumber: '9001234568' },
      invoice: { taxId: '900.123.456-8' },
    })
    expect(draft(nit('900123456'), options).invoice?.taxId).toBe('900123456')
    // Numbers of other documents and countries have no such digit.
    expect(errors({ ...nit('900123456-7', 'CC'), invoice: '' }, options)).toEqual({})
    const guatemala = { country: 'GT', documentTypes: documentTypesOf('GT'), invoice: [] }
    expect(errors({ documentType: 'NIT', idNumber: '900123456-7' }, guatemala).idNumber).toBeUndefined()
  })

  test.each(['AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'US'])('in %s all valid values are in the draft', (country) => {
    const fields = invoiceFieldsOf(country)
    const options = { country, documentTypes: [], invoice: fields }
    const place = {
      division: divisionsOf(country)[0] ?? 'X',
      postcode: postcodeExample(country) ?? '',
    }
    const text = (field: (typeof fields)[number]) =>
      field.choices
        ? fc.constantFrom(...field.choices)
        : field.example || field.name === 'email'
          ? fc.constant(field.example ?? 'cuentas@ejemplo.co')
          : fc.string({ minLength: 1, maxLength: INVOICE_LIMITS[field.name] }).filter((any) => any.trim() !== '')
    const anyInvoice = fc.record(Object.fromEntries(fields.map((field) => [field.name, text(field)])))
    fc.assert(
      fc.property(anyInvoice, (invoice) => {
        const typed = Object.entries(invoice).map(([name, value]) => [`invoice_${name}`, value] as const)
        const sent = draft({ ...place, invoice: 'on', ...Object.fromEntries(typed) }, options).invoice
        expect(sent).toEqual(Object.fromEntries(Object.entries(invoice).map(([name, value]) => [name, value.trim()])))
      }),
      { numRuns: 20 },
    )
  })
})
