import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { alive, at, expect, test } from './shops.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// The page's own policy lets nobody's scripts in, this one included.
test.use({ bypassCSP: true })

const PAGES = [
  '/',
  '/productos',
  '/productos?category=Tejidos',
  '/productos/vestido-alba-de-tencel-3',
  '/cart',
  '/checkout?items=1:1',
  '/micompra',
  '/nada',
] as const

for (const width of [390, 1280])
  for (const path of [...PAGES, '/wa/alborada'])
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(at('alborada', path))
      await alive(page)
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
          resultTypes: ['violations'],
        }),
      )
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([])
    })

test('axe finds nothing where there is no shop', async ({ page }) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(at('nadie'))
    await page.evaluate(axe)
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
    )
    expect(violations.map(({ id }) => id)).toEqual([])
  }
})
