import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { agree, BUYER } from './buyer.ts'
import { lockShop, manage } from './manage.ts'
import { at, choose, expect, test, waitForHydration } from './shops.ts'

/** A shop in template 99 under its own name, and any shop on the chat path of the product's domain (R10). */
const MOUNTS = {
  'its own name': at('verdenilda', ''),
  'the chat path': `http://localhost:${process.env.STOREFRONT_PORT}/wa/verdenilda`,
} as const

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar productos' })
const message = (page: Page) => page.getByRole('region', { name: 'Este es el mensaje que me vas a enviar:' })
const card = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name })
/** An amount in bolivianos, with a no-break space. */
const bs = (amount: number) => `Bs\u00a0${amount}`

for (const [where, shop] of Object.entries(MOUNTS)) {
  test(`a tapped reply is shown and answered in the conversation, and removed by navigating back, under ${where}`, async ({
    page,
  }) => {
    await page.goto(shop)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^¡Hola! Soy Nilda/)
    const reply = page.getByRole('navigation', { name: 'Respuestas rápidas' }).getByRole('link', { name: 'Sol' })
    await reply.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sol' })).toHaveAttribute('data-from', 'you')
    await expect(card(page, 'Lavanda')).toBeVisible()
    await expect(page.getByRole('status').first()).toContainText(/^Sol: \d+ productos$/)
    await expect(page).toHaveURL(`${shop}/productos?category=Sol`)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^¡Hola! Soy Nilda/)
  })

  test(`the message is shown completely before it is sent, under ${where}`, async ({ page }) => {
    await page.goto(`${shop}/productos?category=Sombra`)
    await waitForHydration(page)
    await card(page, 'Calatea pavo')
      .getByRole('button', { name: /^Agregar al pedido/ })
      .click()
    await expect(card(page, 'Calatea pavo').getByRole('button', { name: /^En tu pedido \(1\)/ })).toBeVisible()
    const said = page.locator('[data-from=you]').filter({ hasText: 'Calatea pavo' })
    await said.getByRole('button', { name: 'Una unidad más' }).click()

    const ficus = card(page, 'Ficus lira mediano')
    await ficus.getByText('Agregar al pedido').first().click()
    await choose(ficus.getByRole('radio', { name: 'Barro' }))
    await ficus.getByRole('button', { name: 'Agregar al pedido', exact: true }).click()

    const order = page.getByRole('link', { name: /^Pedido · Bs/ })
    await expect(order).toHaveText(`Pedido · ${bs(341)}`)
    await order.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tu pedido' })
    await expect(message(page)).toContainText('Total')
    const send = dialog.getByRole('link', { name: 'Enviar por WhatsApp' })
    const lines = await message(page).locator('[data-line]').allTextContents()
    expect(lines).toEqual([
      'Hola, quiero hacer este pedido:',
      `2 × Calatea pavo: ${bs(196)}`,
      `1 × Ficus lira mediano · Barro: ${bs(145)}`,
      `Subtotal: ${bs(341)}`,
      'Envío: Gratis',
      `Total: ${bs(341)}`,
    ])
    // The order is recorded before the message is sent, which needs further data.
    await expect(send).toHaveAttribute('href', /\/checkout\?items=.*&chat=1&cart=\w+$/)

    await dialog.getByRole('button', { name: /^Quitar Ficus/ }).click()
    await expect(message(page)).not.toContainText('Ficus')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(order).toBeFocused()
  })
}

test('text typed into the field is searched for: suggestions with arrow keys, or an answer in the conversation', async ({
  page,
}) => {
  await page.goto(at('verdenilda'))
  await waitForHydration(page)
  await field(page).fill('maceta')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')

  await field(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'maceta' })).toHaveAttribute('data-from', 'you')
  await expect(page).toHaveURL(/\/productos\?q=maceta$/)
  await expect(card(page, 'Maceta esmaltada')).toBeVisible()

  await field(page).fill('kokedama')
  await expect(options.first()).toContainText('Kokedama')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Kokedama/ })).toBeVisible()

  await page.goto(at('verdenilda'))
  await waitForHydration(page)
  await field(page).fill('xyzzy')
  await expect(page.getByText('De eso no tengo nada. Prueba con otra palabra.').first()).toBeVisible()
})

test('opening hours are shown as written, then as open or closed after the first interaction, without a layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(at('verdenilda'))
  const banner = page.getByRole('banner')
  await expect(banner).toContainText('Martes a sábado')
  await waitForHydration(page)
  const name = banner.locator('.bar-name')
  const before = await name.boundingBox()
  await page.keyboard.press('Tab')
  await expect(banner).toContainText(/Responde hasta las \d|abre (?:hoy|el \p{L}+) a las \d/iu)
  expect(await name.boundingBox()).toEqual(before)
})

test('on a product’s page the field buys, and asks for missing options first', async ({ page }) => {
  await page.goto(at('verdenilda', '/productos?q=ficus'))
  await page.getByRole('article').getByRole('link', { name: 'Ficus lira mediano', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ficus lira mediano' })).toBeVisible()
  await waitForHydration(page)
  const buy = page.locator('form#buy')
  await buy.getByRole('button', { name: 'Una unidad más' }).click()
  const add = buy.getByRole('button', { name: `Agregar · ${bs(290)}` })
  await add.click()
  await expect(buy.getByText('Elige primero entre las opciones.')).toBeVisible()
  await choose(buy.getByRole('radio', { name: 'Barro' }))
  await buy.getByRole('button', { name: /^Agregar ·/ }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pedido, 2 unidades' })).toBeVisible()
})

test('an order is placed by answering one question after the other, and an answer can be changed', async ({ page }) => {
  await page.goto(at('verdenilda', '/productos?q=calatea'))
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  const id = /-(\d+)$/.exec(href ?? '')?.[1]
  await page.goto(at('verdenilda', `/checkout?items=${id}:1`))
  await waitForHydration(page)
  const answer = async (label: string | RegExp, text: string) => {
    const open = page.getByRole('textbox', { name: label })
    await expect(open).toBeVisible()
    await open.fill(text)
    await open.press('Enter')
    await expect(open).toBeHidden()
  }
  await answer('Nombre completo', 'Mari')
  await answer(/^Número de documento/, BUYER.id)
  await answer(/^Teléfono/, '70711122')
  await page.getByRole('button', { name: 'Cambiar Nombre completo: Mari' }).click()
  await answer('Nombre completo', BUYER.name)
  await answer(/^Correo/, BUYER.email)
  await page.getByText('Recoger en la tienda').click()
  await page.getByRole('combobox', { name: /^Sede donde/ }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Responder' }).click()
  await page.getByText('Paga y recoge en la tienda', { exact: true }).click()
  // In a multi-line field, Enter is a new line.
  await page.getByRole('button', { name: 'Responder' }).click()
  await expect(page.getByText(`Eso es todo: ${bs(98)}. ¿Lo confirmas?`)).toBeVisible()
  await agree(page)
  await page.getByRole('button', { name: 'Hacer el pedido' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya tengo tu pedido.')
})

test('the whole form is one tap away, with the answers given so far', async ({ page }) => {
  await page.goto(at('verdenilda', '/productos?q=calatea'))
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  await page.goto(at('verdenilda', `/checkout?items=${/-(\d+)$/.exec(href ?? '')?.[1]}:1`))
  await waitForHydration(page)
  const name = page.getByRole('textbox', { name: 'Nombre completo' })
  await name.fill(BUYER.name)
  await name.press('Enter')
  await expect(page.getByRole('button', { name: `Cambiar Nombre completo: ${BUYER.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Llenar formulario' }).click()
  await expect(name).toHaveValue(BUYER.name)
  await page.getByRole('button', { name: 'Responder de a una' }).click()
  await expect(name).toBeHidden()
})

test('the access code is typed into the field; a closed shop says so once, and has nothing to buy (S1, S2)', async ({
  page,
}) => {
  const shop = `candado-${randomBytes(4).toString('hex')}`
  const about = { name: 'Candado', templateId: 5, currency: 'BOB', language: 'es' } as const
  const created = await manage().createShop({ body: { subdomain: shop, ...about } })
  await lockShop(created, 'Ábrete Sésamo', { title: 'Solo para amigas', description: 'Pide tu código.' })
  const chat = `http://localhost:${process.env.STOREFRONT_PORT}/wa/${shop}`
  await page.goto(chat)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Solo para amigas' })).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.getByLabel('Código de acceso').fill('ábrete sésamo, por favor')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ese código no abre la tienda')).toBeVisible()
  await page.getByLabel('Código de acceso').fill('Ábrete Sésamo')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('¡Hola! Aquí Candado. ¿Qué estás buscando?')

  await manage().closeShop({ params: { shopId: created.id } })
  await expect
    .poll(async () => {
      await page.goto(chat)
      return heading.textContent()
    })
    .toBe('Ahora estamos cerrados.')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const menu = page.getByRole('navigation', { name: 'Navegación principal' })
  await expect(menu.getByRole('link', { name: 'Mi compra' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Todos los productos' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('replies are links, the field searches, and a product leads to the whole checkout form', async ({ page }) => {
    const shop = MOUNTS['the chat path']
    await page.goto(shop)
    await field(page).fill('calatea')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'calatea' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Agregar al pedido Calatea/ })
      .click()
    await expect(page.getByLabel('Nombre completo')).toBeVisible()
    await expect(page.getByLabel(/^Correo/)).toBeVisible()
    await expect(page.locator('form[data-checkout] input[name=consent]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hacer el pedido' })).toBeVisible()
  })
})

for (const path of [
  '/',
  '/productos',
  '/productos?view=list',
  '/cart',
  '/micompra',
  '/blog',
  '/contacto',
  '/termsandconditions',
  '/nada',
])
  test(`Charla’s ${path} does not scroll horizontally at any width`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at('verdenilda', path))
    await waitForHydration(page)
    for (const width of [300, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate(() => document.body.scrollWidth - window.innerWidth), `${width} px`)
        .toBeLessThanOrEqual(0)
    }
  })

test('R10, L1: “WhatsApp store” in a shop’s menu opens the same shop at its /wa address', async ({ page }) => {
  await page.goto(at('alborada', '/productos'))
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Tienda por WhatsApp' }).click()
  await page.waitForURL(at('alborada', '/wa/alborada'))
  await expect(page.locator('html')).toHaveAttribute('data-template', '99')
})
