import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { divisionsOf } from '@store/core'
import { afterAll, expect, test } from 'vitest'
import { listCities } from '../cities/store.ts'
import { openTestDatabase } from '../testing.ts'
import { loadCityLists, parseCityList } from './city-lists.ts'
import { inShop } from './index.ts'

const db = await openTestDatabase()
afterAll(() => db.close())

const FOLDER = fileURLToPath(new URL('../../seeds/cities', import.meta.url))
const FILES = (await readdir(FOLDER)).filter((name) => name.endsWith('.txt'))

/** Runs the loader on a folder with these files only. */
async function load(files: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'feria-cities-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const client = await db.owner.connect()
  try {
    await loadCityLists(client, folder)
  } finally {
    client.release()
    await rm(folder, { recursive: true })
  }
}
const cityRows = async (country: string) =>
  (await db.owner.query('select id, code, name, listed, xmin from cities where country = $1 order by code', [country]))
    .rows

test.each(FILES)(
  '%s: official codes and ids are one each, names one in each division, divisions those of checkout (B9)',
  async (file) => {
    const country = file.slice(0, 2)
    const text = await readFile(join(FOLDER, file), 'utf8')
    const list = parseCityList(country, text)
    expect(list.length).toBe(text.split('\n').filter((line) => /^\d/.test(line)).length)
    expect(text.split('\n').filter((line) => line !== '' && !/^(# )?\d+ \S/.test(line))).toEqual([])
    const plain = ({ division, name }: (typeof list)[number]) =>
      `${division}, ${name}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (const all of [list.map(({ code }) => code), list.map(({ id }) => id), list.map(plain)])
      expect(new Set<unknown>(all).size).toBe(list.length)
    expect(divisionsOf(country)).toEqual(expect.arrayContaining([...new Set(list.map(({ division }) => division))]))
    expect(
      list.filter(({ id, name }) => id <= 0 || id > 2_147_483_647 || name.length > 80 || /[|,;]$|[|]/.test(name)),
    ).toEqual([])
    expect(Buffer.byteLength(text)).toBeLessThan(200_000)
  },
)

test('a fresh database has the list of every country, under ids that follow from country and code (B9)', async () => {
  const all = await inShop(db, 1, (tx) => listCities(tx, null))
  expect([...new Set(all.map(({ country }) => `${country}.txt`))].toSorted()).toEqual(FILES.toSorted())
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const id = (country: string, code: string) => all.find((city) => city.country === country && city.code === code)?.id
  expect([id('CO', '05001'), id('PE', '150122'), id('BR', '3550308'), id('MX', '09014')]).toEqual([
    5001, 604_150_122, 76_355_030, 484_009_014,
  ])
})

test('a list is written when its file changes, and then its changes only; who leaves it stays for shops that name it (B9)', async () => {
  const file = '# 01 Artigas\n0101 Artigas\n0102 Bella Unión\n'
  await expect(load({ 'UY.txt': file })).rejects.toThrow('the list of UY has no numeric code')
  const names = '# 1 San José\n101 San José\n102 Escazú\n'
  await load({ 'CR.txt': names })
  const before = await cityRows('CR')
  expect(before.filter(({ listed }) => listed).map(({ code }) => code)).toEqual(['101', '102'])
  await load({ 'CR.txt': names })
  expect(await cityRows('CR')).toEqual(before)
  await load({ 'CR.txt': '# 1 San José\n101 San José\n199 Nueva\n' })
  const after = await cityRows('CR')
  expect(after.filter(({ listed }) => listed).map(({ code, name }) => `${code} ${name}`)).toEqual([
    '101 San José',
    '199 Nueva',
  ])
  expect(after.find(({ code }) => code === '102')).toMatchObject({ id: 188_000_102, name: 'Escazú', listed: false })
})
