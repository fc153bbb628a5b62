import { MAX_LINE_QUANTITY, PRODUCT_LIMITS, type ProductDraft } from '@store/core'
import { type Fault, quoted } from './faults.ts'
import { BadRow } from './format.ts'
import type { Row } from './sheet.ts'

/**
 * Names of columns with facts for which exports have no columns (D9): our name, as plain product lists write it, and the
 * names that merchants and extensions use, without accents and punctuation.
 */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  barcode: [
    ...['codigodebarras', 'codigodebarra', 'codbarras', 'codebarres', 'codigoean', 'ean', 'upc', 'gtin', 'isbn'],
    ...['gtinupceanorisbn', 'globaluniqueid', 'variantbarcode'],
  ],
  low_at: [
    'avisardesde',
    'avisarcuandoqueden',
    'stockminimo',
    'estoqueminimo',
    'stockminimum',
    'lowstockamount',
    // The names in the office, in its columns and in its form.
    ...['avisodepocas', 'lowmark', 'avisodepoucas', 'seuildalerte'],
    ...['tellmewhenthereare', 'avisarquandorestarem', 'prevenirquandilenreste'],
  ],
  search_title: [
    ...['seotitle', 'tituloseo', 'titulodegoogle', 'titreseo', 'titulonogoogle'],
    ...['tituloparagoogle', 'titleforgoogle', 'tituloparaogoogle', 'titrepourgoogle'],
  ],
  search_description: [
    ...['seodescription', 'descripcionseo', 'descripciondegoogle', 'descricaoseo', 'descriptionseo'],
    ...['textoparagoogle', 'textforgoogle', 'textoparaogoogle', 'textepourgoogle'],
  ],
  warranty: ['garantia', 'garantie', 'guarantee'],
  supplier: ['proveedor', 'fornecedor', 'fournisseur', 'dropshippingsupplier', 'dropshipper'],
  condition: ['condicion', 'condicao', 'estado', 'etat'],
  max_quantity: [
    'maximumallowedquantity',
    'maximumquantity',
    'maxqty',
    'cantidadmaxima',
    'maximo',
    'quantidademaxima',
    'quantitemaximale',
  ],
  free_shipping: ['enviogratis', 'fretegratis', 'livraisongratuite'],
  message: ['personalmessage', 'mensaje', 'mensagem', 'personalization', 'personalizacion', 'personalisation'],
  message_required: ['mensajeobligatorio', 'mensagemobrigatoria', 'messageobligatoire'],
}

/** The fields of these columns, in every format. */
export const FACT_FIELDS = {
  barcode: 'barcode',
  lowAt: 'low_at',
  seoTitle: 'search_title',
  seoDescription: 'search_description',
  tax: 'tax_name',
  condition: 'condition',
  warranty: 'warranty',
  supplier: 'supplier',
  maxQuantity: 'max_quantity',
  freeShipping: 'free_shipping',
  message: 'message',
  messageRequired: 'message_required',
} as const

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

const OURS = new Map(
  Object.entries(COLUMNS).flatMap(([ours, others]) => [ours, ...others].map((name) => [plain(name), ours] as const)),
)

/** All names of the columns of each of these fields, ours first, without accents and punctuation. */
export const FACT_NAMES: Readonly<Partial<Record<keyof typeof FACT_FIELDS, readonly string[]>>> = Object.fromEntries(
  Object.entries(FACT_FIELDS).map(([field, ours]) => [field, [plain(ours), ...(COLUMNS[ours] ?? [])]]),
)

/** Metafields of Shopify, metadata of WooCommerce, custom fields of Vendure: the field's own name. */
const WRAPPED = [
  /\(product\.metafields\.[^.()]{1,100}\.([^.()]{1,100})\)$/,
  /^meta: *(.{1,100})$/,
  /^product:(.{1,100})$/,
]

/** Our name for a header (in lower case) under which an export has such a field; otherwise the header itself. */
export function factHeader(header: string): string {
  const field = WRAPPED.map((pattern) => pattern.exec(header)?.[1]).find((found) => found !== undefined)
  return (field !== undefined && OURS.get(plain(field))) || header
}

type Facts = Pick<ProductDraft, 'barcode' | 'lowAt' | 'tax' | 'seoTitle' | 'seoDescription'> &
  Pick<ProductDraft, 'warranty' | 'supplier' | 'condition' | 'maxQuantity' | 'freeShipping' | 'message'>

const USED = /^(used|usado|usada|usage|d'occasion|occasion|seminuevo|seminovo)$/i
const NEW = /^(new|nuevo|nueva|novo|nova|neuf|neuve)$/i
const LONGEST_LABEL = 120

/**
 * The facts in a row. An invalid cell is passed to `unread` with the reason, and counts as empty: in columns
 * of ours it refuses the row, in those of an extension it is only reported.
 */
export function factCells(row: Row, unread: (fault: Fault) => void): Facts {
  const cellOf = (header: string) => ({ column: row.title(header), value: quoted(row.cell(header)) })
  const condition = row.cell('condition')
  if (condition !== '' && !USED.test(condition) && !NEW.test(condition))
    unread({ code: 'notCondition', ...cellOf('condition') })
  const most = row.cell('max_quantity')
  const isWhole = /^[1-9]\d{0,6}$/.test(most) && Number(most) <= MAX_LINE_QUANTITY
  if (most !== '' && !isWhole) unread({ code: 'notQuantity', ...cellOf('max_quantity'), most: MAX_LINE_QUANTITY })
  const low = row.cell('low_at')
  const isLow = /^\d{1,7}$/.test(low)
  if (low !== '' && !isLow) unread({ code: 'notUnits', ...cellOf('low_at') })
  const textUpTo = (header: string, longest: number) => {
    const text = row.cell(header)
    if (text.length <= longest) return text || null
    unread({ code: 'tooLong', ...cellOf(header), most: longest })
    return null
  }
  const label = row.cell('message')
  if (label.length > LONGEST_LABEL) unread({ code: 'tooLong', ...cellOf('message'), most: LONGEST_LABEL })
  return {
    barcode: barcodeCell(row, unread),
    lowAt: isLow ? Number(low) : null,
    tax: row.cell('tax_name') || null,
    seoTitle: textUpTo('search_title', PRODUCT_LIMITS.seoTitle),
    seoDescription: textUpTo('search_description', PRODUCT_LIMITS.seoDescription),
    condition: USED.test(condition) ? 'used' : 'new',
    maxQuantity: isWhole ? Number(most) : null,
    warranty: row.cell('warranty') || null,
    supplier: row.cell('supplier') || null,
    freeShipping: flagCell(row, 'free_shipping'),
    ...(label !== '' &&
      label.length <= LONGEST_LABEL && { message: { label, required: flagCell(row, 'message_required') } }),
  }
}

/** The barcode in a row, of its product or its variant. A spreadsheet may have turned it into a number. */
export function barcodeCell(row: Row, unread: (fault: Fault) => void): string | null {
  const written = row
    .cell('barcode')
    .replace(/^'/, '')
    .replace(/^(\d+)[.,]0+$/, '$1')
  const cell = { column: row.title('barcode'), value: quoted(written) }
  if (written.length > PRODUCT_LIMITS.barcode) unread({ code: 'tooLong', ...cell, most: PRODUCT_LIMITS.barcode })
  // In scientific notation the last digits are lost.
  else if (/^\d[.,]\d+e\+\d+$/i.test(written)) unread({ code: 'wrongValue', ...cell })
  else return written || null
  return null
}

export const flagCell = (row: Row, header: string) => /^(1|true|yes|y|sí|si|sim|oui)$/i.test(row.cell(header))

/** Refuses the row: for our own columns. */
export const refusing = (row: Row) => (fault: Fault) => {
  throw new BadRow(row, fault)
}
