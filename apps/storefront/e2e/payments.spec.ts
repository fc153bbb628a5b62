import type { Browser, Page } from '@playwright/test'
import { BUYER, fillChilean, fillSpanish, orderNumber } from './buyer.ts'
import { lineOf } from './products.ts'
import { ask, at, choose, expect, test, wideBut } from './shops.ts'

// The tests share a provider, which one of them makes fail.
test.describe.configure({ mode: 'serial' })

const HOST = new URL(at('alborada')).host

/** Origin of the sandbox's providers, from the `form-action` of checkout's policy. */
async function sandboxOrigin(): Promise<string> {
  const { headers } = await ask('/checkout?items=1:1', { host: HOST })
  const [, targets = ''] = /form-action ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
  const origin = targets.split(' ').find((target) => target.startsWith('http://127.0.0.1'))
  if (!origin) throw new Error(`no sandbox in: ${targets}`)
  return origin
}
const setBehaviour = async (behaviour: 'normal' | 'failing') =>
  fetch(`${await sandboxOrigin()}/payments/wompi/behaviour/${behaviour}`, { method: 'POST' })

/** Fills checkout and continues with this payment method. */
async function goOnWith(page: Page, method: RegExp) {
  await page.goto(at('alborada', `/checkout?items=${await lineOf('alborada', 'orquidea')}:1`))
  await fillSpanish(page)
  await choose(page.getByRole('radio', { name: method }))
  await page.getByRole('button', { name: /^(Continuar al pago|Hacer el pedido)$/ }).click()
}

async function onSandbox(page: Page, outcome: string, instrument = 'PSE', provider = 'Wompi') {
  await expect(page.getByText(`Sandbox de ${provider}: aquí no se mueve dinero`)).toBeVisible()
  await page.getByRole('radio', { name: instrument, exact: true }).check()
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await page.waitForURL(/\/pedido\/\d+\?key=/)
}

const panel = (page: Page, title: string) => page.getByRole('region', { name: title })

test('C33: a shopper pays by Wompi; the order shows it, its lines leave the bag, and tracking shows how it was paid', async ({
  page,
}) => {
  await goOnWith(page, /^Wompi/)
  await onSandbox(page, 'Aprobar el pago')
  const main = page.getByRole('main')
  await expect(panel(page, 'Pago recibido')).toContainText('Wompi · PSE')
  await expect(panel(page, 'Pago recibido')).toContainText(/Comprobante\s*\d{7}/)
  await expect(panel(page, 'Pago recibido')).toContainText('Esto es una prueba: no se mueve dinero.')
  await expect(main).toContainText('Pagado')
  await expect(main.getByRole('button', { name: /Pagar|Intentar/ })).toHaveCount(0)
  await expect(page).not.toHaveURL(/placed=/)

  const number = orderNumber(page)
  await page.goto(at('alborada', `/micompra?orden=${number}&usuario=${BUYER.id}`))
  await expect(panel(page, 'Pago recibido')).toContainText('Wompi · PSE')
})

for (const { method, provider, instrument, paidWith } of [
  { method: /^Mercado Pago/, provider: 'Mercado Pago', instrument: 'Dinero en cuenta', paidWith: 'Billetera' },
  { method: /^ePayco/, provider: 'ePayco', instrument: 'SafetyPay', paidWith: 'SafetyPay' },
  { method: /^Credibanco/, provider: 'Credibanco', instrument: 'PSE', paidWith: 'PSE' },
  { method: /^Addi/, provider: 'Addi', instrument: '6 cuotas', paidWith: 'Crédito' },
]) {
  test(`C33: a shopper pays by ${provider}, on a page marked as a sandbox`, {
    tag: wideBut('Credibanco', provider),
  }, async ({ page }) => {
    await goOnWith(page, method)
    await onSandbox(page, 'Aprobar el pago', instrument, provider)
    await expect(panel(page, 'Pago recibido')).toContainText(`${provider} · ${paidWith}`)
    await expect(panel(page, 'Pago recibido')).toContainText('Esto es una prueba: no se mueve dinero.')
  })
}

test('C33: Efecty leads to a page without cards', async ({ page }) => {
  await goOnWith(page, /^Efecty/)
  await expect(page.getByRole('radio', { name: 'Efectivo (Efecty y otras redes)' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Tarjeta|PSE/ })).toHaveCount(0)
  await onSandbox(page, 'Aprobar el pago', 'Efectivo (Efecty y otras redes)', 'Mercado Pago')
  await expect(panel(page, 'Pago recibido')).toContainText('Mercado Pago · Efectivo')
})

test('C33: in Chile a shopper pays by Flow, which returns the browser with a form', async ({ page }) => {
  await page.goto(at('kilovatio', `/checkout?items=${await lineOf('kilovatio', 'hub')}:1`))
  await fillChilean(page)
  await choose(page.getByRole('radio', { name: /^Flow/ }))
  await page.getByRole('button', { name: /^(Continuar al pago|Hacer el pedido)$/ }).click()
  await onSandbox(page, 'Aprobar el pago', 'Webpay (tarjetas)', 'Flow')
  await expect(panel(page, 'Pago recibido')).toContainText('Flow · Tarjeta')
})

test('C33: a declined payment is tried again from the order’s page, and paid', async ({ page }) => {
  await goOnWith(page, /^Nequi/)
  await onSandbox(page, 'Rechazar el pago', 'Nequi')
  const rejected = panel(page, 'El pago no fue aprobado')
  await expect(rejected).toContainText('No se te cobró nada')
  await expect(rejected.getByRole('radio', { name: /^Nequi/ })).toBeChecked()
  await choose(rejected.getByRole('radio', { name: /^Wompi/ }))
  await rejected.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await onSandbox(page, 'Aprobar el pago', 'Tarjeta de crédito o débito')
  await expect(panel(page, 'Pago recibido')).toContainText('Wompi · Tarjeta')
})

test('C33: an unpaid order found by tracking can be paid there; choosing a manual method after a decline removes the decline', async ({
  page,
}) => {
  await goOnWith(page, /^Nequi/)
  await onSandbox(page, 'Rechazar el pago', 'Nequi')
  const number = orderNumber(page)
  await page.goto(at('alborada', `/micompra?orden=${number}&usuario=${BUYER.id}`))
  const found = panel(page, 'El pago no fue aprobado')
  await choose(found.getByRole('radio', { name: /^Wompi/ }))
  await found.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await onSandbox(page, 'Rechazar el pago', 'PSE')
  await page.goto(at('alborada', `/micompra?orden=${number}&usuario=${BUYER.id}`))
  await choose(found.getByRole('radio', { name: /^Pago contra entrega/ }))
  await found.getByRole('button', { name: 'Confirmar' }).click()
  await page.waitForURL(/\/pedido\/\d+\?key=/)
  await expect(page.getByRole('main')).toContainText('Pago contra entrega')
  await expect(page.getByText('El pago no fue aprobado')).toHaveCount(0)
})

test('C33: a voucher for cash shows its code, where to pay and until when', async ({ page }) => {
  await goOnWith(page, /^Efecty/)
  const pending = 'Dejarlo pendiente y aprobarlo en unos segundos'
  await onSandbox(page, pending, 'Efectivo (Efecty y otras redes)', 'Mercado Pago')
  const cash = panel(page, 'Paga ahora en efectivo')
  await expect(cash).toContainText(/Código de pago\s*\d{6,}/)
  await expect(cash).toContainText('Guardamos tus productos hasta el')
  await expect(cash).not.toContainText('no pagues otra vez')
})

test('C33: with a slow bank the page polls, and shows when the payment has arrived', async ({ page }) => {
  await goOnWith(page, /^Wompi/)
  await onSandbox(page, 'Dejarlo pendiente y aprobarlo en unos segundos')
  await expect(panel(page, 'Tu pago está en camino')).toContainText('no pagues otra vez')
  await expect(page.getByRole('button', { name: /Pagar|Intentar/ })).toHaveCount(0)
  await expect(panel(page, 'Pago recibido')).toBeVisible({ timeout: 30_000 })
})

test('C33: while the provider fails, the order is kept and the page says so; paying continues when it is back', async ({
  page,
}) => {
  await setBehaviour('failing')
  await goOnWith(page, /^Wompi/)
  await page.waitForURL(/\/pedido\/\d+\?key=/)
  const unpaid = page.getByRole('main').locator('[data-pay-state]')
  await expect(unpaid).toContainText('No pudimos abrir la página de pago. Tu pedido está guardado')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('reservado')
  await setBehaviour('normal')
  await unpaid.getByRole('button', { name: /Pagar|Intentar/ }).click()
  await onSandbox(page, 'Aprobar el pago')
  await expect(panel(page, 'Pago recibido')).toBeVisible()
})

test('C33: after giving up paying online, the shopper chooses cash on delivery, and the order is placed', async ({
  page,
}) => {
  await goOnWith(page, /^Wompi/)
  await page.waitForURL(/\/payments\/wompi\/p\//)
  await page.getByRole('link', { name: 'Volver a la tienda sin pagar' }).click()
  await page.waitForURL(/\/pedido\/\d+\?key=/)
  const unpaid = panel(page, 'Falta tu pago')
  await choose(unpaid.getByRole('radio', { name: /^Pago contra entrega/ }))
  await unpaid.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gracias/i)
  await expect(page.getByRole('main')).toContainText('Pago contra entrega')
})

async function withoutScripts(browser: Browser, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-CO' })
  try {
    await work(await context.newPage())
  } finally {
    await context.close()
  }
}

test('C33: the same without JavaScript: declined, then paid', async ({ browser }) => {
  await withoutScripts(browser, async (page) => {
    await goOnWith(page, /^Wompi/)
    // The first total has no shipping in it: the new one is shown and has to be confirmed.
    if (/\/checkout/.test(page.url())) await page.getByRole('button', { name: 'Continuar al pago' }).click()
    await onSandbox(page, 'Rechazar el pago')
    await panel(page, 'El pago no fue aprobado').getByRole('button', { name: 'Intentar de nuevo' }).click()
    await onSandbox(page, 'Aprobar el pago')
    await expect(panel(page, 'Pago recibido')).toBeVisible()
  })
})

test('policies let forms lead to the provider where orders are paid, and nowhere else', async () => {
  const formAction = async (path: string) => {
    const { headers } = await ask(path, { host: HOST })
    return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  // An order found by tracking can be paid, too.
  for (const path of ['/checkout?items=1:1', '/micompra'])
    expect(await formAction(path), path).toContain('https://checkout.wompi.co')
  for (const path of ['/', '/productos', '/cart', '/contacto']) expect(await formAction(path), path).toBe("'self'")
})

test('a provider may return the browser with a form of its own; only the order’s key opens the order', async () => {
  const headers = { host: HOST, origin: 'https://pay.example', 'content-type': 'application/x-www-form-urlencoded' }
  const path = `/pedido/1001/pago/1?key=${'0'.repeat(32)}`
  const back = await ask(path, { ...headers, 'content-length': 7 }, 'token=x')
  expect([back.status, back.headers.location]).toEqual([303, `/pedido/1001?key=${'0'.repeat(32)}&placed=1`])
  expect((await ask(back.headers.location ?? '', { host: HOST })).status).toBe(404)
  const elsewhere = await ask('/pedido/1001?key=x', { ...headers, 'content-length': 7 }, 'token=x')
  expect(elsewhere.status).toBe(403)
})
