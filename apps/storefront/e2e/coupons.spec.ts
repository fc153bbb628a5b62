import http from 'node:http'
import type { Page } from '@playwright/test'
import { BUYER, fillEnglish, fillSpanish, orderNumber } from './buyer.ts'
import { type CouponSettings, createCoupon, manage } from './manage.ts'
import { lineOf } from './products.ts'
import { at, expect, test, waitForHydration, wideBut } from './shops.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Resumen' })
const total = (page: Page) => summary(page).getByRole('definition').last()
const code = (page: Page) => page.getByRole('textbox', { name: 'Código del cupón' })

for (const scripts of [true, false])
  test.describe(scripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: scripts })

    test('C33: a coupon is refused as unknown and for a small cart, then applied, removed, applied again, and on the receipt', async ({
      page,
    }) => {
      const belt = await lineOf('alborada', 'guayaquil')
      const open = async (quantity: number) => {
        await page.goto(at('alborada', `/checkout?items=${belt}:${quantity}`))
        if (scripts) await waitForHydration(page)
        await page.getByText('¿Tienes un cupón?').click()
      }
      await open(1)
      await page.getByRole('textbox', { name: 'Nombre completo' }).fill(BUYER.name)
      await code(page).fill('no existe')
      await page.getByRole('button', { name: 'Aplicar' }).click()
      await expect(code(page)).toHaveAccessibleDescription('No encontramos ese cupón. Revisa cómo está escrito.')
      await expect(code(page)).toHaveValue('no existe')
      await expect(code(page)).toBeInViewport()
      await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue(BUYER.name)
      await expect(page.getByText('Este campo es obligatorio')).toHaveCount(0)

      await code(page).fill('amanecer')
      await page.getByRole('button', { name: 'Aplicar' }).click()
      await expect(code(page)).toHaveAccessibleDescription(
        'Este cupón vale en compras desde $100.000. Te faltan $10.100.',
      )
      await expect(total(page)).toHaveText('$89.900')

      await open(2)
      await fillSpanish(page)
      await code(page).fill(' Amanecér ')
      if (scripts) await code(page).press('Enter')
      else await page.getByRole('button', { name: 'Aplicar' }).click()
      await expect(summary(page)).toContainText('−$17.980')
      await expect(total(page)).toHaveText('$170.720')
      for (const [name, value] of [
        ['Dirección', 'Carrera 37A # 8A-99'],
        ['Correo electrónico', BUYER.email],
      ] as const)
        await expect(page.getByRole('textbox', { name })).toHaveValue(value)
      await expect(page.getByRole('radio', { name: /Pago contra entrega/ })).toBeChecked()

      await page.getByRole('button', { name: 'Quitar el cupón AMANECER' }).click()
      await expect(total(page)).toHaveText('$188.700')
      await expect(summary(page)).not.toContainText('AMANECER')

      await page.getByText('¿Tienes un cupón?').click()
      await code(page).fill('amanecer')
      await page.getByRole('button', { name: 'Aplicar' }).click()
      await expect(total(page)).toHaveText('$170.720')
      await page.getByRole('button', { name: 'Hacer el pedido' }).click()
      await page.waitForURL(/\/pedido\/\d+/)
      const receipt = page.getByRole('main')
      for (const said of ['Cupón AMANECER', '−$17.980', '$170.720']) await expect(receipt).toContainText(said)

      await page.goto(at('alborada', `/micompra?orden=${orderNumber(page)}&usuario=${BUYER.id}`))
      for (const said of ['Cupón AMANECER', '−$17.980', '$170.720'])
        await expect(page.getByRole('main')).toContainText(said)
    })

    test('C33: expired, disabled, future, used-up and already used coupons are refused at the field, and nothing is bought by mistake', {
      tag: wideBut(true, scripts),
    }, async ({ page, mercado }) => {
      const mark = scripts ? 'S' : 'N'
      const create = (name: string, limits: Partial<CouponSettings> = {}) =>
        createCoupon(mercado, { code: `${name}-${mark}`, ...limits })
      await create('OLD', { until: '2020-03-31T20:00:00.000Z' })
      await create('SOON', { from: '2099-04-01T15:00:00.000Z' })
      await create('GONE', { active: false })
      await create('ONCE', { maxUsesPerBuyer: 1 })
      await create('LAST', { maxUses: 1 })

      const mug = await lineOf(mercado.subdomain, 'mug')
      const field = page.getByRole('textbox', { name: 'Coupon code' })
      const buyWith = async (name: string, cart = 'first') => {
        const path = `/checkout?items=${mug}:1&coupon=${name}-${mark.toLowerCase()}&cart=${name}${cart}`
        await page.goto(at(mercado.subdomain, path))
        if (scripts) await waitForHydration(page)
        await fillEnglish(page)
        await page.getByRole('button', { name: 'Place the order' }).click()
      }
      for (const [name, sentence] of [
        ['OLD', 'This coupon expired on March 31, 2020.'],
        ['SOON', 'This coupon is valid from April 1, 2099.'],
        ['GONE', 'This coupon is no longer available.'],
      ] as const) {
        await page.goto(at(mercado.subdomain, `/checkout?items=${mug}:1&coupon=${name}-${mark}`))
        await expect(field).toHaveAccessibleDescription(sentence)
      }
      // Submitting the order with such a coupon shows the error and places no order.
      await buyWith('OLD')
      await expect(field).toHaveAccessibleDescription('This coupon expired on March 31, 2020.')
      await expect(page).toHaveURL(/\/checkout/)

      for (const [name, sentence] of [
        ['ONCE', 'You have already used this coupon: it is valid once per person.'],
        ['LAST', 'This coupon has been used up.'],
      ] as const) {
        await buyWith(name)
        await page.waitForURL(/\/pedido\/\d+/)
        await expect(page.getByRole('main')).toContainText(`Coupon ${name}-${mark}`)
        await buyWith(name, 'second')
        await expect(field).toHaveAccessibleDescription(sentence)
        await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(BUYER.name)
      }
    })
  })

/** The status of a page, requested from another local address. */
function lookFrom(localAddress: string, shop: string, path: string): Promise<number> {
  const { host, port } = new URL(at(shop))
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, localAddress, headers: { host } }, (response) =>
        resolve(response.resume().statusCode ?? 0),
      )
      .on('error', reject)
  })
}

test('after too many codes the page shows how long to wait, and buying without one works; other shoppers are not affected', async ({
  page,
}) => {
  const shop = `cupones-${Date.now().toString(36)}`
  const created = await manage().createShop({
    body: { subdomain: shop, name: 'Cupones', templateId: 5, currency: 'COP' },
  })
  await createCoupon(created, { code: 'BUENO' })
  await page.goto(at(shop, '/cart'))
  const statuses = await page.evaluate(async () => {
    const seen = []
    for (let guess = 0; guess < 20; guess++)
      seen.push((await fetch(`/checkout?items=999:1&coupon=malo${guess}`)).status)
    return seen
  })
  expect(statuses).toEqual(Array(20).fill(200))
  const right = '/checkout?items=999:1&coupon=bueno'
  const answer = await page.goto(at(shop, right))
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  await expect(code(page)).toHaveAccessibleDescription(/^Hubo demasiados intentos seguidos\. Espera 1[45] minutos/)
  expect((await page.goto(at(shop, '/checkout?items=999:1')))?.status()).toBe(200)
  expect(await lookFrom('127.0.0.2', shop, right)).toBe(200)
})
