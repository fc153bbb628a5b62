import type { Browser, Page } from '@playwright/test'
import { agree, BUYER } from './buyer.ts'
import { cityIds, manage, setCashOnDelivery, setShipping } from './manage.ts'
import { lineOf } from './products.ts'
import { at, choose, expect, type OwnShop, openShop, test } from './shops.ts'

/** Opens a shop in this country, whose prices depend on the city, and its checkout with a mug. */
async function openIn(country: string, setUp: (shop: OwnShop) => Promise<unknown>) {
  const shop = await openShop(5, { country, paymentMethods: ['cashOnDelivery', 'toBeAgreed'] })
  await setUp(shop)
  const { subdomain } = shop
  return at(subdomain, `/checkout?items=${await lineOf(subdomain, 'mug')}:1`)
}

/** Sets shipping prices by city, given by name or official code, and elsewhere; null: no delivery elsewhere. */
async function setPrices(shop: OwnShop, prices: Readonly<Record<string, number>>, elsewhere: number | null = null) {
  const ids = await cityIds(shop, Object.keys(prices))
  const cities = Object.values(prices).map((price, at) => ({ cityId: ids[at] ?? 0, price }))
  await setShipping(shop, { kind: 'byCity', cities, elsewhere })
}

async function fill(page: Page, phone: string, label: string, division: string) {
  for (const [name, value] of [
    ['Full name', BUYER.name],
    ['ID number', BUYER.id],
    ['Phone', phone],
    ['Email', BUYER.email],
    ['Address', 'Calle Larga 123'],
  ] as const)
    await page.getByLabel(name, { exact: true }).first().fill(value)
  await page.getByRole('combobox', { name: label }).selectOption(division)
  await choose(page.getByRole('radio', { name: /Arrange with the shop/ }))
  await agree(page)
}

const city = (page: Page) => page.getByLabel('City', { exact: true })
const offered = (page: Page) =>
  city(page).evaluate((input) => [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value))
const summary = (page: Page) => page.getByRole('main')

async function place(page: Page) {
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
}

/** Peru has a list of districts, in which a name may be that of two districts. */
test('B9: an order in a Peruvian shop is shipped by its district, and cash on delivery is offered only where the shop allows it', async ({
  page,
}) => {
  const checkout = await openIn('PE', async (shop) => {
    await setPrices(shop, { '150122': 15_00, '080101': 30_00 }, 45_00)
    await setCashOnDelivery(shop, { cities: ['150122'] })
  })
  await page.goto(checkout)
  await expect(page.getByRole('combobox', { name: 'Department' }).getByRole('option', { name: 'Cusco' })).toHaveCount(1)
  await fill(page, '912345678', 'Department', 'Lima')
  expect(await offered(page)).toEqual(
    expect.arrayContaining(['Miraflores (Lima)', 'Miraflores (Yauyos)', 'San Isidro']),
  )
  const door = page.getByRole('radio', { name: /^Cash on delivery/ })
  await city(page).fill('san isidro')
  await expect(summary(page)).toContainText(/\$45\.00/)
  await expect(door).toBeDisabled()
  await city(page).fill('Miraflores')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(summary(page)).toContainText('Choose a city from the list')
  await city(page).fill('miraflores lima')
  await expect(summary(page)).toContainText(/\$15\.00/)
  await choose(door)
  await place(page)
  await expect(summary(page)).toContainText('Miraflores (Lima)')
})

test.describe('a shop in a country without a list', () => {
  const delivering = (elsewhere: number | null) => async (shop: OwnShop) => {
    for (const body of [
      { division: 'Montevideo', names: ['Montevideo', 'Santiago Vázquez'] },
      { division: 'Maldonado', names: ['Piriápolis'] },
    ])
      await manage().createCities({ params: { shopId: shop.id }, body })
    await setPrices(shop, { Montevideo: 5_00, Piriápolis: 12_00 }, elsewhere)
  }
  const plain = async (browser: Browser) => (await browser.newContext({ javaScriptEnabled: false })).newPage()

  test('B9: shoppers choose from the cities that the shop has listed; another one is refused at the field', async ({
    page,
  }) => {
    await page.goto(await openIn('UY', delivering(null)))
    await fill(page, '94231234', 'Department', 'Maldonado')
    expect(await offered(page)).toEqual(['Piriápolis'])
    await city(page).fill('Punta del Este')
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(summary(page)).toContainText('Choose a city from the list')
    await city(page).fill('piriapolis')
    await expect(summary(page)).toContainText(/US\$\s12,00/)
    await place(page)
    await expect(summary(page)).toContainText('Piriápolis')
  })

  test('B9: in a shop that also delivers elsewhere, the division is chosen and any city is accepted', async ({
    page,
  }) => {
    await page.goto(await openIn('UY', delivering(20_00)))
    const division = page.getByRole('combobox', { name: 'Department' })
    await expect(division.getByRole('option', { name: 'Rocha' })).toHaveCount(1)
    await fill(page, '94231234', 'Department', 'Maldonado')
    await city(page).fill('piriapolis')
    await expect(summary(page)).toContainText(/US\$\s12,00/)
    await division.selectOption('Rocha')
    await city(page).fill('La Paloma')
    await expect(summary(page)).toContainText(/US\$\s20,00/)
    await place(page)
    await expect(summary(page)).toContainText('La Paloma')
  })

  test('B9: the same without JavaScript', async ({ browser }) => {
    const page = await plain(browser)
    await page.goto(await openIn('UY', delivering(null)))
    expect(await offered(page)).toEqual(['Piriápolis', 'Montevideo', 'Santiago Vázquez'])
    await fill(page, '94231234', 'Department', 'Montevideo')
    await city(page).fill('Santiago Vázquez')
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page.getByRole('alert')).toContainText('The shop does not deliver to your city')
    await city(page).fill('montevideo')
    // The first submission shows the price of shipping, the second confirms it.
    await page.getByRole('button', { name: 'Place the order' }).click()
    if (!/\/pedido\//.test(page.url())) await page.getByRole('button', { name: 'Place the order' }).click()
    await page.waitForURL(/\/pedido\/\d+/)
    await expect(summary(page)).toContainText('Montevideo')
    await page.context().close()
  })
})

test('B9: where nothing depends on the city, the page has no list and accepts any city', async ({ page }) => {
  await page.goto(await openIn('PE', (shop) => setShipping(shop, { kind: 'flat', price: 8_00 })))
  await fill(page, '912345678', 'Department', 'Lima')
  expect(await offered(page)).toEqual([])
  await city(page).fill('Mi barrio')
  await place(page)
  await expect(summary(page)).toContainText('Mi barrio')
})
