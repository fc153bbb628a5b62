import { describe, expect, test } from 'vitest'
import { read, SHOPIFY } from '../testing.ts'

describe('Shopify', () => {
  test('rows of one handle are one product, also when another stands between, and image-only rows add pictures', () => {
    const { products, refused } = read(
      `${SHOPIFY}
gloves,Gloves,"<p>Warm,
and ""green""</p>",Rustic,Outdoor,true,Color,Green,,,G1,1,deny,9.99,,https://cdn.example/a%20b.jpg,2,Front,active
pot,Pot,,Rustic,Outdoor,true,Title,Default Title,,,P1,0,deny,5.00,8.00,,,,active
gloves,,,,,,color ,Yellow,,,G2,3,deny,15.99,,,,,
gloves,,,,,,,,,,,,,,,https://cdn.example/c.jpg?v=2,1,,`,
    )
    expect(refused).toEqual([])
    expect(products.map(({ draft }) => draft.reference)).toEqual(['gloves', 'pot'])
    expect(products[0]?.draft).toMatchObject({
      description: '<p>Warm,\nand "green"</p>',
      options: [{ name: 'Color', values: ['Green', 'Yellow'] }],
      images: [
        { name: 'https://cdn.example/c.jpg?v=2', alt: null },
        { name: 'https://cdn.example/a%20b.jpg', alt: 'Front' },
      ],
    })
    expect(products[0]?.draft.variants.map(({ values, price, units }) => [values[0], price, units])).toEqual([
      ['Green', 999, 1],
      ['Yellow', 1599, 3],
    ])
    expect(products[1]?.draft).toMatchObject({ price: 500, compareAt: 800, units: 0, variants: [], options: [] })
  })

  test('a variant keeps its own former price, or none', () => {
    const { products } = read(
      `${SHOPIFY}
ring,Ring,,,,true,Metal,Silver,,,,1,deny,55.00,80.00,,,,active
ring,,,,,,,Gold,,,,1,deny,69.99,85.00,,,,
ring,,,,,,,Steel,,,,1,deny,60.00,,,,,`,
    )
    expect(products[0]?.draft.variants.map(({ price, compareAt }) => [price, compareAt])).toEqual([
      [5500, 8000],
      [6999, 8500],
      [6000, null],
    ])
  })

  test('stock that the platform does not count, or sells on without, is not counted', () => {
    const { products } = read(
      `${SHOPIFY},Variant Inventory Tracker
chair,Chair,,,,true,Title,Default Title,,,,0,deny,5.00,,,,,active,
lamp,Lamp,,,,true,Title,Default Title,,,,0,deny,5.00,,,,,active,shopify
sofa,Sofa,,,,true,Title,Default Title,,,,3,continue,5.00,,,,,active,shopify
rug,Rug,,,,true,Title,Default Title,,,,-2,continue,5.00,,,,,active,shopify`,
    )
    expect(products.map(({ draft }) => [draft.reference, draft.units])).toEqual([
      ['chair', 1000],
      ['lamp', 0],
      ['sofa', 1000],
      ['rug', 1000],
    ])
  })

  test('a bad variant is refused with its row and the good ones stay', () => {
    const { products, refused } = read(
      `${SHOPIFY}
tee,Tee,,,,true,Size,S,,,,1,deny,abc,,,,,active
tee,,,,,,,M,,,,2,deny,10.00,,,,,`,
    )
    expect(refused).toEqual([
      { line: 2, name: 'Tee', fault: { code: 'notPrice', column: 'Variant Price', value: 'abc' } },
    ])
    expect(products[0]?.draft.variants.map(({ values }) => values)).toEqual([['M']])
  })

  test('the newer template, with other headers and a path of categories, is read the same', () => {
    const { products, refused } = read(
      `Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Inventory quantity,Continue selling when out of stock,Product image URL
Body,body,<p>Soft</p>,Nube,Apparel > Baby > Bodysuits,,TRUE,Active,B1,Months,3-6,,746.00,,2,DENY,https://cdn.example/a.png
,body,,,,,,,B2,,6-12,,746.00,899.50,0,CONTINUE,`,
    )
    expect(refused).toEqual([])
    expect(products[0]?.draft).toMatchObject({ reference: 'body', category: 'Bodysuits', active: true, brand: 'Nube' })
    expect(products[0]?.draft.variants.map(({ values, units }) => [...values, units])).toEqual([
      ['3-6', 2],
      ['6-12', 1000],
    ])
  })

  test('a list of titles alone is products with their price on request', () => {
    const { format, products } = read(
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Image Src\nball,Ball,<p>Round</p>,M,Toys,,',
    )
    expect(format).toBe('Shopify')
    expect(products[0]?.draft).toMatchObject({ name: 'Ball', price: null, category: 'Toys' })
  })

  test('D9: metafields and the columns for Google are read', () => {
    const { products } = read(
      `Handle,Title,Body (HTML),Vendor,Variant Price,Google Shopping / Condition,Garantía (product.metafields.custom.garantia),Supplier (product.metafields.custom.supplier),Max (product.metafields.custom.max_quantity),Free (product.metafields.shop.free_shipping),Text (product.metafields.custom.personal_message)
a,A,,,20,,One year,Hoko,2,true,Name on it
b,B,,,20,used,,,,,`,
    )
    expect(products.map(({ draft }) => draft)).toMatchObject([
      {
        warranty: 'One year',
        supplier: 'Hoko',
        condition: 'new',
        maxQuantity: 2,
        freeShipping: true,
        message: { label: 'Name on it', required: false },
      },
      { warranty: null, condition: 'used' },
    ])
  })

  test('drafts and archived products come in switched off', () => {
    const { products } = read(`${SHOPIFY}\nold,Old,,,,true,Title,Default Title,,,,1,deny,1.00,,,,,archived`)
    expect(products[0]?.draft.active).toBe(false)
  })
})
