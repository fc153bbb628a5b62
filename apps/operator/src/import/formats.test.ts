import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recognise } from './format.ts'
import { FORMATS } from './formats/index.ts'
import { readSheet } from './sheet.ts'
import { groupedByTags } from './tags.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const read = (text: string) => readBytes(bytes(text))

function readBytes(file: Uint8Array) {
  const known = recognise(readSheet(file), FORMATS)
  const { format, rows } = known ?? {}
  const { products = [], refused = [] } = format?.read(rows ?? [], { decimals: null, ambiguous: null }) ?? {}
  return { format: format?.name ?? null, products, refused }
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

  test('a file that a spreadsheet saved in Western Windows or UTF-16 is read like any other', () => {
    const text = `${RETAIL}\n7,Jabón de miel y limón,kitchen,mug,Señal,12.50,3,,\n`
    const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
    for (const file of [Buffer.from(text, 'latin1'), utf16])
      expect(readBytes(file).products[0]?.draft).toMatchObject({ name: 'Jabón de miel y limón' })
  })

  test('Western Windows is read with its quotes, dashes and signs on every version of Node.js', () => {
    const windows = Buffer.from(
      `${RETAIL}\n7,T\xe9 \x93Premium\x94 \x96 100 \x80 \x85 \x99,k,m,l\x92eau,1,3,,\n`,
      'latin1',
    )
    expect(readBytes(windows).products[0]?.draft).toMatchObject({
      name: 'Té “Premium” – 100 € … ™',
      description: 'l’eau',
    })
  })

  test('UTF-16 without a mark and a note of the separator are read like any other', () => {
    const text = `sep=;\r\n${RETAIL.replaceAll(',', ';')}\r\n7;Té;kitchen;mug;;12;3;;\r\n;;;;;;;;\r\n8;;;;;;;;`
    for (const file of [Buffer.from(text), Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
      const { products, refused } = readBytes(file)
      expect([products[0]?.line, products[0]?.draft.name, refused[0]?.line]).toEqual([3, 'Té', 5])
    }
  })

  test.each([
    [
      'one letter that is not UTF-8',
      `7,Té de manzanilla,k,m,,1,3,,\n8,A\xf1o,k,m,,1,3,,`,
      'Row 3: a letter is not in UTF-8',
    ],
    ['a file of an old Mac', 'mac', 'Row 2: the letters are in an encoding we do not read'],
    [
      'a quotation mark never closed',
      `7,Mug,k,m,,1,3,,\n8,"Bowl,k,m,,1,3,,\n9,Cup,k,m,,1,3,,`,
      'Row 3: a quotation mark (") is opened',
    ],
    [
      'inches in a quoted cell',
      `7,Mug,k,m,"two\nlines",1,3,,\n8,"TV 32" LED,k,m,,1,3,,\n9,Cup,k,m,,1,3,,`,
      'Row 4: a quotation mark',
    ],
  ])('%s is refused with its row', (what, rows, sentence) => {
    const text = Buffer.from(`${RETAIL}\n${rows}`)
    const file =
      what === 'a file of an old Mac'
        ? Buffer.from(`${RETAIL}\n7,T\x8e caf\x8es,k,m,,1,3,,`, 'latin1')
        : Buffer.from(text.toString('latin1').replace('A\xc3\xb1o', 'A\xf1o'), 'latin1')
    expect(() => readBytes(file)).toThrow(sentence)
    expect(() => readBytes(file)).toThrow('Nothing was imported.')
  })

  test.each([
    ['1.050,00', 105_000],
    ['1,050.00', 105_000],
    ['12,50', 1_250],
    ['12.5', 1_250],
    ['EUR 19.90', 1_990],
    ['$ 1.234.567,89', 123_456_789],
  ])('the price %s is %i hundredths', (written, amount) => {
    expect(read(`${RETAIL}\n7,Mug,kitchen,mug,,"${written}",3,,`).products[0]?.draft.price).toBe(amount)
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
    expect(refused).toEqual([{ line: 2, name: 'Tee', reason: 'Variant Price "abc" is not a price' }])
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

  test('drafts and archived products come in switched off', () => {
    const { products } = read(`${SHOPIFY}\nold,Old,,,,true,Title,Default Title,,,,1,deny,1.00,,,,,archived`)
    expect(products[0]?.draft.active).toBe(false)
  })
})

describe('tags', () => {
  const tagged = (type: string) =>
    read(
      `${SHOPIFY},Type,Tags
tee,Tee,,,,true,Title,Default Title,,,,,deny,5,,,,,active,${type},"cotton, men"
hat,Hat,,,,true,Title,Default Title,,,,,deny,5,,,,,active,,men
bag,Bag,,,,true,Title,Default Title,,,,,deny,5,,,,,active,,`.replace('Vendor,Type,', 'Vendor,Kind,'),
    ).products

  test('are categories where a file has no other, the commonest of a product first', () => {
    const { products, leftOut } = groupedByTags(tagged(''))
    expect(products.map(({ draft }) => draft.category)).toEqual(['men', 'men', null])
    expect(leftOut).toEqual({ products: 1, examples: ['cotton'] })
  })

  test('are left out and counted where it has', () => {
    const { products, leftOut } = groupedByTags(tagged('Shirts'))
    expect(products.map(({ draft }) => draft.category)).toEqual(['Shirts', null, null])
    expect(leftOut).toEqual({ products: 2, examples: ['cotton', 'men'] })
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
    })
    expect(
      products[0]?.draft.variants.map(({ values, price, compareAt, units }) => [
        values.join('/'),
        price,
        compareAt,
        units,
      ]),
    ).toEqual([
      ['Blue/L', 2500, null, 2],
      ['Blue/M', 2500, null, 2],
      ['Red/M', 2000, 2500, 1000],
    ])
  })

  test('an export in Spanish or Portuguese is the same export', () => {
    const spanish = `ID,Tipo,SKU,Nombre,Publicado,¿Está destacado?,Visibilidad en el catálogo,Descripción corta,Descripción,¿Existencias?,Inventario,Peso (kg),Precio rebajado,Precio normal,Categorías,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1
1,variable,cam,Camisa,1,1,visible,Corta,Larga,1,,0.3,,,Ropa > Camisas,,,Talla,"S, M"
2,variation,cam-s,Camisa - S,1,0,visible,,,1,3,,20,25,,,cam,Talla,S`
    const portuguese = `ID,Tipo,SKU,Nome,Publicado,Em destaque?,Visibilidade no catálogo,Descrição curta,Descrição,Em estoque?,Estoque,Peso (kg),Preço promocional,Preço,Categorias,Imagens,Pai,Nome do atributo 1,Valores do atributo 1
1,variable,cam,Camisa,1,1,visible,Corta,Larga,1,,0.3,,,Ropa > Camisas,,,Talla,"S, M"
2,variation,cam-s,Camisa - S,1,0,visible,,,1,3,,20,25,,,cam,Talla,S`
    for (const { products, refused } of [read(spanish), read(portuguese)]) {
      expect(refused).toEqual([])
      expect(products[0]?.draft).toMatchObject({
        name: 'Camisa',
        featured: true,
        summary: 'Corta',
        description: 'Larga',
        category: 'Ropa',
        subcategory: 'Camisas',
        dimensions: { weight: '0.3 kg' },
        variants: [{ values: ['S'], price: 2000, compareAt: 2500, units: 3 }],
      })
    }
  })

  test('stock that the parent counts is dealt out to its variations, none of it twice', () => {
    const { products } = read(
      `${WOO}
1,variable,tee,Tee,1,1,visible,,,1,5,,,,,,,Size,"L, M"
2,variation,tee-l,Tee - L,1,0,visible,,,1,parent,,25,,,tee,,Size,L
3,variation,tee-m,Tee - M,1,0,visible,,,1,parent,,25,,,tee,,Size,M`,
    )
    expect(products[0]?.draft.variants.map(({ units }) => units)).toEqual([3, 2])
  })

  test('the deepest category, photos of variations, and attributes and tags of a product come along', () => {
    const { products } = read(
      `${WOO},Tags
1,simple,tee,Tee,1,0,visible,,"<p>Soft</p>",1,,,5,"Clothing, Clothing > T-shirts",,,,Color,"Red, Blue",Fabric,,"summer, new"
2,variable,cap,Cap,1,0,visible,,,1,,,,Hats,a.jpg,,,Size,L,,,
3,variation,cap-l,Cap - L,1,0,visible,,,1,4,,25,,"b.jpg, a.jpg",cap,,Size,L,,,`,
    )
    expect(products[0]).toMatchObject({
      tags: ['summer', 'new'],
      draft: { category: 'Clothing', subcategory: 'T-shirts', description: '<p>Color: Red, Blue</p><p>Soft</p>' },
    })
    expect(products[1]?.draft.images.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
  })

  test('what may be ordered when nothing is left is not counted', () => {
    const { products } = read(
      `${WOO},Backorders allowed?
1,simple,a,A,1,0,visible,,,1,0,,5,,,,,,,,,1
2,simple,b,B,1,0,visible,,,0,-3,,5,,,,,,,,,notify
3,simple,c,C,1,0,visible,,,1,4,,5,,,,,,,,,0
4,simple,d,D,1,0,visible,,,backorder,,,5,,,,,,,,,
5,variable,e,E,1,0,visible,,,1,2,,,,,,,Size,"L, M",,,1
6,variation,e-l,E - L,1,0,visible,,,1,parent,,25,,,e,,Size,L,,,`,
    )
    expect(products.map(({ draft }) => draft.variants[0]?.units ?? draft.units)).toEqual([1000, 1000, 4, 1000, 1000])
  })

  test('a sale that is over, or has not begun, is not charged', () => {
    const header = 'Type,SKU,Name,Date sale price starts,Date sale price ends,Sale price,Regular price'
    const prices = [
      'simple,a,A,,2019-12-31,10,20',
      'simple,b,B,2999-01-01,,10,20',
      'simple,c,C,2019-01-01,2999-01-01,10,20',
    ]
    const { products } = read(`${header}\n${prices.join('\n')}`)
    expect(products.map(({ draft }) => [draft.price, draft.compareAt])).toEqual([
      [2000, null],
      [2000, null],
      [1000, 2000],
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
