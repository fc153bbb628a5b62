import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../shop/shop.ts'
import { invoiceFacts, invoiceFieldsOf, invoiceLabel, invoiceProblems } from './invoice.ts'
import { fitsInvoice, INVOICE_LIMITS } from './invoice-field.ts'

const COUNTRIES = 'AR BO BR CL CO CR CU DO EC ES GF GT HN MX NI PA PE PR PY SV US UY VE XX'.split(' ')
const mexican = {
  taxId: 'XAXX010101000',
  legalName: 'Ana Gómez',
  taxRegime: '616 Sin obligaciones fiscales',
  use: 'S01 Sin efectos fiscales',
  postcode: '06700',
}

describe('what an invoice needs', () => {
  test.each([
    ['MX', ['taxId', 'legalName', 'taxRegime', 'use', 'postcode', 'email']],
    ['CL', ['taxId', 'legalName', 'activity', 'address', 'email']],
    ['AR', ['taxId', 'legalName', 'vatStatus', 'address', 'email']],
    ['BR', ['taxId', 'email']],
    ['CO', ['taxId', 'legalName', 'address', 'email']],
    ['XX', ['taxId', 'legalName', 'address', 'email']],
  ])('in %s it is %j', (country, names) => {
    expect(invoiceFieldsOf(country).map(({ name }) => name)).toEqual(names)
  })

  test.each(COUNTRIES)(
    'in %s what stands as an example will do, choices fit their limit, and all has a label',
    (country) => {
      for (const field of invoiceFieldsOf(country)) {
        if (field.example) expect(fitsInvoice(field, field.example), field.example).toBe(true)
        for (const choice of field.choices ?? []) expect(choice.length).toBeLessThanOrEqual(INVOICE_LIMITS[field.name])
        for (const language of LANGUAGES) expect(invoiceLabel(field.name, country, language)).not.toBe('')
      }
    },
  )

  test('a tax number has the country’s own name in every language', () => {
    expect(LANGUAGES.map((language) => invoiceLabel('taxId', 'MX', language))).toEqual(['RFC', 'RFC', 'RFC', 'RFC'])
    expect(invoiceLabel('taxId', 'XX', 'en')).toBe('Tax ID')
  })

  test('what is missing, of another length or none of the choices is named; what may be left out is not', () => {
    expect(invoiceProblems('MX', mexican)).toEqual([])
    expect(invoiceProblems('MX', {})).toEqual(['taxId', 'legalName', 'taxRegime', 'use', 'postcode'])
    expect(invoiceProblems('MX', { ...mexican, taxId: 'XAXX0101', use: 'Z99', postcode: '0670', email: 'no' })).toEqual(
      ['taxId', 'use', 'postcode', 'email'],
    )
    const company = { legalName: 'Telares Eva', taxId: '900123456' }
    expect(invoiceProblems('CO', company)).toEqual([])
    expect(invoiceProblems('CO', { ...company, taxId: '900.123.456-8' })).toEqual([])
    expect(invoiceProblems('CO', { ...company, taxId: '900.123.456-7' })).toEqual(['taxId'])
    expect(invoiceProblems('CL', { taxId: '76.123.456-k', legalName: 'X', activity: 'X', address: 'X' })).toEqual([])
  })

  test('it is told in the order of the form, whatever order it is kept in', () => {
    expect(invoiceFacts({ use: 'G03', email: 'a@b.mx', taxId: 'X' }, 'MX', 'es')).toEqual([
      ['taxId', 'RFC', 'X'],
      ['use', 'Uso del CFDI', 'G03'],
      ['email', 'Correo para la factura', 'a@b.mx'],
    ])
    expect(invoiceFacts(null, 'MX', 'es')).toEqual([])
  })
})
