import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessedFields } from './list-headers.ts'

test.each([
  ['Nombre del artículo', 'name'],
  ['Nombre del producto', 'name'],
  ['NombreProducto', 'name'],
  ['Nome do produto', 'name'],
  ['Nom de l’article', 'name'],
  ['Título', 'name'],
  ['Descripción corta', 'summary'],
  ['Descripción del producto', 'description'],
  ['Precio de venta', 'price'],
  ['Precio de venta al público (COP)', 'price'],
  ['Precio venta público', 'price'],
  ['precio_final', 'price'],
  ['PRECIO UNITARIO CON IVA', 'price'],
  ['Preço', 'price'],
  ['Prix de vente', 'price'],
  ['Precio anterior', 'compareAt'],
  ['Existencias', 'units'],
  ['Existencias actuales', 'units'],
  ['Cantidad disponible', 'units'],
  ['Cantidad en stock', 'units'],
  ['Estoque', 'units'],
  ['Quantité', 'units'],
  ['Código del artículo', 'reference'],
  ['Código SKU', 'sku'],
  ['Foto principal', 'image'],
  ['Nombre de la categoría', 'category'],
  ['Tipo de producto', 'category'],
  ['Stock mínimo', 'lowAt'],
] as const)('a column called “%s” is taken for %s', (title, field) => {
  expect(guessedFields([title])).toEqual([field])
})

test.each([
  ['Precio de costo'],
  ['Precio sin IVA'],
  ['Precio al por mayor'],
  ['Cantidad mínima'],
  ['Cantidad por caja'],
  ['Nombre del proveedor'],
  ['Referencia del proveedor'],
  ['Nombre y precio'],
  ['Valor total del inventario'],
  ['Número del artículo y la página'],
  ['de la'],
  ['Fecha'],
])('a column called “%s” is left for the merchant to say', (title) => {
  expect(guessedFields([title])).toEqual([null])
})

test('a column that is called as the field comes before one that has more words', () => {
  expect(guessedFields(['Precio con IVA', 'Precio'])).toEqual([null, 'price'])
  expect(guessedFields(['Nombre comercial', 'Precio final', 'Precio normal', 'Cantidad actual', 'Talla'])).toEqual([
    ...['name', 'price', null, 'units', 'option1'],
  ])
})

test('a field is never the meaning of two columns, whatever they are called', () => {
  const word = fc.constantFrom(
    ...['Nombre', 'del', 'producto', 'Artículo', 'Precio', 'de', 'venta', 'Cantidad', 'disponible', 'Stock', 'actual'],
    ...['Título', 'Código', 'SKU', 'Foto', 'principal', 'Categoría', 'Tipo', 'Talla', 'Color', 'Descripción', 'corta'],
    ...['Preço', 'Prix', 'Quantité', 'Marca', 'proveedor', 'barras', 'mínimo', '(COP)', '1'],
  )
  const title = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(title, { maxLength: 15 }), (titles) => {
      const fields = guessedFields(titles)
      expect(fields).toHaveLength(titles.length)
      const recognised = fields.filter((field) => field !== null)
      expect(new Set(recognised).size).toBe(recognised.length)
    }),
  )
})
