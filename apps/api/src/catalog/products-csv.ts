import type { EditableProduct } from '@store/core'
import { csvLine } from '../http/csv.ts'

/** Of a variant, or of a product without any. */
type Sold = Pick<EditableProduct, 'price' | 'compareAt' | 'saleEnds' | 'units' | 'sku' | 'barcode'> & {
  readonly enabled?: boolean
}

/** The names of the shop's taxes, by id. */
type TaxNames = ReadonlyMap<number, string>

/**
 * The columns of a spreadsheet of products: Shopify's, so that other programs read them too, and for the data that Shopify has
 * no column for, columns with names of our own (`feria import` reads all of them).
 */
const columnsFor = (options: number, site: string, taxes: TaxNames) => {
  const axes = Array.from({ length: Math.max(3, options) }, (_, axis) => axis)
  const first = (columns: Readonly<Record<string, (product: EditableProduct) => string>>) =>
    Object.entries(columns).map(
      ([name, cell]) => [name, (product: EditableProduct, at: number) => (at === 0 ? cell(product) : '')] as const,
    )
  const sold = (columns: Readonly<Record<string, (sold: Sold) => string>>) =>
    Object.entries(columns).map(
      ([name, cell]) =>
        [
          name,
          (product: EditableProduct, at: number) => {
            const one = product.options.length === 0 ? (at === 0 ? product : undefined) : product.variants[at]
            return one ? cell(one) : ''
          },
        ] as const,
    )
  return [
    ['Handle', ({ reference }: EditableProduct) => reference] as const,
    ...first({
      Title: ({ name }) => name,
      'Body (HTML)': ({ description }) => description ?? '',
      Vendor: ({ brand }) => brand ?? '',
      Type: ({ category }) => category ?? '',
      Subcategory: ({ subcategory }) => subcategory ?? '',
    }),
    ...axes.flatMap((axis) => [
      [
        `Option${axis + 1} Name`,
        (product: EditableProduct, at: number) => (at === 0 ? (product.options[axis]?.name ?? '') : ''),
      ] as const,
      [
        `Option${axis + 1} Value`,
        (product: EditableProduct, at: number) => product.variants[at]?.values[axis] ?? '',
      ] as const,
    ]),
    ...sold({
      'Variant SKU': ({ sku }) => sku ?? '',
      'Variant Barcode': ({ barcode }) => barcode ?? '',
      'Variant Inventory Qty': ({ units }) => String(units),
      'Variant Price': ({ price }) => amount(price),
      'Variant Compare At Price': ({ compareAt }) => amount(compareAt),
      'Variant Sale Ends': ({ saleEnds }) => saleEnds ?? '',
      'Variant Published': ({ enabled = true }) => String(enabled),
    }),
    ['Image Src', ({ images }: EditableProduct, at: number) => (images[at] ? `${site}${images[at].src}` : '')] as const,
    ['Image Alt Text', ({ images }: EditableProduct, at: number) => images[at]?.alt ?? ''] as const,
    ...first({
      'SEO Title': ({ seoTitle }) => seoTitle ?? '',
      // Holds the summary, which other programs read from this column; the text for search engines has another one.
      'SEO Description': ({ summary }) => summary ?? '',
      search_description: ({ seoDescription }) => seoDescription ?? '',
      low_at: ({ lowAt }) => String(lowAt ?? ''),
      tax_name: ({ taxId }) => (taxId === null ? '' : (taxes.get(taxId) ?? '')),
      Status: ({ status }) => (status === 'hidden' ? 'archived' : status),
      featured: ({ featured }) => yes(featured),
      condition: ({ condition }) => condition,
      warranty: ({ warranty }) => warranty ?? '',
      supplier: ({ supplier }) => supplier ?? '',
      max_quantity: ({ maxQuantity }) => String(maxQuantity ?? ''),
      free_shipping: ({ freeShipping }) => yes(freeShipping),
      message: ({ message }) => message?.label ?? '',
      message_required: ({ message }) => (message ? yes(message.required) : ''),
      length: ({ dimensions }) => String(dimensions?.length ?? ''),
      width: ({ dimensions }) => String(dimensions?.width ?? ''),
      height: ({ dimensions }) => String(dimensions?.height ?? ''),
      weight: ({ dimensions }) => dimensions?.weight ?? '',
    }),
  ]
}

const amount = (value: number | null) => (value === null ? '' : (value / 100).toFixed(2))
const yes = (value: boolean) => (value ? 'yes' : 'no')

/**
 * Products as lines of a spreadsheet; each variant and each further picture has its own line. A text that a spreadsheet would
 * read as a formula gets an apostrophe before it.
 *
 * @param options the largest number of options of any product
 * @param site where the shop's pictures are
 */
export function csvOf(options: number, site: string, taxes: TaxNames) {
  const columns = columnsFor(options, site, taxes)
  return {
    header: `\ufeff${csvLine(columns.map(([name]) => name))}`,
    linesOf: (product: EditableProduct) =>
      Array.from({ length: Math.max(1, product.variants.length, product.images.length) }, (_, at) =>
        csvLine(columns.map(([, cell]) => cell(product, at))),
      ).join(''),
  }
}
