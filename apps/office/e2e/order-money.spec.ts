import type { Page } from '@playwright/test'
import type { Role } from '@store/api-client/manage'
import {
  at,
  axeOn,
  expect,
  manage,
  openShopOf,
  placeOrderBy,
  placePaidOrder,
  sendProof,
  signIn,
  someEmail,
  test,
} from './office.ts'
import { settle, visit } from './products.ts'

const PDF = Buffer.from('%PDF-1.7\ntrailer<<>>\n%%EOF\n')

/** Places an order by transfer, whose deposit is on its way. */
async function placeDeposit(shopId: number, buyer: string) {
  const body = { account: 'Banco Central, ahorros 123-456789-00' }
  await manage().setDeposit({ params: { shopId }, revision: '*', body })
  return placeOrderBy(shopId, buyer, 'bankDeposit')
}

/** The response of the office to the browser's request. */
const answerTo = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const { status, headers } = await fetch(address)
    return { status, headers: Object.fromEntries(headers) }
  }, url)

/** Signs in another member of the team. */
async function signInAs(page: Page, shopId: number, role: Role) {
  const email = someEmail(role)
  await manage().addMember({ params: { shopId }, body: { email, role } })
  await signIn(page, email)
}

test('a buyer’s proof of a transfer is seen in the order by who may know buyers, and its payment noted', async ({
  browser,
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const placed = await placeDeposit(shop.id, 'Teresa Batista')
  await page.context().addCookies(owner.state.cookies)
  const order = at(`/${shop.subdomain}/orders/${placed.number}`)
  await visit(page, order)
  await expect(page.getByRole('link', { name: 'Ver el comprobante' })).toHaveCount(0)
  expect((await answerTo(page, `${order}/proof`)).status).toBe(404)
  await sendProof(shop.id, placed, await page.screenshot({ type: 'jpeg' }))
  await visit(page, order)
  await expect(page.getByText('Quien compró mandó un comprobante', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver el comprobante' })).toHaveAttribute('target', '_blank')
  expect(await axeOn(page)).toEqual([])

  expect((await answerTo(page, `${order}/proof`)).headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="${placed.number}.jpg"`,
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Ver el comprobante' }).tap()
  const picture = await opened
  await expect.poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(360)
  await picture.close()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargarlo' }).tap()
  expect((await saved).suggestedFilename()).toBe(`${placed.number}.jpg`)

  // A PDF may come from a stranger's program: it is stored, and never rendered.
  await sendProof(shop.id, placed, PDF)
  expect((await answerTo(page, `${order}/proof`)).headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${placed.number}.pdf"`,
  })

  const other = await browser.newContext({ locale: 'es-CO' })
  const second = await other.newPage()
  await signInAs(second, shop.id, 'accountant')
  await second.goto(order)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${placed.number}`)
  await expect(second.getByRole('link', { name: 'Ver el comprobante' })).toHaveCount(0)
  expect((await answerTo(second, `${order}/proof`)).status).toBe(403)
  await other.close()

  await page.getByLabel('Nota del pago (opcional)').fill('Nequi M1234567')
  await page.getByRole('button', { name: 'Llegó la plata' }).tap()
  await expect(page.getByText(`Pedido ${placed.number} pagado.`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nequi M1234567' })).toContainText('Pagado')
})

test('an order that was paid online tells how, and what is wrong with its money; Today leads to such orders', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const number = await placePaidOrder(shop.id, 'Rebeca Buendía', 'wompi')
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/orders/${number}`))
  const attempt = page.getByRole('listitem').filter({ hasText: 'Referencia' })
  await expect(attempt).toContainText('Pagado')
  await expect(attempt).toContainText('$180.000')
  await expect(attempt).toContainText(`${shop.id}-${number}-1`)
  await expect(attempt).toContainText('De prueba')
  expect(await axeOn(page)).toEqual([])

  await manage().takeOrderStep({ params: { shopId: shop.id, number }, body: { step: 'move', to: 'cancelled' } })
  await placeDeposit(shop.id, 'Pietro Crespi')
  await visit(page, at(`/${shop.subdomain}`))
  await page.getByRole('link', { name: 'Llegó el pago de 1 pedido cancelado' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos')
  await expect(page.getByRole('link', { name: 'Pagado y cancelado: Quitar' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Pietro Crespi/ })).toHaveCount(0)
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('link', { name: /Rebeca Buendía/ }).tap()
  await expect(page.getByText('Está cancelado, pero la plata llegó.')).toBeVisible()
  await expect(page.getByText('Devuélvela, o habla con quien compró si todavía lo quiere.')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
})

test('what a buyer has answered and who the invoice is for stand in the order; the answers in its parcel, too', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const { revision } = await manage().getShop({ params })
  await manage().changeShop({ params, revision, body: { invoices: true, chatNumber: '573001112233' } })
  const field = { key: 'card', label: '¿Qué dice la tarjeta?', type: 'text' as const, value: '', required: false }
  await manage().setChatForm({ params, revision: '*', body: { fields: [field] } })
  const { number } = await placeOrderBy(shop.id, 'Amaranta Buendía', 'toBeAgreed', {
    channel: 'chat',
    answers: [{ key: 'card', value: 'Feliz día, mamá' }],
    invoice: { taxId: '900123456-8', legalName: 'Pescaditos de Oro SAS' },
  })
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/orders/${number}`))
  await expect(page.getByText('Feliz día, mamá')).toBeVisible()
  await expect(page.getByText('900123456-8')).toBeVisible()
  await expect(page.getByText('Pescaditos de Oro SAS')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Comprobante para el paquete' }).tap()
  await expect(page.getByText('¿Qué dice la tarjeta?: Feliz día, mamá')).toBeVisible()
})

test('a parcel is followed on the page of its carrier, or on one that the shop names', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  const packed = async (buyer: string) => {
    const { number } = await placeOrderBy(shop.id, buyer, 'cashOnDelivery')
    for (const next of ['confirm', 'pack'] as const)
      await manage().takeOrderStep({ params: { ...params, number }, body: { step: 'advance', next } })
    await visit(page, at(`/${shop.subdomain}/orders/${number}`))
  }
  await page.context().addCookies(owner.state.cookies)
  await packed('Úrsula Iguarán')
  const hand = page.getByRole('button', { name: 'Ya lo entregué' })
  await page.getByLabel('Número de guía').fill('2200123')
  await hand.tap()
  await expect(page.getByText('Escribe quién lo lleva.')).toBeVisible()
  await expect(page.getByLabel('Número de guía')).toHaveValue('2200123')
  await page.getByLabel('Transportadora').fill('Coordinadora')
  await hand.tap()
  await expect(page.getByRole('link', { name: 'Coordinadora · 2200123' })).toHaveAttribute(
    'href',
    'https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia=2200123',
  )

  await packed('Pilar Ternera')
  await page.getByLabel('Transportadora').fill('Mi primo')
  await page.getByLabel('Número de guía').fill('7')
  await page.getByLabel('Enlace de seguimiento (opcional)').fill('javascript:alert(1)')
  await hand.tap()
  await expect(page.getByText('Pega la dirección completa', { exact: false })).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByLabel('Enlace de seguimiento (opcional)').fill('primo.example/envios/7')
  await hand.tap()
  await expect(page.getByRole('link', { name: 'Mi primo · 7' })).toHaveAttribute(
    'href',
    'https://primo.example/envios/7',
  )
})

test('the list says what money and parcel are at, apart from what comes next; a list without orders offers to share', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  await page.context().addCookies(owner.state.cookies)
  await visit(page, at(`/${shop.subdomain}/orders`))
  await expect(page.getByRole('main').getByRole('link', { name: 'Compartir la tienda' })).toHaveAttribute(
    'href',
    `/${shop.subdomain}/share`,
  )
  expect(await axeOn(page)).toEqual([])

  await placeDeposit(shop.id, 'Teresa Batista')
  const shipping = await manage().getShipping({ params })
  const rate = { kind: 'free' as const, days: { from: 2, to: 9 } }
  await manage().setShipping({ params, revision: shipping.revision, body: { rate } })
  const { number } = await placeOrderBy(shop.id, 'Marcela Ríos', 'cashOnDelivery')
  for (const next of ['confirm', 'pack', 'handOver'] as const)
    await manage().takeOrderStep({ params: { ...params, number }, body: { step: 'advance', next } })
  // Views share some orders, so wait for this view before looking for one.
  const show = async (view: string) => {
    const link = page.getByRole('navigation', { name: 'Vistas' }).getByRole('link', { name: view })
    await link.tap()
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  const row = (buyer: string) => page.getByRole('link', { name: new RegExp(buyer) })
  await visit(page, at(`/${shop.subdomain}/orders`))
  await show('Sin pagar')
  await expect(row('Teresa Batista')).toContainText('Sin pagar')
  await expect(row('Teresa Batista')).toContainText('Revisar la transferencia')
  await expect(row('Marcela Ríos')).toHaveCount(0)
  // Before the promised days are over, nobody is asked whether it has arrived; it may arrive earlier.
  await show('En camino')
  await expect(row('Marcela Ríos')).toContainText('En tránsito')
  await expect(page.getByText('¿Llegó?')).toHaveCount(0)
  expect(await axeOn(page)).toEqual([])
  await row('Marcela Ríos').tap()
  await expect(page.getByText('Le prometimos a quien compra', { exact: false })).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Ya llegó' }).tap()
  await settle(page)
  await expect(page.getByRole('heading', { name: '¿Recibiste la plata?' })).toBeVisible()
  await visit(page, at(`/${shop.subdomain}/orders?view=unpaid`))
  await expect(row('Marcela Ríos')).toHaveCount(0)
  await show('Plata por recibir')
  await expect(row('Marcela Ríos')).toContainText('Entregado')
})

test('without scripts, a payment is noted, a parcel handed over, and what was typed wrong shown again', async ({
  browser,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const { number } = await placeDeposit(shop.id, 'Melquíades')
  const context = await browser.newContext({ locale: 'es-CO', javaScriptEnabled: false, storageState: owner.state })
  const page = await context.newPage()
  await page.goto(at(`/${shop.subdomain}/orders/${number}`))
  await page.getByLabel('Nota del pago (opcional)').fill('Recibo 77')
  await page.getByRole('button', { name: 'Llegó la plata' }).click()
  await expect(page.getByText('Recibo 77')).toBeVisible()
  await page.getByRole('button', { name: 'Ya lo empaqué' }).click()
  await page.getByLabel('Transportadora').fill('Servientrega')
  await page.getByLabel('Enlace de seguimiento (opcional)').fill('no es')
  await page.getByRole('button', { name: 'Ya lo entregué' }).click()
  await expect(page.getByText('Pega la dirección completa', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Transportadora')).toHaveValue('Servientrega')
  await context.close()
})
