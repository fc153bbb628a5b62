import type { Page } from '@playwright/test'
import { agree, BUYER, fillEnglish, fillEnglishBuyer, fillSpanish } from './buyer.ts'
import { createCoupon, manage } from './manage.ts'
import { lineOf } from './products.ts'
import { ask, at, choose, expect, feria, openShop, test, waitForHydration } from './shops.ts'

const checkoutOf = async (shop: string, words: string) => at(shop, `/checkout?items=${await lineOf(shop, words)}:1`)

const send = (page: Page) => page.getByRole('button', { name: /^(Hacer el pedido|Place the order)$/ }).click()

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('L5: an order needs consent to the terms, which are linked, and the checkbox is never checked in advance', async ({
      page,
    }) => {
      await page.goto(await checkoutOf('alborada', 'orquidea'))
      if (javaScriptEnabled) await waitForHydration(page)
      const box = page.getByRole('checkbox', { name: /^Acepto las condiciones/ })
      await expect(box).not.toBeChecked()
      await fillSpanish(page)
      await box.uncheck()
      await send(page)
      await expect(box).toHaveAccessibleDescription('Marca la casilla para aceptar')
      if (!javaScriptEnabled)
        await expect(page.getByRole('link', { name: 'Marca la casilla para aceptar', exact: true })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue(BUYER.name)
      const links = page.locator('[data-terms]').getByRole('link')
      for (const [name, text] of [
        ['Privacidad y términos', 'Devoluciones'],
        ['Tratamiento de datos', 'datos'],
      ] as const) {
        const href = await links.filter({ hasText: name }).getAttribute('href')
        const { status, body } = await ask(href ?? '', { host: new URL(at('alborada')).host })
        expect([status, body.includes(text)]).toEqual([200, true])
      }
      await agree(page)
      await send(page)
      await page.waitForURL(/\/pedido\/\d+/)
    })

    test('a wrong coupon submitted with the whole form is reported at the top, has the focus, and keeps all that was typed', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(await checkoutOf('alborada', 'orquidea'))
      if (javaScriptEnabled) await waitForHydration(page)
      await fillSpanish(page)
      await page.getByText('¿Tienes un cupón?').click()
      const code = page.getByRole('textbox', { name: 'Código del cupón' })
      await code.fill('NADIE-LO-DIO')
      await send(page)
      const problems = page.getByRole('alert')
      await expect(problems).toContainText('No encontramos ese cupón')
      await expect(code).toBeFocused()
      await expect(code).toBeInViewport()
      await expect(code).toHaveValue('NADIE-LO-DIO')
      await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue('Carrera 37A # 8A-99')
      await expect(page.getByRole('checkbox', { name: /^Acepto/ })).toBeChecked()
      await problems.getByRole('link', { name: /^Código del cupón/ }).click()
      await expect(page).toHaveURL(/#checkout-coupon-code$/)
    })

    test('errors that only the server finds are listed at the top with links to their fields, and the first field has the focus', async ({
      page,
    }) => {
      await page.goto(await checkoutOf('alborada', 'orquidea'))
      if (javaScriptEnabled) await waitForHydration(page)
      await fillSpanish(page)
      const phone = page.getByRole('textbox', { name: 'Teléfono' })
      await phone.fill('0000000')
      await send(page)
      // Without JavaScript the new price is shown first, together with an error of the phone number.
      const link = page.getByRole('alert').getByRole('link', { name: /^Teléfono: / })
      await expect(link).toBeVisible()
      await expect(phone).toBeFocused()
      expect(await link.getAttribute('href')).toBe(`#${await phone.getAttribute('id')}`)
    })

    test('a shop that sells in its branch only has picking up chosen, and payment in the shop', async ({ page }) => {
      const { id, subdomain } = await openShop(5, { paymentMethods: ['payInStore'] })
      const body = { name: 'Harbour', address: 'Pier 3', latitude: 38.9, longitude: -77 }
      await manage().createBranch({ params: { shopId: id }, body })
      await page.goto(await checkoutOf(subdomain, 'mug'))
      if (javaScriptEnabled) await waitForHydration(page)
      await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveCount(0)
      await expect(page.getByRole('radio', { name: /^Pay and pick up/ })).toBeChecked()
      await page.getByRole('textbox', { name: 'Full name' }).fill(BUYER.name)
      await page.getByRole('textbox', { name: 'ID number' }).fill(BUYER.id)
      await page.getByRole('textbox', { name: 'Phone' }).fill('+12025550143')
      await page.getByRole('textbox', { name: 'Email' }).fill(BUYER.email)
      await agree(page)
      await send(page)
      await page.waitForURL(/\/pedido\/\d+/)
    })
  })

test('unavailable choices are hidden: coupons without coupons, deposits without an account, online payment by hand', async ({
  page,
}) => {
  const shop = await openShop(99, { paymentMethods: ['bankDeposit', 'toBeAgreed'] })
  const { subdomain } = shop
  const url = await checkoutOf(subdomain, 'mug')
  await page.goto(url)
  await expect(page.getByText(/coupon/i)).toHaveCount(0)
  await expect(page.getByText('Bank deposit')).toHaveCount(0)
  await page.goto(at(subdomain, `/cart?items=${await lineOf(subdomain, 'mug')}:1`))
  await expect(page.getByRole('link', { name: 'Pay online' })).toHaveCount(0)

  await feria('payments', 'deposit', '--shop', subdomain, '--line', 'Sample bank 12-345')
  await createCoupon(shop, { code: 'TEN10' })
  await expect(async () => {
    await page.goto(url)
    await expect(page.getByText(/coupon/i).first()).toBeVisible({ timeout: 1000 })
    // This template shows one question after the other.
    await expect(page.getByText('Bank deposit').first()).toBeAttached({ timeout: 1000 })
  }).toPass()
})

for (const [shop, words, said] of [
  ['kilovatio', 'hub', ['RUT', 'Pasaporte', 'Comuna', 'Transferencia bancaria']],
  ['orvalho', 'casca', ['CPF', 'CNPJ', 'Passaporte', 'Pix ou transferência bancária']],
  ['sierraveloz', 'cumbre', ['INE', 'CURP', 'RFC', 'Colonia', 'Transferencia bancaria']],
  ['puntoypampa', 'zambas', ['DNI', 'CUIT/CUIL', 'Transferencia bancaria']],
  ['huertadelvalle', 'queso', ['Cédula', 'RUC', 'Transferencia bancaria']],
  ['alborada', 'orquidea', ['Número de documento', 'Cédula de extranjería', 'Consignación bancaria']],
] as const)
  test(`T5: checkout of ${shop} uses the words of its country`, async ({ page }) => {
    await page.goto(await checkoutOf(shop, words))
    for (const one of said) await expect(page.getByText(one).first()).toBeAttached()
    if (shop !== 'alborada') await expect(page.getByText(/Consignación|14\.000|1020304050|PSE|ePayco/)).toHaveCount(0)
  })

test('an order without payment method leads to the first one, with the error above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await checkoutOf('alborada', 'orquidea'))
  await waitForHydration(page)
  await fillSpanish(page, null)
  await send(page)
  const ways = page.getByRole('group', { name: 'Medio de pago' })
  await expect(ways.getByRole('radio').first()).toBeFocused()
  await expect(ways.getByText('Este campo es obligatorio')).toBeInViewport()
})

test('ID numbers with letters are accepted: passports and documents of foreigners', async ({ page, mercado }) => {
  await page.goto(await checkoutOf(mercado.subdomain, 'mug'))
  await waitForHydration(page)
  await fillEnglishBuyer(page)
  await choose(page.getByRole('radio', { name: /Arrange with the shop/ }))
  await page.getByRole('textbox', { name: 'ID number' }).fill('AB-123456')
  await send(page)
  await page.waitForURL(/\/pedido\/\d+/)
  await expect(page.getByRole('main')).toContainText('AB123456')
})

test('an order whose payment is to be arranged explains who contacts whom', async ({ page, mercado }) => {
  await page.goto(await checkoutOf(mercado.subdomain, 'mug'))
  await waitForHydration(page)
  await fillEnglish(page)
  await send(page)
  await page.waitForURL(/\/pedido\/\d+/)
  const panel = page.getByRole('region', { name: 'Payment still to be arranged' })
  await expect(panel).toContainText(`${mercado.name} will write to`)
  await expect(panel).toContainText(BUYER.email)
})
