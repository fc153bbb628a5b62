import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { at, DRAWN_TEMPLATES, expect, feria, openShop, test, waitForHydration, wideBut } from './shops.ts'

// In one worker, because the tests share a shop.
test.describe.configure({ mode: 'default' })

const LONG =
  'Multifunctional weatherproof uninterruptible electroluminescent spectrophotometers for contemporaneous kitchens no.'
const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Position,Status'
const CATEGORIES = 30

/** A shop as imported files make them: names of 110 characters, one price, thirty categories, a photo six times as wide as high. */
async function badShop() {
  const shop = await openShop(5, {}, null)
  const folder = await mkdtemp(join(tmpdir(), 'bad-data-'))
  await writeFile(join(folder, 'wide.png'), picture(1200, 200))
  const rows = Array.from({ length: CATEGORIES }, (_, i) => {
    const [name, photo] = [i % 2 === 0 ? `"${LONG} ${i}"` : `Thing ${i}`, i % 3 === 0 ? 'wide.png,1' : ',']
    return `bad-${i},${name},,Maker,Category ${i} with a long name,true,Title,Default Title,BAD-${i},${i % 4},871.00,${photo},active`
  })
  await writeFile(join(folder, 'bad.csv'), [HEAD, ...rows].join('\n'))
  await feria('import', join(folder, 'bad.csv'), '--shop', shop.subdomain, '--images', folder)
  return shop
}

/** A plain grey PNG. */
function picture(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const lines = Buffer.alloc((width + 1) * height, 120)
  for (let y = 0; y < height; y++) lines[y * (width + 1)] = 0
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Prices that overflow their place in a list, or are clipped by a box. Scroll containers do not count. */
const cutPrices = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (words.nextNode()) {
      const node = words.currentNode
      if (!node.textContent?.includes('871')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const price = range.getBoundingClientRect()
      // Visually hidden text and closed parts do not count.
      if (price.width < 2 || price.height < 2) continue
      for (let box = node.parentElement; box; box = box.parentElement) {
        const { overflowY, clipPath, position } = getComputedStyle(box)
        if (position === 'absolute' && clipPath !== 'none') break
        // A price that overflows its list item is covered by the next one.
        if (overflowY !== 'hidden' && overflowY !== 'clip' && box.localName !== 'li') continue
        const { top, bottom } = box.getBoundingClientRect()
        if (bottom - top < 2) break
        if (price.bottom > bottom + 2 || price.top < top - 2) cut.push(`${box.className}: ${node.textContent}`)
      }
    }
    return cut
  })

/** The shop that the tests share. */
let known: ReturnType<typeof badShop> | undefined
function sharedShop() {
  known ??= badShop()
  return known
}

test.describe('with long names, one price, thirty categories and unusual photos, every price is completely visible', () => {
  for (const template of DRAWN_TEMPLATES)
    test(`template ${template}`, { tag: wideBut(5, template) }, async ({ page }) => {
      const { subdomain } = await sharedShop()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(at(subdomain, '/productos'))
      const product = /\/productos\/multifunctional[^"?]*-\d+/.exec(await page.content())?.[0] ?? ''
      expect(product).not.toBe('')
      for (const path of ['', '/productos', product])
        for (const width of [360, 1280]) {
          const where = `${path || 'home'}, ${width} px`
          await page.setViewportSize({ width, height: 900 })
          await page.goto(at(subdomain, `/template${template}${path}`))
          await expect(page.getByRole('main'), where).toContainText('871')
          expect(await cutPrices(page), where).toEqual([])
          const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(beside, where).toBeLessThanOrEqual(0)
        }
    })
})

test('a photo far wider than its slot is shown whole, also in a template that crops photos (Portada)', async ({
  page,
}) => {
  const { subdomain } = await sharedShop()
  await page.goto(at(subdomain, '/productos?q=Thing'))
  await waitForHydration(page)
  const wide = page.locator('main .plate[data-fit="contain"] img').first()
  await wide.scrollIntoViewIfNeeded()
  await expect(wide).toHaveCSS('object-fit', 'contain')
})

test('a shop with many categories collapses them above the list of Trompo, and links to each', async ({ page }) => {
  const { subdomain } = await sharedShop()
  await page.goto(at(subdomain, '/template10/productos'))
  await waitForHydration(page)
  const shelves = page.getByRole('navigation', { name: 'The shelves' })
  const last = shelves.getByRole('link', { name: `Category ${CATEGORIES - 1} with` })
  // Thirty categories, and twelve.
  await expect(shelves.getByRole('link')).toHaveCount(13)
  await shelves.getByText('More shelves').click()
  await last.click()
  await expect(shelves.locator('a[aria-current]')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})
