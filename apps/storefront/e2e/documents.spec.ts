import type { Page } from '@playwright/test'
import { agree, BUYER, fillSpanish, orderNumber, placeSpanish } from './buyer.ts'
import { lineOf } from './products.ts'
import { at, choose, expect, feria, openShop, test, waitForHydration } from './shops.ts'

/** Checkout of a cheap product with a large stock. */
const checkoutOf = async (shop: string, words: string) => at(shop, `/checkout?items=${await lineOf(shop, words)}:1`)
const send = (page: Page) => page.getByRole('button', { name: 'Hacer el pedido' }).click()

/** A shop in Mexico, with or without invoices. */
const openMexican = (invoices: boolean) =>
  openShop(5, { country: 'MX', language: 'es', paymentMethods: ['toBeAgreed'], invoices })

async function fillMexican(page: Page) {
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill(BUYER.name)
  await page.getByRole('combobox', { name: 'Tipo de documento' }).selectOption({ label: 'CURP' })
  await page.getByRole('textbox', { name: 'Número de documento' }).fill('GOMA800101MDFMRN09')
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(`+5255${BUYER.phone.slice(-8)}`)
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(BUYER.email)
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Jalisco')
  await page.getByRole('textbox', { name: 'Ciudad' }).fill('Guadalajara')
  await page.getByRole('textbox', { name: 'Dirección', exact: true }).fill('Avenida Chapultepec 120')
  await page.getByRole('textbox', { name: /^Código postal(?! fiscal)/ }).fill('44100')
  await choose(page.getByRole('radio', { name: /^A convenir/ }))
  await agree(page)
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a foreigner orders in Colombia with a passport, and the order shows the type of document', async ({
      page,
    }) => {
      await page.goto(await checkoutOf('alborada', 'orquidea'))
      if (javaScriptEnabled) await waitForHydration(page)
      const type = page.getByRole('combobox', { name: 'Tipo de documento' })
      await expect(type).toHaveValue('CC')
      await fillSpanish(page)
      await type.selectOption({ label: 'Pasaporte' })
      await page.getByRole('textbox', { name: 'Número de documento' }).fill('AB-123456')
      await placeSpanish(page)
      await expect(page.getByRole('main').getByText('Pasaporte', { exact: true })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('AB123456')
      const number = orderNumber(page)
      const { stdout } = await feria('orders', 'show', number, '--shop', 'alborada')
      expect(stdout).toContain('Passport AB123456')
      await page.goto(at('alborada', `/micompra?orden=${number}&usuario=ab%20123456`))
      await expect(page.getByRole('main')).toContainText('AB123456')
    })

    test('a Mexican shop with invoices gets all data of one, and so does the buyer who asked for it', async ({
      page,
    }) => {
      const { subdomain } = await openMexican(true)
      await page.goto(await checkoutOf(subdomain, 'mug'))
      if (javaScriptEnabled) await waitForHydration(page)
      const taxId = page.getByRole('textbox', { name: 'RFC' })
      await expect(taxId).toBeHidden()
      await fillMexican(page)
      await page.getByRole('checkbox', { name: 'Necesito factura' }).check()
      await taxId.fill('XAXX0101')
      await page.getByRole('textbox', { name: 'Nombre o razón social' }).fill('Zapatos Ana')
      await page.getByRole('combobox', { name: 'Régimen fiscal' }).selectOption('626 Régimen Simplificado de Confianza')
      await page.getByRole('combobox', { name: 'Uso del CFDI' }).selectOption('G03 Gastos en general')
      await page.getByRole('textbox', { name: 'Código postal fiscal' }).fill('06700')
      await send(page)
      await expect(page.locator('[data-field="invoice_taxId"]')).toContainText('Escríbelo como XAXX010101000')
      await expect(page.getByRole('checkbox', { name: 'Necesito factura' })).toBeChecked()
      await taxId.fill('GOMA800101AB1')
      await placeSpanish(page)
      const main = page.getByRole('main')
      for (const said of ['CURP', 'RFC', 'GOMA800101AB1', 'Zapatos Ana', '626 Régimen', 'G03 Gastos', '06700'])
        await expect(main).toContainText(said)
      const { stdout } = await feria('orders', 'show', orderNumber(page), '--shop', subdomain, '--json')
      expect(JSON.parse(stdout)).toMatchObject({
        buyer: { documentType: 'CURP' },
        invoice: { taxId: 'GOMA800101AB1', legalName: 'Zapatos Ana', use: 'G03 Gastos en general', postcode: '06700' },
      })
    })

    test('without an invoice its fields are not required, and a shop without invoices does not offer one', async ({
      page,
    }) => {
      const { subdomain } = await openMexican(true)
      const url = await checkoutOf(subdomain, 'mug')
      await page.goto(url)
      if (javaScriptEnabled) await waitForHydration(page)
      await fillMexican(page)
      await placeSpanish(page)
      await expect(page.getByRole('main')).not.toContainText('RFC')
      const without = await openMexican(false)
      await page.goto(await checkoutOf(without.subdomain, 'mug'))
      await expect(page.getByRole('checkbox', { name: 'Necesito factura' })).toHaveCount(0)
    })
  })

test('what was typed for an invoice is kept after a reload', async ({ page }) => {
  const { subdomain } = await openMexican(true)
  await page.goto(await checkoutOf(subdomain, 'mug'))
  await waitForHydration(page)
  await page.getByRole('combobox', { name: 'Tipo de documento' }).selectOption({ label: 'Pasaporte' })
  await page.getByRole('checkbox', { name: 'Necesito factura' }).check()
  const taxId = page.getByRole('textbox', { name: 'RFC' })
  await taxId.fill('GOMA800101AB1')
  await taxId.blur()
  await page.reload()
  await waitForHydration(page)
  await expect(taxId).toHaveValue('GOMA800101AB1')
  await expect(page.getByRole('combobox', { name: 'Tipo de documento' })).toHaveValue('passport')
})
