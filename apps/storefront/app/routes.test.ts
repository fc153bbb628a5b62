import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { SHOP_PATHS, shopPathNames } from '@store/core'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const entries = routes as readonly RouteConfigEntry[]

test('every address of the table is served, by a file of its name (R1–R16)', () => {
  for (const { file } of entries) expect(existsSync(fileURLToPath(new URL(file, import.meta.url))), file).toBe(true)
  const served = entries.map(({ path = '' }) => path)
  for (const name of shopPathNames((path) => !path.file)) {
    const path = SHOP_PATHS[name].path.slice(1)
    expect(served).toContain(path === '' ? 'wa/:shop' : `wa/:shop/${path}`)
    expect(served).toContain(path === '' ? ':tried?' : `:tried?/${path}`)
  }
  for (const name of shopPathNames((path) => path.file === true))
    expect(served).toContain(SHOP_PATHS[name].path.slice(1))
})
