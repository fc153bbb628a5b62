import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recognise } from './format.ts'
import { FORMATS } from './formats/index.ts'
import { readSheet } from './sheet.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function read(text: string) {
  const sheet = readSheet(bytes(text))
  const format = recognise(sheet, FORMATS)
  return { format: format?.name ?? null, ...(format?.read(sheet.rows) ?? { products: [], refused: [] }) }
}

const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status'
const WOO =
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,External URL,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)'
const VENDURE = 'name ,slug ,description ,assets ,facets ,optionGroups ,optionValues ,sku ,price ,stockOnHand '
const RETAIL = 'id,name,category,style,description,price,current_stock,image,featured'

describe('recognising', () => {
  test.each([
    ['Shopify', SHOPIFY],
    ['WooCommerce', WOO],
    ['Vendure', VENDURE],
    ['Retail demo store', RETAIL],
  ])('a %s file is known by its header', (name, header) => {
    expect(read(`${header}\n`).format).toBe(name)
  })

  test('BOM, CRLF, semicolons and capitals in the header make no difference', () => {
    const header = `\uFEFF${RETAIL.replaceAll(',', ';').toUpperCase()}`
    const { format, products } = read(`${header}\r\n7;Taza;kitchen;mug;Una taza;12,50;3;;\r\n`)
    expect(format).toBe('Retail demo store')
    expect(products[0]?.draft).toMatchObject({ reference: '7', name: 'Taza', price: 1250, units: 3 })
  })

  test('a file of no known format is not guessed at', () => {
    expect(read('product_id,title,family\n1,Basket,\n').format).toBeNull()
  })
})

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
        { name: 'c.jpg', alt: null },
        { name: 'a b.jpg', alt: 'Front' },
      ],
    })
    expect(products[0]?.draft.variants.map(({ values, price, units }) => [values[0], price, units])).toEqual([
      ['Green', 999, 1],
      ['Yellow', 1599, 3],
    ])
    expect(products[1]?.draft).toMatchObject({ price: 500, compareAt: 800, units: 0, variants: [], options: [] })
  })

  test('a bad variant is refused with its row and the good ones stay', () => {
    const { products, refused } = read(
      `${SHOPIFY}
tee,Tee,,,,true,Size,S,,,,1,deny,abc,,,,,active
tee,,,,,,,M,,,,2,deny,10.00,,,,,`,
    )
    expect(refused).toEqual([{ line: 2, name: 'Tee', reason: 'Variant Price "abc" is not a price' }])
    expect(products[0]?.draft.variants.map(({ values }) => values)).toEqual([['M']])
  })

  test('drafts and archived products come in switched off', () => {
    const { products } = read(`${SHOPIFY}\nold,Old,,,,true,Title,Default Title,,,,1,deny,1.00,,,,,archived`)
    expect(products[0]?.draft.active).toBe(false)
  })
})

describe('WooCommerce', () => {
  test('variations find their parent, a blank attribute means any value, option names meet in two spellings', () => {
    const { products, refused } = read(
      `${WOO}
1,variable,tee,Tee,1,1,visible,,,1,,,,"Clothing > Shirts, New",,,,Color,"Blue, Red",Size,"L, M"
2,variation,tee-blue,Tee - Blue,1,0,visible,,,1,4,,25,,,tee,,color,Blue,SIZE,
3,variation,tee-red,Tee - Red,1,0,visible,,,1,,20,25,,,id:1,,COLOR,red,Size,M`,
    )
    expect(refused).toEqual([])
    expect(products[0]?.draft).toMatchObject({
      category: 'Clothing',
      subcategory: 'Shirts',
      featured: true,
      compareAt: 2500,
    })
    expect(products[0]?.draft.variants.map(({ values, price, units }) => [values.join('/'), price, units])).toEqual([
      ['Blue/L', 2500, 4],
      ['Blue/M', 2500, 4],
      ['Red/M', 2000, 1000],
    ])
  })

  test('what is not sold here, and variations without a parent, are refused by name and row', () => {
    const { products, refused } = read(
      `${WOO}
1,grouped,set,Set,1,0,visible,,,1,,,,,,,,,,,
2,external,gift,Gift,1,0,visible,,,1,,,30,,,,https://gifts.example,,,,
3,variation,lost,Lost - Blue,1,0,visible,,,1,,,30,,,nobody,,Color,Blue,,
4,simple,cap,Cap,1,0,hidden,,,0,,,,Hats,,,,,,,`,
    )
    expect(refused.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Set'],
      [3, 'Gift'],
      [4, 'Lost - Blue'],
    ])
    expect(products[0]?.draft).toMatchObject({ name: 'Cap', price: null, units: 0, active: false })
  })
})

describe('Vendure', () => {
  test('padded cells, continuation rows and curly quotes are read as they are meant', () => {
    const { products, refused } = read(
      `${VENDURE}
Laptop   ,laptop ,"Thin — and “light”"   ,a.jpg|b.jpg ,category:Electronics|category:Computers|brand:Lumen ,"size|RAM" ,"13 inch|8GB" ,L1 ,1299.00 ,100
         ,       ,                        ,             ,                                                    ,           ,15 inch|8GB  ,L2 ,1399.00 ,0
Mouse\u00a0 ,mouse ,,,,,,M1 ,18.99 ,7`,
    )
    expect(refused).toEqual([])
    expect(products[0]?.draft).toMatchObject({
      name: 'Laptop',
      description: 'Thin — and “light”',
      category: 'Electronics',
      subcategory: 'Computers',
      brand: 'Lumen',
      options: [
        { name: 'size', values: ['13 inch', '15 inch'] },
        { name: 'RAM', values: ['8GB'] },
      ],
      images: [{ name: 'a.jpg' }, { name: 'b.jpg' }],
    })
    expect(products[0]?.draft.variants.map(({ units }) => units)).toEqual([100, 0])
    expect(products[1]?.draft).toMatchObject({ name: 'Mouse', price: 1899, units: 7 })
  })
})

describe('one product a row', () => {
  test('duplicate names are two products, a duplicate reference is refused, a nameless row too', () => {
    const { products, refused } = read(
      `${RETAIL}
a,Mug,kitchen,mug,,1.00,1,,
b,Mug,kitchen,mug,,2.00,1,,
a,Mug again,kitchen,mug,,3.00,1,,
c,,kitchen,mug,,3.00,1,,
d,Bowl,kitchen,bowl,,-3,1,,
e,Plate,kitchen,plate,,,1,,`,
    )
    expect(products.map(({ draft }) => [draft.reference, draft.price])).toEqual([
      ['a', 100],
      ['b', 200],
      ['e', null],
    ])
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'the same reference "a" as row 2'],
      [5, 'name is empty'],
      [6, 'price "-3" is below zero'],
    ])
  })
})

test('no text makes a reader throw: every row is a product or a refusal', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', '12.5', '-1', 'true', 'a|b', '1e9', '\u00a0'))
  fc.assert(
    fc.property(
      fc.constantFrom(SHOPIFY, WOO, VENDURE, RETAIL),
      fc.array(fc.array(cell, { maxLength: 22 }), { maxLength: 8 }),
      (header, rows) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
        const { products } = read([header, ...quoted].join('\n'))
        for (const { draft } of products) {
          expect(draft.reference).not.toBe('')
          for (const variant of draft.variants) expect(variant.values).toHaveLength(draft.options.length)
        }
      },
    ),
    { numRuns: 300 },
  )
})
