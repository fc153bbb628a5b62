import {
  at,
  axeOn,
  expect,
  manage,
  openShopOf,
  placeChatOrder,
  placeOrder,
  placeTransferOrder,
  test,
} from './office.ts'
import { settle, visit } from './products.ts'

test('Today names the most urgent orders, and acts on them', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const order = await placeOrder(shop.id, 'Marcela Ríos')
  const paid = await placeTransferOrder(shop.id, 'Teresa Batista')
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}`))
  await expect(page.getByText('Nadie más espera respuesta tuya.')).toBeVisible()
  const chat = page.getByRole('link', { name: 'WhatsApp: Marcela Ríos' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/573001234567\?text=.*confirmas/)
  expect(await axeOn(page)).toEqual([])

  // A received transfer is recorded on Today, and undone.
  const came = page.getByRole('button', { name: 'Llegó la plata: Teresa Batista' })
  await came.tap()
  await expect(page.getByText(`Pedido ${paid} pagado.`)).toBeVisible()
  await settle(page)
  await expect(came).toBeHidden()
  await expect(page.getByRole('link', { name: '1 pedido por empacar' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await settle(page)
  await expect(came).toBeVisible()
  await came.tap()
  await settle(page)
  await page.getByRole('link', { name: 'Imprimir' }).tap()
  await expect(page.getByRole('heading', { name: 'Imprimir' })).toBeVisible()
  await expect(page.getByText(`Pedido ${paid}`)).toBeVisible()

  // The chat itself is not tested here, only that opening it is in the order's history.
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'chat' }))
  await visit(page, at(`/${shop.subdomain}`))
  const opened = page.context().waitForEvent('page')
  await chat.tap()
  await (await opened).close()
  await expect
    .poll(async () => (await manage().getOrder({ params: { shopId: shop.id, number: order } })).history.at(-1)?.why)
    .toBe('chat opened')
  await settle(page)
  await page.getByRole('link', { name: /^Marcela Ríos/ }).tap()
  await expect(page.getByText('Se abrió WhatsApp para escribirle')).toBeVisible()
})

test('Today tells how long chats may wait, what ran out and what is still a draft, one tap from each', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  await placeChatOrder(shop.id, 'Amaranta Buendía')
  await manage().createProduct({ params, body: { name: 'Poncho', price: 90_000_00, status: 'draft' } })
  const { id } = await manage().createProduct({ params, body: { name: 'Hamaca', price: 90_000_00, units: 2 } })
  await manage().createOrder({
    params,
    body: {
      lines: [{ productId: id, quantity: 2 }],
      buyer: { phone: '3109998877' },
      paymentMethod: 'payInStore',
      state: 'done',
    },
  })
  await page.context().addCookies(owner.state.cookies)
  const today = at(`/${shop.subdomain}`)
  await visit(page, today)
  await expect(
    page.getByRole('link', { name: /^Amaranta Buendía.*queda(n)? \d+ (días|horas|minutos?)$/ }),
  ).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('link', { name: '1 producto en borrador, sin publicar' }).tap()
  await expect(page.getByRole('link', { name: 'Poncho', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hamaca', exact: true })).toHaveCount(0)
  await visit(page, today)
  await page.getByRole('link', { name: 'Se acabó 1 de los más vendidos' }).tap()
  await expect(page.getByRole('link', { name: 'Hamaca', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Poncho', exact: true })).toHaveCount(0)
  // The lines of late parcels and of mails link to a list that shows its filter.
  await visit(page, at(`/${shop.subdomain}/orders?view=onTheWay&late=yes`))
  await expect(page.getByRole('link', { name: 'Va tarde: Quitar' })).toBeVisible()
  await visit(page, at(`/${shop.subdomain}/orders?view=all&mail=failed`))
  await page.getByRole('link', { name: 'No se entregó: Quitar' }).tap()
  await expect(page.getByRole('link', { name: /^Amaranta Buendía/ })).toBeVisible()
  // Sales are figures with what they include.
  await visit(page, at(`/${shop.subdomain}/numbers`))
  await expect(page.locator('.figure[data-name="sales"]')).toContainText(
    'Incluye $0 de envío; ya se restaron $0 de descuentos',
  )
  const csv = await page.evaluate((url) => fetch(url).then((answer) => answer.text()), `/${shop.subdomain}/numbers.csv`)
  expect(csv).toContain('"Ventas","Envío","Descuentos","Plata recibida"')
})

test('a shop that charges for a test says so on every screen, and among one’s shops', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}`))
  const awning = page.locator('.top .awning')
  await expect(awning).not.toHaveAttribute('data-test')
  await manage().giveTestAccounts({ params: { shopId: shop.id } })
  await page.reload()
  await expect(awning).toHaveAttribute('data-test', '')
  await expect(page.getByRole('link', { name: /cuentas? de prueba: ese dinero no llega/ })).toBeVisible()
  await visit(page, at('/'))
  await expect(page.getByRole('listitem').filter({ hasText: shop.name })).toContainText('Cobros de prueba')
})

test('without scripts, Today notes the money of a transfer', async ({ browser, owner }) => {
  const shop = await openShopOf(owner.email)
  const number = await placeTransferOrder(shop.id, 'Melquíades')
  const context = await browser.newContext({ locale: 'es-CO', javaScriptEnabled: false, storageState: owner.state })
  const page = await context.newPage()
  await page.goto(at(`/${shop.subdomain}`))
  await page.getByRole('button', { name: 'Llegó la plata: Melquíades' }).click()
  await expect(page.getByText(`Pedido ${number} pagado.`)).toBeVisible()
  await context.close()
})

test('orders and products are found in one search, from every screen', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const number = await placeOrder(shop.id, 'Rana Restrepo')
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/numbers`))
  await page.getByRole('link', { name: 'Buscar' }).tap()
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('rana')
  await field.press('Enter')
  await expect(page.getByRole('link', { name: /^Rana Restrepo/ })).toBeVisible()
  await settle(page)
  await field.fill('ruana')
  await field.press('Enter')
  await expect(page.getByRole('link', { name: /^Ruana de lana/ })).toBeVisible()
  await settle(page)
  await field.fill(String(number))
  await field.press('Enter')
  await page.getByRole('link', { name: /^Rana Restrepo/ }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${number}`)
  await settle(page)

  // Buyers at the counter may have left only a phone number: the order's number replaces the name.
  const params = { shopId: shop.id }
  const { items } = await manage().listProducts({ params, query: { limit: 1 } })
  const sold = await manage().createOrder({
    params,
    body: {
      lines: [{ productId: items[0]?.id ?? 0, quantity: 1 }],
      buyer: { phone: '3109998877' },
      paymentMethod: 'payInStore',
      state: 'open',
    },
  })
  await visit(page, at(`/${shop.subdomain}/find?q=3109998877`))
  await expect(page.getByRole('link', { name: `Pedido ${sold.number}` })).toBeVisible()
  await visit(page, at(`/${shop.subdomain}/orders?q=3109998877`))
  await expect(page.getByRole('link', { name: `Pedido ${sold.number}` })).toBeVisible()

  // The limit of the search would split a surrogate pair.
  await visit(page, at(`/${shop.subdomain}/find?q=${'a'.repeat(99)}%F0%9F%98%80`))
  await expect(page.getByText(`Nada con «${'a'.repeat(99)}».`)).toBeVisible()
})

test('the next step of an order stays in sight on the phone, and covers nothing', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const number = await placeOrder(shop.id, 'Marcela Ríos')
  await page.context().addCookies(owner.state.cookies)
  for (const size of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await visit(page, at(`/${shop.subdomain}/orders/${number}`))
    const step = page.getByRole('link', { name: 'Confirmar por WhatsApp' })
    const shopBar = page.getByRole('navigation', { name: 'Secciones' })
    if (size.height > size.width) await expect(step).toBeInViewport({ ratio: 1 })
    const end = page.getByText('Cancelar el pedido').first()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = await end.boundingBox()
    const [bar, tabs] = [await page.locator('.next-bar').boundingBox(), await shopBar.boundingBox()]
    const below = (box: typeof last) => (box ? box.y + box.height : 0)
    expect(below(last)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1)
    // At the end of the page it has its own place; on low screens it is not sticky, and above what follows.
    if (size.height > size.width) expect(below(last)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  const cancel = page.getByRole('link', { name: 'Cancelar', exact: true })
  // It links to something visible while the fold is closed, as not every browser expands it for a link.
  await expect(page.locator((await cancel.getAttribute('href')) ?? '')).toBeVisible()
  await cancel.tap()
  await expect(page.getByLabel('Motivo (opcional)')).toBeFocused()
  await expect(page.getByLabel('Motivo (opcional)')).toBeInViewport()

  // The main button is first in the tab order, before and after a chat was opened.
  const first = page.locator('.next-bar').locator('a, button').first()
  await expect(first).toHaveText('Confirmar por WhatsApp')
  await manage().noteOrderChat({ params: { shopId: shop.id, number }, body: {} })
  await visit(page, at(`/${shop.subdomain}/orders/${number}`))
  await expect(first).toHaveAttribute('data-kind', 'main')
  await expect(first).toHaveAttribute('value', 'confirm')
})
