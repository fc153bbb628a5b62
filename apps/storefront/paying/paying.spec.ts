import type { Page } from '@playwright/test'
import { agree, BUYER } from '../e2e/buyer.ts'
import { ask, at, choose, expect, feria, test, waitForHydration } from '../e2e/shops.ts'
import { type PaymentCase, WAYS } from './methods.ts'

/** `pnpm paying` pays with every method on every template; otherwise a few methods are tested on each shop's own template. */
const ALL = process.env.PAYING === 'all'

const SHOPS = {
  alborada: {
    words: 'orquidea',
    product: 'alborada-orquidea',
    place: ['Departamento', 'Antioquia', 'Medellín'],
    phone: () => BUYER.phone,
  },
  kilovatio: {
    words: 'hub',
    product: 'kilovatio-hub',
    place: ['Región', '', 'Santiago'],
    phone: () => `+569${BUYER.phone.slice(2)}`,
  },
} as const
type ShopName = keyof typeof SHOPS

async function anyLine(shop: ShopName): Promise<string> {
  const { body } = await ask(`/productos?q=${SHOPS[shop].words}`, { host: new URL(at(shop)).host })
  // Neither product has variants, so the end of their address is enough.
  const [, id] = /href="\/productos\/[^"?]*-(\d+)"/.exec(body) ?? []
  if (!id) throw new Error(`${shop} has no ${SHOPS[shop].words}`)
  return `${id}:1`
}

/** Fills checkout of any template up to the payment method, and continues. */
async function goOn(page: Page, shop: ShopName, { method, delivery }: PaymentCase) {
  const { place, phone } = SHOPS[shop]
  await page.goto(at(shop, `/checkout?items=${await anyLine(shop)}`))
  await waitForHydration(page)
  const template = await page.locator('html').getAttribute('data-template')
  if (template === '99') await page.getByRole('button', { name: 'Llenar formulario' }).click()
  // Template 6 opens one panel after the other.
  const next = async () => {
    if (template === '6')
      await page.getByRole('button', { name: 'Continuar', exact: true }).filter({ visible: true }).click()
  }
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill(BUYER.name)
  await page.getByRole('textbox', { name: 'Número de documento' }).fill(BUYER.id)
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(phone())
  await page.getByRole('textbox', { name: 'Correo electrónico' }).first().fill(BUYER.email)
  await next()
  if (delivery === 'pickUp') {
    await choose(page.getByRole('radio', { name: 'Recoger en la tienda', exact: true }))
    await page.getByRole('combobox', { name: /^Sede donde/ }).selectOption({ index: 1 })
  } else {
    const [label, division, city] = place
    await page.getByRole('combobox', { name: label }).selectOption(division || { index: 1 })
    await page.getByLabel('Ciudad').fill(city)
    await page.getByRole('textbox', { name: 'Dirección' }).fill('Carrera 37A # 8A-99')
  }
  await next()
  await choose(page.getByRole('radio', { name: new RegExp(`^${method}`) }))
  await agree(page)
  await page
    .getByRole('button', { name: /^(Continuar al pago|Hacer el pedido)$/ })
    .filter({ visible: true })
    .click()
}

async function pay(page: Page, shop: ShopName, way: PaymentCase) {
  await goOn(page, shop, way)
  const main = page.getByRole('main')
  if (way.at) {
    const { provider, instrument, said } = way.at
    await expect(page.getByText(`Sandbox de ${provider}: aquí no se mueve dinero`)).toBeVisible()
    await page.getByRole('radio', { name: instrument, exact: true }).check()
    await page.getByRole('button', { name: 'Aprobar el pago', exact: true }).click()
    await page.waitForURL(/\/pedido\/\d+\?key=/)
    const panel = page.getByRole('region', { name: 'Pago recibido' })
    await expect(panel).toContainText(`${provider} · ${said}`)
    await expect(panel).toContainText('Esto es una prueba: no se mueve dinero.')
    await expect(main).toContainText('Pagado')
  } else {
    await page.waitForURL(/\/pedido\/\d+\?key=/)
    await expect(main).toContainText(way.method)
  }
  await expect(main).toContainText(BUYER.name)
  await expect(main).toContainText(/\d{4,}/)
}

const named = ({ method, at: page }: PaymentCase) =>
  page ? `${method}, ${page.instrument} at ${page.provider}` : method

if (ALL) {
  // The tests change the template of the shops, so they run one after the other, in one worker.
  for (const template of [5, 6, 99])
    for (const shop of ['alborada', 'kilovatio'] as const)
      test.describe(`${shop} in template ${template}`, () => {
        test.beforeAll(async () => {
          await feria('shop', 'set', shop, '--template', String(template))
          await feria('products', 'set-stock', SHOPS[shop].product, '500', '--shop', shop)
          await expect
            .poll(async () => (await ask('/', { host: new URL(at(shop)).host })).body, { timeout: 15_000 })
            .toContain(`data-template="${template}"`)
        })
        for (const way of WAYS[shop]) test(`${named(way)}`, ({ page }) => pay(page, shop, way))
      })
} else {
  // A sample: one method of each kind in each shop, in the shop's own template.
  const SOME = { alborada: ['Daviplata', 'Consignación bancaria'], kilovatio: ['Mercado Pago', 'A convenir'] }
  for (const shop of ['alborada', 'kilovatio'] as const)
    for (const method of SOME[shop]) {
      const way = WAYS[shop].find((one) => one.method === method)
      if (way) test(`a shopper pays in ${shop}: ${named(way)}`, ({ page }) => pay(page, shop, way))
    }
}
