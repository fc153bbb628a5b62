import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { fillSpanish, orderNumber, placeSpanish } from './buyer.ts'
import { mailTo } from './mails.ts'
import { productOf } from './products.ts'
import { ask, at, DRAWN_TEMPLATES, expect, feria, test, waitForHydration, wideBut } from './shops.ts'
import { openAndPaint, slowScripts } from './slow-scripts.ts'

const PHOTO = fileURLToPath(new URL('../../../packages/template-5/cover.webp', import.meta.url))

/** Places an order of Alborada that waits for a deposit, and opens its page. */
async function orderByDeposit(page: Page) {
  const id = /\d+$/.exec(await productOf('alborada', 'orquidea'))?.[0]
  await page.goto(at('alborada', `/checkout?items=${id}:1`))
  await fillSpanish(page, /Consignación bancaria/)
  await placeSpanish(page)
  return orderNumber(page)
}
const proof = (page: Page) => page.locator('[data-proof]')
const send = (page: Page) => proof(page).locator('button')
const file = (page: Page) => proof(page).locator('input[type=file]')

for (const scripts of [true, false])
  test.describe(scripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: scripts })

    test('the proof of a deposit is sent from the order’s page, the shop is notified and saves it to a file, and it can be replaced', async ({
      page,
    }) => {
      const number = await orderByDeposit(page)
      await file(page).setInputFiles(PHOTO)
      await send(page).press('Enter')
      await expect(proof(page).getByRole('status')).toContainText('Comprobante recibido')
      await expect(proof(page)).toContainText('3 veces más')
      await mailTo('hola@alborada.example', `/alborada/orders/${number}`)

      const out = join(tmpdir(), `proof-${randomBytes(4).toString('hex')}.jpg`)
      await feria('orders', 'proof', number, '--shop', 'alborada', '--out', out)
      const written = await readFile(out)
      await rm(out)
      expect(written.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
      expect(written.includes('Exif')).toBe(false)

      await file(page).setInputFiles({
        name: 'pago.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
      })
      await send(page).click()
      await expect(proof(page)).toContainText('2 veces más')
    })

    test('an invalid proof is refused with a reason, and the order keeps waiting', {
      tag: wideBut(true, scripts),
    }, async ({ page }) => {
      await orderByDeposit(page)
      await file(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') })
      await send(page).click()
      await expect(proof(page).getByRole('alert')).toContainText('no es una foto')
      await file(page).setInputFiles({
        name: 'b.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.alloc(6_000_000, '%PDF-'),
      })
      if (!scripts) await send(page).click()
      await expect(proof(page).getByRole('alert')).toContainText('demasiado grande')
      await expect(proof(page).getByRole('status')).toHaveCount(0)
    })
  })

test('a file chosen before hydration is sent like any other', async ({ page }) => {
  await orderByDeposit(page)
  await slowScripts(page)
  await openAndPaint(page, page.url())
  await file(page).setInputFiles(PHOTO)
  await waitForHydration(page)
  await send(page).click()
  await expect(proof(page).getByRole('status')).toContainText('Comprobante recibido')
})

test('in every template the proof’s field looks as other fields do, on a phone too', async ({ page }) => {
  await orderByDeposit(page)
  const { pathname, search } = new URL(page.url())
  await page.setViewportSize({ width: 360, height: 780 })
  for (const template of DRAWN_TEMPLATES) {
    await page.goto(at('alborada', `/template${template}${pathname}${search}`))
    const shape = await proof(page).evaluate((section) => {
      const sizeOf = (part: string) => section.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return {
        isWide: sizeOf('input[type=file]').width > sizeOf('form').width * 0.9,
        // Narrow and with a frame it would look like another option.
        isFlat: sizeOf('label').height < 36,
      }
    })
    expect(shape, `template ${template}`).toEqual({ isWide: true, isFlat: true })
  }
})

test('neither a wrong key nor a paid order accepts a proof', async ({ page }) => {
  const number = await orderByDeposit(page)
  await feria('orders', 'move', number, 'paid', '--shop', 'alborada')
  await page.reload()
  await expect(proof(page)).toHaveCount(0)
  const body =
    '--x\r\ncontent-disposition: form-data; name="proof"; filename="a.pdf"\r\n\r\n%PDF-1.4 %%EOF\r\n--x--\r\n'
  const headers = {
    host: new URL(at('alborada')).host,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(body.length),
  }
  expect((await ask(`/pedido/${number}?key=${'0'.repeat(32)}`, headers, body)).status).toBe(404)
  const { headers: answered } = await ask(new URL(page.url()).pathname + new URL(page.url()).search, headers, body)
  expect(answered.location).toContain('comprobante=notNow')
})
