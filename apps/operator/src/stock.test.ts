import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inShop } from '@store/api/database'
import { findProducts } from '@store/api/queries'
import { emptyQuery } from '@store/core'
import { afterAll, describe, expect, test } from 'vitest'
import { openDesk } from './testing/desk.ts'

const { db, feria, shop, refusalOf, close } = await openDesk()
afterAll(close)

describe('stock', () => {
  const units = async () => {
    const { id } = await shop()
    const page = await inShop(db, id, (tx) => findProducts(tx, id, { ...emptyQuery, limit: 100 }))
    return page.products.map(({ name, units, variants }) => [name, units, ...variants.map((variant) => variant.units)])
  }

  test('it is set by reference, by SKU and by variant, and importing the same file does not undo it', async () => {
    await feria.json('products', 'set-stock', 'gorro', '9', '--shop', 'ana')
    await feria.json('products', 'set-stock', 'ruana', '0', '--variant', 's/rojo', '--shop', 'ana')
    expect(await feria.json('products', 'set-stock', 'R-M-A', '11', '--shop', 'ana')).toMatchObject({
      variant: ['M', 'Azul'],
      before: 4,
      units: 11,
    })
    expect(await units()).toEqual([
      ['Ruana', 0, 0, 11],
      ['Gorro', 9],
    ])
    await feria.json('import', 'shopify.csv', '--shop', 'ana')
    expect((await units())[1]).toEqual(['Gorro', 9])
  })

  test('selling out and coming back make cached pages old, other counts do not', async () => {
    const version = async () => (await shop()).version
    await feria.json('products', 'set-stock', 'gorro', '5', '--shop', 'ana')
    const before = await version()
    await feria.json('products', 'set-stock', 'gorro', '6', '--shop', 'ana')
    expect(await version()).toBe(before)
    await feria.json('products', 'set-stock', 'gorro', '0', '--shop', 'ana')
    expect(await version()).toBe(before + 1)
    await feria.json('products', 'set-stock', 'gorro', '6', '--shop', 'ana')
    expect(await version()).toBe(before + 2)
  })

  test('a product or variant that is not there is said to be so, with the nearest that is', async () => {
    const at = ['--shop', 'ana'] as const
    expect(await refusalOf('products', 'set-stock', 'goro', '9', ...at)).toBe(
      'Ana has no product "goro". Did you mean "gorro"?',
    )
    expect(await refusalOf('products', 'set-stock', 'ruana', '9', ...at)).toBe(
      'Ruana has variants: say which with --variant, as in "S / Rojo".',
    )
    expect(await refusalOf('products', 'set-stock', 'ruana', '9', '--variant', 'S / Rijo', ...at)).toBe(
      'Ruana has no variant "S / Rijo". Did you mean "S / Rojo"?',
    )
    expect(await refusalOf('products', 'set-stock', 'gorro', '1.5', ...at)).toContain(
      'Use a whole number from 0 to 1000000.',
    )
    expect(await refusalOf('products', 'set-stock', 'gorro', '-1', ...at)).toContain('-1')
    expect(await refusalOf('products', 'set-stock', 'gorro', '1', '--shop', 'bea')).toContain(
      'Bea has no product "gorro"',
    )
  })
})

test('D9: what files have no column for is said by hand, is on the product, and stays when its file comes again', async () => {
  const { id } = await shop()
  const hat = async () => {
    const { products } = await inShop(db, id, (tx) => findProducts(tx, id, { ...emptyQuery, limit: 100 }))
    return products.find(({ name }) => name === 'Gorro')
  }
  const at = ['--shop', 'ana'] as const
  const before = (await shop()).version
  const facts = ['--warranty', 'Un año', '--supplier', 'Hoko', '--condition', 'used', '--max-quantity', '3']
  await feria.json('products', 'set', 'gorro', ...facts, '--free-shipping', 'yes', ...at)
  await feria.json('products', 'set', 'GORRO-1', '--message', 'Nombre bordado', '--message-required', 'yes', ...at)
  expect((await shop()).version).toBeGreaterThan(before)
  const expectedFacts = {
    warranty: 'Un año',
    supplier: 'Hoko',
    condition: 'used',
    maxQuantity: 3,
    freeShipping: true,
    message: { label: 'Nombre bordado', required: true },
  }
  expect(await hat()).toMatchObject(expectedFacts)
  const file = join(feria.folder, 'shopify.csv')
  await writeFile(file, (await readFile(file, 'utf8')).replace(',30000,', ',31000,'))
  await feria.json('import', 'shopify.csv', ...at)
  expect(await hat()).toMatchObject({ ...expectedFacts, price: 31_000_00 })
  await feria.json(
    'products',
    'set',
    'gorro',
    '--warranty',
    'none',
    '--message',
    'none',
    '--free-shipping',
    'no',
    ...at,
  )
  expect(await hat()).toMatchObject({ warranty: null, message: null, freeShipping: false, supplier: 'Hoko' })
  expect(await refusalOf('products', 'set', 'gorro', ...at)).toContain('Nothing was said to change.')
  expect(await refusalOf('products', 'set', 'gorro', '--condition', 'old', ...at)).toContain('Choose one of new, used.')
})
