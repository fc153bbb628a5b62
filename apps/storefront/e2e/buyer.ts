import type { Page } from '@playwright/test'
import { BUYER } from './person.ts'
import { ask, at, choose, expect } from './shops.ts'

export { BUYER }

/** Fills Alborada's checkout for a delivery in Medellín. `method`: a payment method; null leaves it open. */
export async function fillSpanish(page: Page, method: RegExp | null = /Pago contra entrega/) {
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill(BUYER.name)
  await page.getByRole('textbox', { name: 'Número de documento' }).fill(BUYER.id)
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(BUYER.phone)
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(BUYER.email)
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption('Antioquia')
  await page
    .getByRole('textbox', { name: 'Ciudad' })
    .or(page.getByRole('combobox', { name: 'Ciudad' }))
    .fill('Medellín')
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Carrera 37A # 8A-99')
  if (method) await choose(page.getByRole('radio', { name: method }))
  await agree(page)
}

/**
 * Submits a checkout in Spanish and waits for the order's page. Without JavaScript, the first submission shows the price of
 * shipping to the city, and the second confirms it.
 */
export async function placeSpanish(page: Page) {
  const button = page.getByRole('button', { name: 'Hacer el pedido' })
  await button.click()
  const changed = page.getByText(/^El total cambió/)
  const isPlaced = () => /\/pedido\/\d+/.test(page.url())
  await expect.poll(async () => isPlaced() || (await changed.isVisible())).toBe(true)
  if (!isPlaced()) await button.click()
  await page.waitForURL(/\/pedido\/\d+/)
}

/** Checks the checkbox for consent to the shop's terms. */
export const agree = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^(Acepto las condiciones|I accept the shop|Aceito as condições|Aceito os termos)/ })
    .check()

/** Fills Kilovatio's checkout for a delivery in Santiago, step by step, up to the payment method. */
export async function fillChilean(page: Page) {
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill(BUYER.name)
  await page.getByRole('textbox', { name: /^Número de documento/ }).fill(BUYER.id)
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(`+569${BUYER.phone.slice(2)}`)
  await page.getByRole('textbox', { name: 'Correo electrónico' }).first().fill(BUYER.email)
  const next = page.getByRole('button', { name: 'Continuar', exact: true }).filter({ visible: true })
  await next.click()
  await page.getByRole('combobox', { name: 'Región' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Ciudad' }).fill('Santiago')
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Avenida Providencia 1234')
  await next.click()
  await agree(page)
}

/** Fills the English shop's checkout. The shop has no list of cities, and one payment method. */
export async function fillEnglish(page: Page) {
  await fillEnglishBuyer(page)
  await choose(page.getByRole('radio', { name: /Arrange with the shop/ }))
}

/** The same without the payment method. */
export async function fillEnglishBuyer(page: Page) {
  await page.getByRole('textbox', { name: 'Full name' }).fill(BUYER.name)
  await page.getByRole('textbox', { name: 'ID number' }).fill(BUYER.id)
  await page.getByRole('textbox', { name: 'Phone' }).fill(`+1202555${BUYER.phone.slice(-4)}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(BUYER.email)
  const state = page.getByRole('combobox', { name: 'State' })
  await state.selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'City' }).fill('Springfield')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Long Street')
  await page.getByRole('textbox', { name: 'ZIP or postal code' }).fill('62701')
  await agree(page)
}

/** The number in the address of the order-placed page. */
export const orderNumber = (page: Page) => /\/pedido\/(\d+)/.exec(page.url())?.[1] ?? ''

/** Units left of a line (`12` or `12.3`), from the text of a checkout for too many: always current, never cached. */
export async function unitsLeft(shop: string, line: string): Promise<number> {
  const { host, pathname, search } = new URL(at(shop, `/checkout?items=${line}:999`))
  const { body } = await ask(pathname + search, { host })
  const count = /: (?:solo quedan?|only) (\d+)/.exec(body)?.[1]
  if (!count) throw new Error(`checkout does not show how many are left of ${line}`)
  return Number(count)
}
