import type { Page } from '@playwright/test'
import { BUYER, fillEnglish, fillEnglishBuyer, fillSpanish, orderNumber, unitsLeft } from './buyer.ts'
import { manage } from './manage.ts'
import { ask, at, choose, expect, openShop, test, waitForHydration, wideBut } from './shops.ts'

async function toCheckout(page: Page, shop: string, product: RegExp) {
  await page.goto(at(shop, '/productos'))
  await waitForHydration(page)
  await page.getByRole('button', { name: product }).first().click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await page.goto(at(shop, '/cart'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /finalizar|checkout/i })
    .click()
  await page.waitForURL(/\/checkout\?items=/)
}

/** `12:2` or `15.340:1`: the items in the address of the checkout. */
const itemsOf = (page: Page) => new URL(page.url()).searchParams.get('items') ?? ''

test('checkout without items in its address sells the content of the bag', async ({ page }) => {
  await toCheckout(page, 'alborada', /^M , agregar/)
  const items = itemsOf(page)
  await page.goto(at('alborada', '/checkout'))
  await page.waitForURL(/\/checkout\?items=/)
  expect(itemsOf(page)).toBe(items)
})

test('a shopper chooses, pays on delivery, sees the order number, and finds the order by tracking', async ({
  page,
}) => {
  await toCheckout(page, 'alborada', /^M , agregar/)
  await fillSpanish(page)
  await expect(page.getByRole('region', { name: 'Resumen' })).not.toContainText('Se calcula con tu ciudad')
  const total = await page
    .getByRole('region', { name: 'Resumen' })
    .getByText(/^\$[\d.]+$/)
    .last()
    .textContent()
  await page.getByRole('button', { name: 'Hacer el pedido' }).click()
  await page.waitForURL(/\/pedido\/\d+\?key=/)
  const number = orderNumber(page)
  await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByRole('main')).toContainText(total ?? '?')

  // The ordered lines leave the bag after hydration; the address then loses its parameter.
  await expect(page).not.toHaveURL(/placed=/)
  await page.goto(at('alborada', '/cart'))
  await expect(page.getByRole('main')).toContainText('Página en blanco')

  await page.goto(at('alborada', '/micompra'))
  await page.getByRole('textbox', { name: 'Número de pedido' }).fill(number)
  await page.getByRole('textbox', { name: 'Documento de quien compró' }).fill(BUYER.id.replace(/(?=(?:\d{3})+$)/g, '.'))
  await page.getByRole('button', { name: 'Buscar mi pedido' }).click()
  await expect(page.getByRole('main')).toContainText(BUYER.name)
  await expect(page.getByRole('main')).toContainText(total ?? '?')
})

for (const { pay, search, size, quantity, deliver, total } of [
  { pay: 'Pago contra entrega', search: 'orquidea', size: '', quantity: 2, deliver: true, total: '$208.700' },
  { pay: 'Consignación bancaria', search: 'guayaquil', size: 'S', quantity: 1, deliver: true, total: '$98.800' },
  { pay: 'A convenir', search: 'guayaquil', size: 'M', quantity: 1, deliver: true, total: '$98.800' },
  { pay: 'Paga y recoge en la tienda', search: 'guayaquil', size: 'L', quantity: 1, deliver: false, total: '$89.900' },
])
  test(`${pay}: the order costs what was shown, and reduces the stock by its units`, {
    tag: wideBut('Paga y recoge en la tienda', pay),
  }, async ({ page }) => {
    await page.goto(at('alborada', `/productos?q=${search}`))
    const offered = page.getByRole('article').locator('button[name=items]', { hasText: new RegExp(`^${size}`) })
    const [line = ''] = ((await offered.first().getAttribute('value')) ?? '').split(':')
    const before = await unitsLeft('alborada', line)
    await page.goto(at('alborada', `/checkout?items=${line}:${quantity}`))
    await waitForHydration(page)
    await fillSpanish(page)
    const summary = page.getByRole('region', { name: 'Resumen' })
    if (deliver) await expect(summary).toContainText('$8.900')
    else {
      await choose(page.getByRole('radio', { name: 'Recoger en la tienda', exact: true }))
      await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveCount(0)
      await page.getByRole('combobox', { name: /^Sede donde/ }).selectOption({ index: 1 })
    }
    await choose(page.getByRole('radio', { name: new RegExp(`^${pay}`) }))
    await expect(summary.getByRole('definition').last()).toHaveText(total)
    await page.getByRole('button', { name: 'Hacer el pedido' }).click()
    await page.waitForURL(/\/pedido\/\d+/)
    const main = page.getByRole('main')
    await expect(main).toContainText(`Recibimos tu pedido número ${orderNumber(page)}`)
    await expect(main).toContainText(pay)
    await expect(main).toContainText(total)
    expect(await unitsLeft('alborada', line)).toBe(before - quantity)
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: 'en-US' })
    test('picking up requires one of several branches, which is shown on the order', async ({ page }) => {
      const { id, subdomain } = await openShop(5, { paymentMethods: ['toBeAgreed', 'payInStore'] })
      for (const [name, address] of [
        ['Harbour', 'Pier 3'],
        ['Old town', 'Church Street 8'],
      ] as const)
        await manage().createBranch({ params: { shopId: id }, body: { name, address, latitude: 38.9, longitude: -77 } })
      await page.goto(at(subdomain, '/productos?q=mug'))
      const line = await page.getByRole('article').locator('button[name=items]').first().getAttribute('value')
      await page.goto(at(subdomain, `/checkout?items=${line?.split(':')[0]}:1`))
      if (javaScriptEnabled) await waitForHydration(page)
      await fillEnglishBuyer(page)
      await choose(page.getByRole('radio', { name: 'Pick up at the shop', exact: true }))
      await choose(page.getByRole('radio', { name: /^Arrange with the shop/ }))
      const branch = page.getByRole('combobox', { name: 'Branch to pick it up at' })
      const send = page.getByRole('button', { name: 'Place the order' })
      await send.click()
      await expect(branch).toHaveAccessibleDescription('This field is required')
      await branch.selectOption('Old town · Church Street 8')
      await send.click()
      await page.waitForURL(/\/pedido\/\d+/)
      await expect(page.getByRole('main')).toContainText('Old town · Church Street 8')
      await expect(page.getByRole('main')).not.toContainText('Pier 3')
    })
  })

test('an invalid phone number is refused at its field by the server', async ({ page, mercado }) => {
  await toCheckout(page, mercado.subdomain, /Clay mug/)
  await waitForHydration(page)
  await fillEnglish(page)
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill('+1 202 111 1111')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('alert')).toContainText('Phone')
  await expect(page).toHaveURL(/\/checkout/)
  await expect(phone).toHaveValue('+1 202 111 1111')
  await phone.fill('+1 202 555 0143')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
})

test('V1: an empty form shows an error for every missing field', async ({ page }) => {
  await toCheckout(page, 'alborada', /^M , agregar/)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Hacer el pedido' }).click()
  for (const name of ['Nombre completo', 'Número de documento', 'Teléfono', 'Correo electrónico', 'Dirección'])
    await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription(/Este campo es obligatorio/)
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Medio de pago' })).toHaveAccessibleDescription(/\S/)
  await expect(page).toHaveURL(/\/checkout/)
})

test('V1, M11: errors are at their fields, and nothing typed is lost', async ({ page }) => {
  await toCheckout(page, 'alborada', /^M , agregar/)
  await fillSpanish(page)
  await page.getByRole('textbox', { name: 'Número de documento' }).fill('diez')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('marina')
  await page.getByRole('button', { name: 'Hacer el pedido' }).click()
  await expect(page.getByText('El campo solo puede contener caracteres numéricos')).toBeVisible()
  await expect(page.getByText('Escribe un correo electrónico válido')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue(BUYER.name)
  await page.getByRole('textbox', { name: 'Número de documento' }).fill(BUYER.id)
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(BUYER.email)
  await page.getByRole('button', { name: 'Hacer el pedido' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
})

test('the stock is reduced by exactly what was bought, and the last unit can be bought once', async ({
  page,
  context,
  mercado,
}) => {
  await toCheckout(page, mercado.subdomain, /add Brass lamp/)
  const items = itemsOf(page).replace(/:1$/, ':3')
  const rival = await context.newPage()
  await rival.goto(at(mercado.subdomain, `/checkout?items=${items.replace(/:3$/, ':1')}`))
  await page.goto(at(mercado.subdomain, `/checkout?items=${items}`))
  for (const one of [page, rival]) await fillEnglish(one)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
  await rival.getByRole('button', { name: 'Place the order' }).click()
  await expect(rival.getByRole('alert')).toContainText('Brass lamp')
  await expect(rival).toHaveURL(/\/checkout/)
  await expect(rival.getByRole('textbox', { name: 'Full name' })).toHaveValue(BUYER.name)

  // Cached pages are renewed within a second or two: the first one may still be old.
  await expect(async () => {
    await rival.goto(at(mercado.subdomain, '/productos?q=lamp'))
    await expect(rival.getByText('Sold out').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('quantities 0, −1 and 1e9, unknown products and those of another shop are refused with a message', async ({
  page,
  mercado,
}) => {
  await page.goto(at('alborada', '/productos'))
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  const foreign = /-(\d+)$/.exec(href ?? '')?.[1] ?? ''
  await toCheckout(page, mercado.subdomain, /add Clay mug/)
  const [mug] = itemsOf(page).split(':')
  for (const items of [
    `${mug}:0`,
    `${mug}:-1`,
    `${mug}:1e9`,
    '999999999:1',
    `${foreign}:1`,
    `${mug}.77:1`,
    `${mug}:1,${foreign}:1`,
  ]) {
    await page.goto(at(mercado.subdomain, `/checkout?items=${items}`))
    const main = page.getByRole('main')
    await expect(
      main.getByRole('alert').or(main.getByText('There are no products to buy')).first(),
      items,
    ).toBeVisible()
  }
})

/** Submits the current checkout form with some fields changed, without the page's own checks. */
async function send(page: Page, changed: Readonly<Record<string, string>> = {}) {
  const fields = await page
    .locator('form[method=post]')
    .evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const form = new URLSearchParams({ ...Object.fromEntries(fields), ...changed }).toString()
  const { host, origin, pathname, search } = new URL(page.url())
  const headers = { host, origin, 'content-type': 'application/x-www-form-urlencoded', 'content-length': form.length }
  return ask(pathname + search, headers, form)
}

test('a total that the shopper was not shown is not charged', async ({ page, mercado }) => {
  await toCheckout(page, mercado.subdomain, /add Clay mug/)
  await fillEnglish(page)
  const [mug = ''] = itemsOf(page).split(':')
  const before = await unitsLeft(mercado.subdomain, mug)
  const answer = await send(page, { expectedTotal: '1' })
  expect(answer.status).toBe(409)
  expect(answer.body).toContain('The total changed from $0.01 to $12.50')
  expect(await unitsLeft(mercado.subdomain, mug)).toBe(before)
})

test('a form with absurd quantities or unknown products is refused, and no order is written', async ({
  page,
  mercado,
}) => {
  await toCheckout(page, mercado.subdomain, /add Clay mug/)
  await fillEnglish(page)
  const [mug = ''] = itemsOf(page).split(':')
  const before = await unitsLeft(mercado.subdomain, mug)
  for (const [items, sentence] of [
    [`${mug}:0`, 'One of the quantities is not valid'],
    [`${mug}:-1`, 'One of the quantities is not valid'],
    [`${mug}:1000000000`, 'One of the quantities is not valid'],
    ['999999999:1', 'One of the products no longer exists'],
    [`${mug}:1,999999999:1`, 'One of the products no longer exists'],
    ['', 'There is nothing to buy'],
  ] as const) {
    const { status, body } = await send(page, { items })
    expect([400, 409], items).toContain(status)
    expect(body, items).toContain(sentence)
  }
  expect(await unitsLeft(mercado.subdomain, mug)).toBe(before)
})

test('pressing the button twice places one order', async ({ page, mercado }) => {
  await toCheckout(page, mercado.subdomain, /add Clay mug/)
  await fillEnglish(page)
  const [first, second] = [await send(page), await send(page)]
  expect([first.status, second.status]).toEqual([303, 303])
  const number = /\/pedido\/\d+/.exec(first.headers.location ?? '')?.[0]
  expect(second.headers.location).toContain(number)
})

test('R15: an order of somebody else is not found', async ({ page, mercado }) => {
  await toCheckout(page, mercado.subdomain, /add Clay mug/)
  await fillEnglish(page)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.waitForURL(/\/pedido\/\d+/)
  const mine = page.url()
  const status = async (url: string) => {
    const { host, pathname, search } = new URL(url)
    return (await ask(pathname + search, { host })).status
  }
  const others = [
    mine.replace(/key=..../, 'key=AAAA'),
    mine.replace(/\?.*/, ''),
    mine.replace(mercado.subdomain, 'alborada'),
  ]
  for (const other of others) expect(await status(other), other).toBe(404)
  expect(await status(mine)).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product with variants can be bought, and errors are the same', async ({ page }) => {
    await page.goto(at('alborada', '/productos'))
    await page
      .getByRole('article')
      .getByRole('link', { name: /Vestido camisero/ })
      .first()
      .click()
    await choose(page.getByRole('radio', { name: 'L', exact: true }))
    await page.getByRole('main').getByRole('button', { name: 'Agregar a la bolsa' }).first().click()
    await page.waitForURL(/\/checkout\?/)
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Vestido camisero')
    await fillSpanish(page)
    const id = page.getByRole('textbox', { name: 'Número de documento' })
    await id.fill('¿diez?')
    await page.getByRole('button', { name: 'Hacer el pedido' }).click()
    await expect(id).toHaveAccessibleDescription(/Escribe solo letras y números/)
    await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue('Carrera 37A # 8A-99')
    await id.fill(BUYER.id)
    await page.getByRole('button', { name: 'Hacer el pedido' }).click()
    // The first total has no shipping in it: the new one is shown and has to be confirmed.
    if (!/\/pedido\//.test(page.url())) await page.getByRole('button', { name: 'Hacer el pedido' }).click()
    await page.waitForURL(/\/pedido\/\d+/)
    await expect(page.getByRole('main')).toContainText(orderNumber(page))
  })
})
