import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findShopByName } from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let feria: Tool
let api: ReturnType<typeof testApi>['api']
const ids: Record<string, number> = {}
beforeAll(async () => {
  db = await openTestDatabase()
  feria = await openTool(db)
  api = testApi(db).api
  await writeFile(
    join(feria.folder, 'products.csv'),
    'id,name,category,price,current_stock\nruana,Ruana,Ropa,120000,3\ntaza,Taza,Cocina,30000,7\nbolso,Bolso,Bolsos,9000,1\n',
  )
  await writeFile(
    join(feria.folder, 'hat.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>',
  )
  for (const name of ['ana', 'bea']) {
    await feria.json('shop', 'create', '--subdomain', name, '--name', name)
    await feria.json('import', 'products.csv', '--shop', name)
    ids[name] = (await findShopByName(db, name))?.id ?? 0
  }
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

const menuOf = (name: string) => api.listCategories({ params: { id: ids[name] ?? 0 } })
const names = async (name: string) => (await menuOf(name)).map((category) => category.name)
const set = (...args: readonly string[]) => feria.json('categories', 'set', ...args, '--shop', 'ana')
const refusal = async (...args: readonly string[]) =>
  (await feria.run('categories', 'set', ...args, '--shop', 'ana')).err.trim()

test('a category takes its place in the menu, the others keep theirs, and those of another shop stay (D1, D2)', async () => {
  const before = await names('bea')
  await set('bolsos', '--order', '1')
  expect(await names('ana')).toEqual(['Bolsos', 'Ropa', 'Cocina'])
  await set('Ropa', '--order', '99')
  expect(await names('ana')).toEqual(['Bolsos', 'Cocina', 'Ropa'])
  expect(await names('bea')).toEqual(before)
  await feria.json('import', 'products.csv', '--shop', 'ana')
  expect(await names('ana')).toEqual(['Bolsos', 'Cocina', 'Ropa'])
})

test('a category has the picture it was given until it is taken away, and pages are told (D2)', async () => {
  const version = async () => (await findShopByName(db, 'ana'))?.version ?? 0
  const was = await version()
  await set('Cocina', '--image', 'hat.svg')
  expect(await version()).toBe(was + 1)
  const pictures = async () => Object.fromEntries((await menuOf('ana')).map(({ name, image }) => [name, image]))
  expect(await pictures()).toEqual({ Bolsos: null, Cocina: expect.stringMatching(/\.svg$/), Ropa: null })
  await set('Cocina', '--image', 'none')
  expect((await pictures()).Cocina).toBeNull()
})

test.each([
  [['Cocinas', '--order', '1'], 'ana has no category "Cocinas". Did you mean "Cocina"?'],
  [['Cocina'], 'Nothing was said to change.'],
  [['Cocina', '--part', 'Tazas', '--order', '1'], 'A part of a category has a picture only'],
  [['Cocina', '--part', 'Tazas', '--image', 'none'], 'ana has no category "Tazas".'],
  [['Cocina', '--order', '0'], 'Use a whole number from 1 to 10000.'],
])('%j is refused: %s', async (args, said) => {
  expect(await refusal(...args)).toContain(said)
})

test('what a shop says of itself is kept part by part, and not without end (D1)', async () => {
  const about = async () => (await api.getShop({ params: { id: ids.ana ?? 0 } }))?.about
  await feria.json('shop', 'set', 'ana', '--story', 'Un puesto.\n\nUn taller.', '--mission', 'Abrigar')
  expect(await about()).toEqual({ story: 'Un puesto.\n\nUn taller.', mission: 'Abrigar', vision: null })
  await feria.json('shop', 'set', 'ana', '--vision', 'Lejos', '--mission', 'none')
  expect(await about()).toEqual({ story: 'Un puesto.\n\nUn taller.', mission: null, vision: 'Lejos' })
  const { code, err } = await feria.run('shop', 'set', 'ana', '--mission', 'a'.repeat(601))
  expect([code, err]).toEqual([1, expect.stringContaining('Use a text of 600 characters at most.')])
})
