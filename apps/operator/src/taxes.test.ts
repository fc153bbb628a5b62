import { openTestDatabase, type TestDatabase } from '@store/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let feria: Tool
beforeAll(async () => {
  db = await openTestDatabase()
  feria = await openTool(db)
  await feria.json('shop', 'create', '--subdomain', 'ana', '--name', 'Ana')
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

const at = ['--shop', 'ana'] as const

test('taxes are added, changed, given to a product and removed', async () => {
  expect((await feria.run('taxes', 'list', ...at)).err).toBe('Ana has no taxes.\n')
  const iva = await feria.json('taxes', 'add', 'IVA', '--percent', '19', ...at)
  await feria.json('taxes', 'add', 'Exento', '--percent', '0%', ...at)
  expect(iva).toMatchObject({ name: 'IVA', percent: 1_900 })
  const { id } = iva as { id: number }
  expect((await feria.run('taxes', 'set', String(id), '--percent', '10,5', '--name', 'IVA general', ...at)).out).toBe(
    `Tax ${id}: name, percent changed\n`,
  )
  expect((await feria.run('taxes', 'list', ...at)).out).toMatch(/IVA general +10.5 %\n.*Exento +0 %\n$/)

  await feria.json('products', 'create', 'Wool hat', '--price', '30', ...at)
  const tax = async (name: string) => {
    await feria.json('products', 'set', 'wool-hat', '--tax', name, ...at)
    return (await feria.json('products', 'show', 'wool-hat', ...at)) as { readonly taxId: number | null }
  }
  expect(await tax('iva GENERAL')).toMatchObject({ taxId: id })
  expect(await tax('none')).toMatchObject({ taxId: null })
  await feria.json('products', 'set', 'wool-hat', '--tax', 'Exento', '--warranty', 'One year', ...at)
  expect(await feria.json('taxes', 'remove', String(id), ...at)).toMatchObject({ id, removed: true })
  expect(await feria.json('taxes', 'list', ...at)).toMatchObject([{ name: 'Exento' }])
})

test.each([
  [['taxes', 'add', 'Otro', '--percent', '100.01'], 'Use a percentage from 0 to 100, as in 19 or 10.5.'],
  [['taxes', 'add', 'Otro', '--percent', '1.234'], 'Use a percentage from 0 to 100'],
  [['taxes', 'add', 'x'.repeat(41), '--percent', '1'], 'Use a text of 40 characters at most.'],
  [['taxes', 'add', 'EXENTO', '--percent', '1'], 'taken'],
  [['taxes', 'set', '999', '--percent', '1'], 'Ana has no tax 999. "feria taxes list --shop ana" shows them.'],
  [['taxes', 'set', '1'], 'Nothing was said to change.'],
  [['products', 'set', 'wool-hat', '--tax', 'INC'], 'Ana has no tax "INC". "feria taxes list --shop ana" shows them.'],
])('%j is refused: %s', async (args, sentence) => {
  const { code, out, err } = await feria.run(...args, ...at)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(sentence)
})
