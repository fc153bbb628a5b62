import { MAX_LINE_QUANTITY, type ProductDraft } from '@store/core'
import { BadRow } from './format.ts'
import type { Row } from './sheet.ts'

/**
 * What the columns are called that say of a product what exports have no columns of their own for (D9): our name, as plain
 * product lists write it, and what merchants and their extensions call the same, without accents and punctuation.
 */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  warranty: ['garantia', 'garantie', 'guarantee'],
  supplier: ['proveedor', 'fornecedor', 'fournisseur', 'dropshippingsupplier', 'dropshipper'],
  condition: ['condicion', 'condicao', 'estado', 'etat'],
  max_quantity: ['maximumallowedquantity', 'maximumquantity', 'maxqty', 'cantidadmaxima', 'quantidademaxima'],
  free_shipping: ['enviogratis', 'fretegratis', 'livraisongratuite'],
  message: ['personalmessage', 'mensaje', 'mensagem', 'personalization', 'personalizacion', 'personalisation'],
  message_required: ['mensajeobligatorio', 'mensagemobrigatoria'],
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

const OURS = new Map(
  Object.entries(COLUMNS).flatMap(([ours, others]) => [ours, ...others].map((name) => [plain(name), ours] as const)),
)

/** Metafields of Shopify, meta data of WooCommerce, custom fields of Vendure: the field's own name. */
const WRAPPED = [
  /\(product\.metafields\.[^.()]{1,100}\.([^.()]{1,100})\)$/,
  /^meta: *(.{1,100})$/,
  /^product:(.{1,100})$/,
]

/** Our name for a header, in lower case, that an export puts such a field under; the header itself when it is none. */
export function factHeader(header: string): string {
  const field = WRAPPED.map((pattern) => pattern.exec(header)?.[1]).find((found) => found !== undefined)
  return (field !== undefined && OURS.get(plain(field))) || header
}

type Facts = Pick<ProductDraft, 'warranty' | 'supplier' | 'condition' | 'maxQuantity' | 'freeShipping' | 'message'>

const USED = /^(used|usado|usada|usage|d'occasion|occasion|seminuevo|seminovo)$/i
const NEW = /^(new|nuevo|nueva|novo|nova|neuf|neuve)$/i
const LONGEST_LABEL = 120

/**
 * What a row says of it. A cell that cannot be read is passed to `unread` with the reason, and counts as empty: where the
 * columns are ours that refuses the row, and where they are an extension's it is only told.
 */
export function factCells(row: Row, unread: (reason: string) => void): Facts {
  const condition = row.cell('condition')
  if (condition !== '' && !USED.test(condition) && !NEW.test(condition)) unread('condition is neither new nor used')
  const most = row.cell('max_quantity')
  const isWhole = /^[1-9]\d{0,6}$/.test(most) && Number(most) <= MAX_LINE_QUANTITY
  if (most !== '' && !isWhole) unread(`max_quantity is not a whole number from 1 to ${MAX_LINE_QUANTITY}`)
  const label = row.cell('message')
  if (label.length > LONGEST_LABEL) unread(`message is longer than ${LONGEST_LABEL} characters`)
  return {
    condition: USED.test(condition) ? 'used' : 'new',
    maxQuantity: isWhole ? Number(most) : null,
    warranty: row.cell('warranty') || null,
    supplier: row.cell('supplier') || null,
    freeShipping: flagCell(row, 'free_shipping'),
    ...(label !== '' &&
      label.length <= LONGEST_LABEL && { message: { label, required: flagCell(row, 'message_required') } }),
  }
}

export const flagCell = (row: Row, header: string) => /^(1|true|yes|y|sí|si|sim|oui)$/i.test(row.cell(header))

/** For columns that are ours. */
export const refusing = (row: Row) => (reason: string) => {
  throw new BadRow(row, reason)
}
