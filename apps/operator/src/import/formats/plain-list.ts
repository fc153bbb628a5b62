import { EMPTY_DRAFT, imageNamed, priceCell, requiredCell, titleCase, UNTRACKED_UNITS, unitsCell } from '../cells.ts'
import { factCells, flagCell, refusing } from '../facts.ts'
import { type Format, readEach } from '../format.ts'

/**
 * One product a row: id, name, category and style, price, current_stock; where there are such columns also warranty,
 * supplier, condition, max_quantity, free_shipping, message and message_required (D9).
 */
export const plainList: Format = {
  name: 'plain product list',
  headers: ['id', 'name', 'category', 'price', 'current_stock'],
  prices: ['price'],
  read: (rows, prices) =>
    readEach(
      rows,
      (row) => row.cell('name'),
      (row) => ({
        line: row.line,
        draft: {
          ...EMPTY_DRAFT,
          ...factCells(row, refusing(row)),
          reference: requiredCell(row, 'id'),
          name: requiredCell(row, 'name'),
          description: row.cell('description') || null,
          price: priceCell(row, 'price', prices),
          units: unitsCell(row, 'current_stock', UNTRACKED_UNITS),
          category: titleCase(row.cell('category')) || null,
          subcategory: titleCase(row.cell('style').replaceAll('_', ' ')) || null,
          featured: flagCell(row, 'featured'),
          images: row.cell('image') ? [imageNamed(row.cell('image'))] : [],
          position: -row.line,
        },
      }),
    ),
}
