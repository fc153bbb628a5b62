import type { Country } from '../money/amount.ts'
import type { Language } from '../shop/shop.ts'
import { fitsInvoice, INVOICE_FIELDS, type Invoice, type InvoiceField, type InvoiceFieldName } from './invoice-field.ts'
import { MX_REGIMES, MX_USES } from './invoice-of-mexico.ts'

type TaxId = { readonly called: string } & Pick<InvoiceField, 'example' | 'length' | 'checkDigit'>

/**
 * The tax number of people and companies. Lengths are lenient: they catch an incomplete number; typing mistakes are only
 * found by Colombia's check digit, if it is typed.
 */
const TAX_IDS: Readonly<Record<Country, TaxId>> = {
  AR: { called: 'CUIT', example: '20-12345678-3', length: [11, 11] },
  BO: { called: 'NIT o CI', example: '1023456021', length: [5, 15] },
  BR: { called: 'CPF ou CNPJ', example: '123.456.789-09', length: [11, 14] },
  CL: { called: 'RUT', example: '76.123.456-7', length: [7, 9] },
  CO: { called: 'NIT o cédula', example: '900123456-8', length: [5, 12], checkDigit: true },
  CR: { called: 'Cédula física o jurídica', example: '3-101-123456', length: [9, 12] },
  CU: { called: 'NIT', example: '12345678901', length: [5, 20] },
  DO: { called: 'RNC o cédula', example: '1-31-12345-6', length: [9, 11] },
  EC: { called: 'RUC o cédula', example: '1790012345001', length: [10, 13] },
  ES: { called: 'NIF', example: 'B12345678', length: [9, 9] },
  GF: { called: 'SIRET', example: '123 456 789 00012', length: [9, 14] },
  GT: { called: 'NIT', example: '1234567-8', length: [2, 13] },
  HN: { called: 'RTN', example: '08011990123456', length: [14, 14] },
  MX: { called: 'RFC', example: 'XAXX010101000', length: [12, 13] },
  NI: { called: 'RUC', example: 'J0310000123456', length: [14, 14] },
  PA: { called: 'RUC y DV', example: '155612345-2-2015 DV 12', length: [4, 25] },
  PE: { called: 'RUC', example: '20123456789', length: [11, 11] },
  PR: { called: 'EIN', example: '66-0123456', length: [9, 9] },
  PY: { called: 'RUC', example: '80012345-6', length: [5, 10] },
  SV: { called: 'NIT', example: '0614-010190-101-2', length: [9, 14] },
  US: { called: 'EIN', example: '12-3456789', length: [9, 9] },
  UY: { called: 'RUT', example: '211234560012', length: [12, 12] },
  VE: { called: 'RIF', example: 'J-12345678-9', length: [8, 10] },
}

const VAT_STATUSES = ['Responsable Inscripto', 'Monotributista', 'Exento', 'Consumidor Final']

const requiredField = (name: InvoiceFieldName, choices?: readonly string[]): InvoiceField => ({
  name,
  required: true,
  ...(choices && { choices }),
})

/** The fields besides the tax number and the e-mail. In other countries: the legal name and the company's address. */
const OWN: Readonly<Record<Country, readonly InvoiceField[]>> = {
  AR: [requiredField('legalName'), requiredField('vatStatus', VAT_STATUSES), requiredField('address')],
  BO: [requiredField('legalName')],
  BR: [],
  CL: [requiredField('legalName'), requiredField('activity'), requiredField('address')],
  GT: [requiredField('legalName')],
  MX: [
    requiredField('legalName'),
    requiredField('taxRegime', MX_REGIMES),
    requiredField('use', MX_USES),
    { ...requiredField('postcode'), example: '06700', length: [5, 5] },
  ],
  PY: [requiredField('legalName')],
  VE: [requiredField('legalName'), requiredField('address')],
}
const ELSEWHERE = [requiredField('legalName'), { ...requiredField('address'), required: false }]

const own = <Value>(table: Readonly<Record<Country, Value>>, country: Country): Value | undefined =>
  Object.hasOwn(table, country) ? table[country] : undefined

/** The invoice fields of a country, in the order of the form. */
export function invoiceFieldsOf(country: Country): readonly InvoiceField[] {
  const { called: _, ...shape } = own(TAX_IDS, country) ?? { called: '' }
  return [
    { ...requiredField('taxId'), ...shape },
    ...(own(OWN, country) ?? ELSEWHERE),
    // Without it, the invoice goes to the e-mail address of the order.
    { name: 'email', required: false },
  ]
}

/** The fields that are missing or invalid for an invoice in this country. */
export const invoiceProblems = (country: Country, invoice: Invoice): readonly InvoiceFieldName[] =>
  invoiceFieldsOf(country)
    .filter((field) => {
      const text = invoice[field.name] ?? ''
      return text === '' ? field.required : !fitsInvoice(field, text)
    })
    .map(({ name }) => name)

const LABELS: Readonly<Record<Language, Readonly<Record<InvoiceFieldName, string>>>> = {
  es: {
    taxId: 'Número de identificación fiscal',
    legalName: 'Nombre o razón social',
    taxRegime: 'Régimen fiscal',
    use: 'Uso del CFDI',
    activity: 'Giro',
    vatStatus: 'Condición frente al IVA',
    postcode: 'Código postal fiscal',
    address: 'Dirección fiscal',
    email: 'Correo para la factura',
  },
  en: {
    taxId: 'Tax ID',
    legalName: 'Legal name',
    taxRegime: 'Tax regime',
    use: 'CFDI use',
    activity: 'Line of business',
    vatStatus: 'VAT status',
    postcode: 'Tax postcode',
    address: 'Tax address',
    email: 'Email for the invoice',
  },
  pt: {
    taxId: 'Número fiscal',
    legalName: 'Nome ou razão social',
    taxRegime: 'Regime fiscal',
    use: 'Uso do CFDI',
    activity: 'Ramo de atividade',
    vatStatus: 'Condição perante o IVA',
    postcode: 'Código postal fiscal',
    address: 'Endereço fiscal',
    email: 'E-mail para a nota fiscal',
  },
  fr: {
    taxId: 'Numéro fiscal',
    legalName: 'Nom ou raison sociale',
    taxRegime: 'Régime fiscal',
    use: 'Usage du CFDI',
    activity: 'Activité',
    vatStatus: 'Régime de TVA',
    postcode: 'Code postal fiscal',
    address: 'Adresse fiscale',
    email: 'E-mail pour la facture',
  },
}

/** The label of the field; a tax number has its country's own name in every language. */
export const invoiceLabel = (name: InvoiceFieldName, country: Country, language: Language): string =>
  (name === 'taxId' && own(TAX_IDS, country)?.called) || LABELS[language][name]

/** The invoice data with the country's labels, in the order of the form. */
export const invoiceFacts = (
  invoice: Invoice | null | undefined,
  country: Country,
  language: Language,
): readonly (readonly [name: InvoiceFieldName, label: string, text: string])[] =>
  INVOICE_FIELDS.flatMap((name) => {
    const text = invoice?.[name]
    return text ? [[name, invoiceLabel(name, country, language), text] as const] : []
  })
