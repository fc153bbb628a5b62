import type { MoneyStyle } from '@store/core'
import { expect, it } from 'vitest'
import { Sent } from '#app/session/act.server.ts'
import { productWords } from '#app/words/products/index.ts'
import { readRows } from './variant-rows.server.ts'

const money: MoneyStyle = { currency: 'COP', country: 'CO' }
const words = productWords.of('es')
const was = [20_000_00, null, null, true, 3]
const row = { id: '7', text: 'S', price: '20.000', compareAt: '', units: '3', sku: '', on7: 'on' }
const rows = (fields: Readonly<Record<string, string>>) =>
  readRows(new Sent(new URLSearchParams({ ...row, ...fields })), money, words)

it('what was changed of a row is read', () => {
  const changed = rows({ was: JSON.stringify([...was, 'CAM-1']), barcode: 'CAM-2', price: '25.000', units: '4' })
  expect(changed).toMatchObject({
    changes: [
      {
        id: 7,
        units: { count: 4, seen: 3 },
        fields: [
          { name: 'price', was: 20_000_00, value: 25_000_00 },
          { name: 'barcode', was: 'CAM-1', value: 'CAM-2' },
        ],
      },
    ],
    wrong: {},
  })
})

it('a page of the release before says nothing of barcodes: they stay, and prices are read', () => {
  expect(rows({ was: JSON.stringify(was), price: '25.000' })?.changes).toMatchObject([
    { fields: [{ name: 'price', value: 25_000_00 }] },
  ])
  expect(rows({ was: JSON.stringify([...was, 'CAM-1']) })?.changes).toEqual([])
})

it('what another page has sent is refused whole, rather than saved in part', () => {
  expect(rows({ was: JSON.stringify(was.slice(0, 4)), price: '25.000' })).toBeNull()
  expect(rows({ was: 'x' })).toBeNull()
})
