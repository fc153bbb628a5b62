import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { SHOP_DATA, SHOP_FILES, SHOP_PAGES } from '@store/core'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const entries = routes as readonly RouteConfigEntry[]

test('every address of the table is served, by a file of its name (R1–R16)', () => {
  for (const { file } of entries) expect(existsSync(fileURLToPath(new URL(file, import.meta.url))), file).toBe(true)
  const served = entries.map(({ path = '' }) => path)
  for (const { path } of [...Object.values(SHOP_PAGES), ...Object.values(SHOP_DATA)])
    for (const mount of ['wa/:shop', ':previewed?']) expect(served).toContain(path === '/' ? mount : mount + path)
  for (const { path } of Object.values(SHOP_FILES)) expect(served).toContain(path.slice(1))
})
