import { readsCodes } from './camera.ts'
import { fileOf } from './downloads.ts'
import { at, axeOn, expect, manage, openShopOf, placeOrder, signIn, someEmail, test } from './office.ts'
import { settle, visit } from './products.ts'

test('an order that is paid at the door goes from its confirmation to its money', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const number = await placeOrder(shop.id, 'Marcela Ríos')
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}`))
  await page.getByRole('link', { name: '1 contra entrega por confirmar' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos')
  await page.getByRole('link', { name: 'Marcela Ríos' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${number}`)
  await expect(page.getByText('Carrera 70 # 1-2')).toBeVisible()
  const chat = page.getByRole('link', { name: 'Confirmar por WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/573001234567\?text=.*confirmas/)
  expect(await axeOn(page)).toEqual([])

  const take = (name: string) => page.getByRole('button', { name, exact: true }).tap()
  await take('Sí, lo quiere')
  await expect(page.getByText(`Pedido ${number} confirmado.`)).toBeVisible()
  await take('Ya lo empaqué')
  await page.getByLabel('Transportadora').fill('Servientrega')
  await page.getByLabel('Número de guía').fill('2200123')
  await take('Ya lo entregué')
  await expect(page.getByText('Servientrega · 2200123')).toBeVisible()
  await take('Sí, llegó')
  await take('Sí, la recibí')
  await expect(page.getByText(`Pedido ${number}: plata recibida.`)).toBeVisible()
  await page.goto(at(`/${shop.subdomain}/orders`))
  await expect(page.getByText('Nada por hacer aquí.')).toBeVisible()
  await page.getByRole('link', { name: 'Todos' }).tap()
  await expect(page.getByRole('link', { name: 'Marcela Ríos' })).toContainText('Entregado')
})

test('an order is found by its buyer, and cancelled with a reason', async ({ page, owner }) => {
  const number = await placeOrder(owner.shop.id, 'Camila Restrepo')
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${owner.shop.subdomain}/orders`))
  await page.getByLabel('Buscar por número, nombre o teléfono').fill('camila')
  await page.getByRole('button', { name: 'Buscar' }).tap()
  await page.getByRole('link', { name: 'Camila Restrepo' }).tap()
  await page.getByText('Cancelar el pedido').first().tap()
  await page.getByLabel('Motivo (opcional)').fill('No contesta')
  await page.getByRole('button', { name: 'Cancelar el pedido' }).tap()
  await expect(page.getByText(`Pedido ${number} cancelado.`, { exact: false })).toBeVisible()
  await expect(page.getByText('No contesta').first()).toBeVisible()
})

test('a step that somebody else has taken meanwhile is refused, and the page says what comes now', async ({
  browser,
  page,
  owner,
}) => {
  const number = await placeOrder(owner.shop.id, 'Pedro Páramo')
  await page.context().addCookies(owner.state.cookies)
  const other = await browser.newContext({ locale: 'es-CO', storageState: owner.state })
  const second = await other.newPage()
  for (const each of [page, second]) await each.goto(at(`/${owner.shop.subdomain}/orders/${number}`))
  await page.getByRole('button', { name: 'Sí, lo quiere' }).tap()
  await expect(page.getByRole('button', { name: 'Ya lo empaqué' })).toBeVisible()
  await second.getByRole('button', { name: 'Sí, lo quiere' }).click()
  await expect(second.getByText('Eso no es posible en su estado actual.')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Ya lo empaqué' })).toBeVisible()
  await other.close()
})

test('a step is undone from what says that it is done, and its mail never leaves', async ({ page, owner }) => {
  const number = await placeOrder(owner.shop.id, 'Teresa Batista')
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${owner.shop.subdomain}/orders/${number}`))
  await page.getByRole('button', { name: 'No contestó' }).tap()
  await expect(page.getByText('No contestó una vez.')).toBeVisible()
  await page.getByRole('button', { name: 'Sí, lo quiere' }).tap()
  await page.getByRole('button', { name: 'Ya lo empaqué' }).tap()
  await expect(page.getByText(`Pedido ${number} empacado.`)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect(page.getByText(`El pedido ${number} quedó como estaba. No avisamos a nadie.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ya lo empaqué' })).toBeVisible()
  expect(await axeOn(page)).toEqual([])
})

test('what the team notes stays with the order, and part of its money is given back with a unit', async ({
  page,
  owner,
}) => {
  const number = await placeOrder(owner.shop.id, 'Macario Roca')
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${owner.shop.subdomain}/orders/${number}`))
  await page.getByLabel('Nota nueva').fill('Portería, dejar con don Luis')
  await page.getByRole('button', { name: 'Anotar' }).tap()
  await expect(page.getByText('Anotado.')).toBeVisible()
  const note = page.getByRole('listitem').filter({ hasText: 'dejar con don Luis' })
  await expect(note).toBeVisible()
  for (const name of ['Sí, lo quiere', 'Ya lo empaqué', 'Ya lo entregué', 'Sí, llegó', 'Sí, la recibí']) {
    await page.getByRole('button', { name, exact: true }).tap()
    await settle(page)
  }
  await page.getByText('Devolver plata').tap()
  await page.getByLabel('Cuánto devuelves').fill('999.999.999')
  await page.getByLabel('Motivo', { exact: true }).fill('Llegó rota')
  await page.getByRole('button', { name: 'Ya la devolví' }).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Como máximo' })).toBeVisible()
  await page.getByLabel('Cuánto devuelves').fill('50.000')
  await page.getByLabel('Unidades de Ruana de lana que vuelven a la venta').selectOption('1')
  await page.getByRole('button', { name: 'Ya la devolví' }).tap()
  await expect(page.getByText(/Anotado: devolviste .*50\.000/)).toBeVisible()
  await expect(page.getByText('Plata devuelta')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
})

test('many orders are confirmed, packed, handed over with a pasted column, undone, and printed', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const numbers = [await placeOrder(shop.id, 'Úrsula Iguarán'), await placeOrder(shop.id, 'Pilar Ternera')].toReversed()
  await page.context().addCookies(owner.state.cookies)
  const list = at(`/${shop.subdomain}/orders`)
  await page.goto(list)
  const pickBoth = async () => {
    for (const number of numbers) await page.getByLabel(`Elegir el pedido ${number}`).check()
  }
  await pickBoth()
  await page.getByRole('button', { name: 'Confirmados' }).tap()
  await expect(page.getByText('Listo: 2 pedidos.')).toBeVisible()
  await pickBoth()
  await page.getByRole('button', { name: 'Empacados' }).tap()
  await expect(page.getByRole('button', { name: 'Entregados a la transportadora' })).toBeVisible()
  await pickBoth()
  await page.getByText('Entregar varios a la transportadora').tap()
  await page.getByLabel('Transportadora', { exact: true }).fill('Servientrega')
  await page.getByLabel('Guías, una por línea').fill('G1')
  await page.getByRole('button', { name: 'Entregados a la transportadora' }).tap()
  await expect(page.getByText('Hay 1 guías para 2 pedidos.')).toBeVisible()
  await page.getByLabel('Guías, una por línea').fill('G1\nG2\n')
  await page.getByRole('button', { name: 'Entregados a la transportadora' }).tap()
  await expect(page.getByText('Listo: 2 pedidos.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expect(page.getByText('Deshecho: 2 pedidos quedaron como estaban.')).toBeVisible()
  await pickBoth()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Imprimir' }).tap()
  await page.getByLabel('Qué imprimir').selectOption('label')
  await page.getByRole('button', { name: 'Mostrar' }).tap()
  await expect(page.getByText('Pilar Ternera')).toBeVisible()
  await expect(page.getByText('Cobrar')).toHaveCount(2)
  expect(await axeOn(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByText('Pilar Ternera')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByLabel('Qué imprimir').selectOption('slip')
  await page.getByRole('button', { name: 'Mostrar' }).tap()
  await expect(page.getByText('Ruana de lana').first()).toBeVisible()
})

test('orders that are picked are downloaded alone, and the list says how many there are', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const numbers = []
  for (const name of ['Úrsula Iguarán', 'Pilar Ternera', 'Petra Cotes']) numbers.push(await placeOrder(shop.id, name))
  const [first, , last] = numbers
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/orders?view=all`))
  await expect(page.getByText('3 pedidos', { exact: true })).toBeVisible()
  for (const number of [first, last]) await page.getByLabel(`Elegir el pedido ${number}`).check()
  await page.getByRole('button', { name: 'Descargar estos pedidos' }).tap()
  await expect(page.getByText('Solo los 2 pedidos elegidos.')).toBeVisible()
  const text = (await fileOf(page, 'Pedidos (CSV)')).toString()
  const rows = text.trimEnd().split('\r\n').slice(1)
  expect(rows.map((row) => Number(row.split(',')[0]))).toEqual([last, first])
})

test('orders are narrowed by filters, which stand in the address and are taken off again', async ({ page, owner }) => {
  await placeOrder(owner.shop.id, 'Remedios Moscote')
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${owner.shop.subdomain}/orders?view=all`))
  await page.getByText('Filtrar').tap()
  await page.getByLabel('Ciudad, como está en el pedido').fill('Bogotá')
  await page.getByRole('button', { name: 'Ver resultados' }).tap()
  await expect(page.getByText('Nada por hacer aquí.')).toBeVisible()
  await page.getByRole('link', { name: 'Bogotá: Quitar' }).tap()
  await expect(page.getByRole('link', { name: /Remedios Moscote/ })).toBeVisible()
  await expect(page).not.toHaveURL(/city=/)
  expect(await axeOn(page)).toEqual([])
})

test('without scripts, orders are confirmed, noted and sold', async ({ browser, owner }) => {
  const number = await placeOrder(owner.shop.id, 'Melquíades')
  const context = await browser.newContext({ locale: 'es-CO', javaScriptEnabled: false, storageState: owner.state })
  const page = await context.newPage()
  await page.goto(at(`/${owner.shop.subdomain}/orders`))
  await page.getByLabel(`Elegir el pedido ${number}`).check()
  await page.getByRole('button', { name: 'Confirmados' }).click()
  await expect(page.getByText('Listo: 1 pedido.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Deshecho: 1 pedido quedó como estaba.')).toBeVisible()
  await page.goto(at(`/${owner.shop.subdomain}/orders/new`))
  await page.getByLabel('Buscar un producto').fill('ruana')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('button', { name: 'Agregar Ruana de lana' }).first().click()
  await page.getByLabel('Teléfono').fill('300 765 4321')
  await page.getByRole('button', { name: 'Anotar la venta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pedido \d+/)
  await context.close()
})

test('the number of a parcel is read from its label by the camera, where the browser reads codes', async ({
  page,
  owner,
}) => {
  const number = await placeOrder(owner.shop.id, 'Aureliano Babilonia')
  await manage().takeOrderStep({
    params: { shopId: owner.shop.id, number },
    body: { step: 'advance', next: 'confirm' },
  })
  await manage().takeOrderStep({ params: { shopId: owner.shop.id, number }, body: { step: 'advance', next: 'pack' } })
  await page.context().addCookies(owner.state.cookies)
  await readsCodes(page, ' 2200987654 ')
  await page.goto(at(`/${owner.shop.subdomain}/orders/${number}`))
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await scripts()).filter((name) => name.includes('scanner'))).toEqual([])
  await page.getByRole('button', { name: 'Escanear' }).tap()
  await expect(page.getByLabel('Número de guía')).toHaveValue('2200987654')
  await expect(page.locator('video')).toHaveCount(0)
  expect((await scripts()).filter((name) => name.includes('scanner'))).toHaveLength(1)
})

test('swiping an order to the right takes its next step, to the left opens the chat with its buyer', async ({
  page,
  context,
  owner,
}) => {
  const number = await placeOrder(owner.shop.id, 'Úrsula Iguarán')
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${owner.shop.subdomain}/orders?q=Iguarán`))
  const row = page.getByRole('link', { name: 'Úrsula Iguarán' })
  const fingers = await context.newCDPSession(page)
  const swipe = async (way: number) => {
    const box = await row.boundingBox()
    if (!box) throw new Error('the order is not on the screen')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const touch = (type: 'touchStart' | 'touchMove', to: number) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + to, y }] })
    await touch('touchStart', 0)
    for (let part = 1; part <= 8; part++) await touch('touchMove', (way * part) / 8)
    return () => fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  // Half a swipe does nothing.
  await (await swipe(60))()
  await expect(page.locator('.swipe-text')).toHaveCount(0)
  const release = await swipe(140)
  await expect(page.getByText('Sí, lo quiere')).toBeVisible()
  await release()
  await expect(page.getByText('Listo: 1 pedido.')).toBeVisible()
  await expect(row).toContainText('Empacar')

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const popup = page.waitForEvent('popup')
  await (await swipe(-140))()
  await expect(await popup).toHaveURL(/^https:\/\/wa\.me\/573001234567\?text=/)
  await page.goto(at(`/${owner.shop.subdomain}/orders/${number}`))
  await expect(page.getByText('Se abrió WhatsApp para escribirle')).toBeVisible()
})

test('the stockroom is offered what it may do: it packs an order, and leaves the buyer’s answer to others', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const email = someEmail('bodega')
  await manage().addMember({ params, body: { email, role: 'stockroom' } })
  const number = await placeOrder(shop.id, 'Pilar Ternera')
  await signIn(page, email)
  const list = at(`/${shop.subdomain}/orders?view=all`)
  const order = at(`/${shop.subdomain}/orders/${number}`)
  const row = page.getByRole('link', { name: `Pedido ${number}` })

  await page.goto(list)
  await expect(row).toContainText('Confirmar')
  await page.getByLabel(`Elegir el pedido ${number}`).tap()
  await expect(page.getByRole('button', { name: 'Imprimir', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirmados' })).toHaveCount(0)
  await page.goto(order)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${number}`)
  for (const name of ['Sí, lo quiere', 'No contesta', 'Cancelar'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)

  await manage().takeOrderStep({ params: { ...params, number }, body: { step: 'advance', next: 'confirm' } })
  await page.goto(order)
  await page.getByRole('button', { name: 'Ya lo empaqué' }).tap()
  await expect(page.getByRole('button', { name: 'Ya lo entregué' })).toBeVisible()
})
