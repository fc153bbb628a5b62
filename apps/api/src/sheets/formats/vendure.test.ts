import { describe, expect, test } from 'vitest'
import { read, VENDURE } from '../testing.ts'

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

  test('D9: custom fields are read', () => {
    const { products } = read(
      `name,slug,optionGroups,optionValues,sku,price,stockOnHand,product:warranty,product:supplier,product:maxQuantity,product:condition,product:freeShipping,product:message
Mug,mug,,,m,10,3,One year,Hoko,4,used,true,Name on it`,
    )
    expect(products[0]?.draft).toMatchObject({
      warranty: 'One year',
      supplier: 'Hoko',
      condition: 'used',
      maxQuantity: 4,
      freeShipping: true,
      message: { label: 'Name on it', required: false },
    })
  })
})
