import { describe, expect, test } from 'vitest'
import { read, WOO } from '../testing.ts'

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

  test.each([
    ['en', 'Type,SKU,Name,Regular price,"GTIN, UPC, EAN, or ISBN",Low stock amount'],
    ['es', 'Tipo,SKU,Nombre,Precio normal,"GTIN, UPC, EAN o ISBN",Cantidad de bajo inventario'],
    ['pt', 'Tipo,SKU,Nome,Preço,"GTIN, UPC, EAN ou ISBN",Quantidade baixa em estoque'],
    ['fr', 'Type,UGS,Nom,Tarif régulier,"GTIN, UPC, EAN ou ISBN",Montant de stock faible'],
  ])('a barcode and a low mark are read in the language of the export: %s', (_, head) => {
    const { products, refused } = read(`${head}\nsimple,cam,Camisa,25,4006381333931,3`)
    expect(refused).toEqual([])
    expect(products[0]?.draft).toMatchObject({ sku: 'cam', price: 2500, barcode: '4006381333931', lowAt: 3 })
  })

  test('an export in Spanish, Portuguese or French is the same export', () => {
    const spanish = `ID,Tipo,SKU,Nombre,Publicado,¿Está destacado?,Visibilidad en el catálogo,Descripción corta,Descripción,¿Existencias?,Inventario,Peso (kg),Precio rebajado,Precio normal,Categorías,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1
1,variable,cam,Camisa,1,1,visible,Corta,Larga,1,,0.3,,,Ropa > Camisas,,,Talla,"S, M"
2,variation,cam-s,Camisa - S,1,0,visible,,,1,3,,20,25,,,cam,Talla,S`
    const portuguese = `ID,Tipo,SKU,Nome,Publicado,Em destaque?,Visibilidade no catálogo,Descrição curta,Descrição,Em estoque?,Estoque,Peso (kg),Preço promocional,Preço,Categorias,Imagens,Pai,Nome do atributo 1,Valores do atributo 1
1,variable,cam,Camisa,1,1,visible,Corta,Larga,1,,0.3,,,Ropa > Camisas,,,Talla,"S, M"
2,variation,cam-s,Camisa - S,1,0,visible,,,1,3,,20,25,,,cam,Talla,S`
    const french = `ID,Type,UGS,Nom,Publié,Mis en avant ?,Visibilité dans le catalogue,Description courte,Description,En stock\u00a0?,Stock,Poids (kg),Tarif promo,Tarif régulier,Catégories,Images,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1
1,variable,cam,Camisa,1,1,visible,Corta,Larga,1,,0.3,,,Ropa > Camisas,,,Talla,"S, M"
2,variation,cam-s,Camisa - S,1,0,visible,,,1,3,,20,25,,,cam,Talla,S`
    for (const { products, refused } of [read(spanish), read(portuguese), read(french)]) {
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

  test('a sale lasts all of its last day in the shop, or until the time that the file says', () => {
    const header =
      'Type,SKU,Name,Parent,Date sale price ends,Sale price,Regular price,Attribute 1 name,Attribute 1 value(s)'
    const { products, refused } = read(
      `${header}
simple,a,A,,2026-12-31,10,20,,
simple,b,B,,2026-12-31 18:30:00,10,20,,
simple,c,C,,2026-12-31T18:30:00Z,10,20,,
simple,d,D,,,10,20,,
simple,e,E,,31/12/2026,10,20,,
simple,f,F,,2026-07-01,10,20,,
simple,g,G,,2026-06-30,10,20,,
variable,v,V,,,,,Size,"L, M"
variation,v-l,V - L,v,2026-12-31,10,20,Size,L
variation,v-m,V - M,v,,,20,Size,M`,
    )
    const ends = products.map(({ draft }) => draft.saleEnds ?? draft.variants.map(({ saleEnds }) => saleEnds))
    expect(ends).toEqual([
      ...['2027-01-01T05:00:00.000Z', '2026-12-31T23:30:00.000Z', '2026-12-31T18:30:00.000Z'],
      [],
      '2026-07-02T05:00:00.000Z',
      [],
      ['2027-01-01T05:00:00.000Z', undefined],
    ])
    expect(refused.map(({ line, fault }) => [line, fault])).toEqual([
      [6, { code: 'notDate', column: 'Date sale price ends', value: '31/12/2026' }],
    ])
  })

  test('a sale that has not begun is told of, since the file has to be imported again then', () => {
    const { products } = read(
      'Type,SKU,Name,Date sale price starts,Sale price,Regular price\nsimple,a,A,2026-08-01,10,20',
    )
    expect(products[0]?.draft).toMatchObject({ price: 2000, compareAt: null })
    expect(products[0]?.notes).toEqual([{ code: 'saleBegins', value: '2026-08-01' }])
  })

  test('D9: fields that extensions add are read, and told of when they cannot be', () => {
    const { products, refused } = read(
      `Type,SKU,Name,Regular price,Sold individually?,Meta: _warranty,Meta: proveedor,Meta: condition,Meta: maximum_allowed_quantity,Meta: free_shipping,Meta: personal_message
simple,a,A,20,0,One year,Hoko,Used,3,yes,Name on it
simple,b,B,20,1,,,Refurbished,,,`,
    )
    expect(refused).toEqual([])
    expect(products.map(({ draft }) => draft)).toMatchObject([
      {
        warranty: 'One year',
        supplier: 'Hoko',
        condition: 'used',
        maxQuantity: 3,
        freeShipping: true,
        message: { label: 'Name on it', required: false },
      },
      { warranty: null, condition: 'new', maxQuantity: 1 },
    ])
    expect(products[1]?.notes).toEqual([{ code: 'notCondition', column: 'Meta: condition', value: 'Refurbished' }])
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
