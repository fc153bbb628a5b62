import type { Locator, Page } from '@playwright/test'
import { BUYER, orderNumber } from './buyer.ts'
import { at, expect, test, waitForHydration, wideBut } from './shops.ts'

const MOST_STEPS = 120

/** Presses Tab (or Shift+Tab) until the element has the focus, and checks that it is visible. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  // The element is located once, not after each of a hundred key presses.
  const element = await target.elementHandle()
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await element?.evaluate((each) => each === document.activeElement)) {
      // Of a radio button or checkbox, the label is visible.
      const label = page.locator('label:focus-within')
      await expect((await label.count()) > 0 ? label : target).toBeInViewport()
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`nobody gets to ${target} by ${key}`)
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Tabs to a group of radio buttons and moves to this one with arrow keys. */
async function chooseByKeys(page: Page, name: RegExp) {
  const choice = page.getByRole('radio', { name })
  const group = page.getByRole('group').filter({ has: choice }).last()
  const checked = group.getByRole('radio', { checked: true })
  await tabTo(page, ((await checked.count()) > 0 ? checked : group.getByRole('radio')).first())
  await page.keyboard.press('Space')
  while (!(await choice.isChecked())) await page.keyboard.press('ArrowDown')
}

/** Checks the consent to the shop's terms. */
async function agreeByKeys(page: Page) {
  const box = page.getByRole('checkbox', { name: /^Acepto las condiciones/ })
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

test('a whole purchase works by keyboard alone, from the home page to order tracking (WCAG 2.1.1)', async ({
  page,
}) => {
  // Some three hundred key presses, each awaited.
  test.slow()
  const { keyboard } = page
  const main = page.getByRole('main')
  await page.goto(at('alborada'))
  await waitForHydration(page)

  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, main.getByRole('listitem').getByRole('link', { name: /^Vestidos/ }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Vestidos/ })).toBeFocused()
  await tabTo(page, main.getByRole('article').getByRole('link', { name: 'Vestido camisero Junín', exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Vestido camisero Junín' })).toBeFocused()

  const sizes = main.getByRole('radio')
  await tabTo(page, sizes.first())
  const medium = main.getByRole('radio', { name: 'M', exact: true })
  await keyboard.press('Space')
  while (!(await medium.isChecked())) await keyboard.press('ArrowRight')
  const add = main.getByRole('button', { name: 'Agregar a la bolsa' })
  await tabTo(page, add)
  await keyboard.press('Enter')

  const bag = page.getByRole('dialog', { name: 'Tu bolsa' })
  await expect(bag.getByRole('link', { name: 'Vestido camisero Junín', exact: true })).toBeVisible()
  await keyboard.press('Escape')
  await expect(bag).toBeHidden()
  await expect(main.locator('button[form=buy], #buy button[type=submit]').first()).toBeFocused()

  const bagWord = page.getByRole('banner').getByRole('link', { name: 'Bolsa (1)' })
  await tabTo(page, bagWord, 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(bag).toBeVisible()
  await tabTo(page, bag.getByRole('button', { name: 'Una unidad más' }))
  await keyboard.press('Enter')
  await expect(bag.getByRole('spinbutton')).toHaveValue('2')
  await tabTo(page, bag.getByRole('button', { name: 'Una unidad menos' }), 'Shift+Tab')
  await keyboard.press('Space')
  await expect(bag.getByRole('spinbutton')).toHaveValue('1')
  await keyboard.press('Escape')
  await expect(bag).toBeHidden()
  await expect(bagWord).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, bag.getByRole('link', { name: 'Finalizar compra' }))
  await keyboard.press('Enter')

  await page.waitForURL(/\/checkout\?items=/)
  await waitForHydration(page)
  const box = (name: string) => page.getByRole('textbox', { name })
  await typeInto(page, box('Nombre completo'), BUYER.name)
  await typeInto(page, box('Número de documento'), BUYER.id)
  await typeInto(page, box('Teléfono'), BUYER.phone)
  await typeInto(page, box('Correo electrónico'), BUYER.email)
  await typeInto(page, page.getByRole('combobox', { name: 'Departamento' }), 'Antioquia')
  await typeInto(page, page.getByLabel('Ciudad', { exact: true }), 'Medellín')
  await typeInto(page, box('Dirección'), 'Calle 10 # 43-12')
  await chooseByKeys(page, /^Consignación bancaria/)
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('$8.900')
  await agreeByKeys(page)
  await tabTo(page, page.getByRole('button', { name: 'Hacer el pedido' }))
  await keyboard.press('Enter')

  await page.waitForURL(/\/pedido\/\d+/)
  await waitForHydration(page)
  const number = orderNumber(page)
  await tabTo(page, main.getByRole('link', { name: 'Seguir mi pedido' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(at('alborada', '/micompra'))
  await typeInto(page, box('Número de pedido'), number)
  await typeInto(page, box('Documento de quien compró'), BUYER.id)
  await keyboard.press('Enter')
  await expect(main).toContainText('Vestido camisero Junín')
  await expect(main).toContainText(BUYER.name)
})

for (const word of ['Menú', 'Índice', 'Buscar'])
  test(`«${word}» opens and closes by keyboard, and the focus returns to it`, async ({ page }) => {
    await page.goto(at('alborada', '/productos'))
    await waitForHydration(page)
    const opener = page.getByRole('banner').getByRole('link', { name: word })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

test('opening the search focuses its field, also after the menu has loaded the suggestions', async ({ page }) => {
  await page.goto(at('alborada', '/productos'))
  await waitForHydration(page)
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Menú' }).click()
  // Hidden on wide screens, but loaded.
  await expect(page.locator('#menu [role=combobox]')).toBeAttached()
  await page.keyboard.press('Escape')
  await banner.getByRole('link', { name: 'Buscar' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('lino')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
})

for (const [shop, list] of [
  ['alborada', '/productos?category=Vestidos'],
  ['kilovatio', '/productos?category=Audio'],
  ['verdenilda', '/productos?category=Sombra'],
] as const)
  test(`navigating back to ${shop}’s list restores the scroll position and the focus`, {
    tag: wideBut('alborada', shop),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at(shop, list))
    await waitForHydration(page)
    const main = page.getByRole('main')
    const link = main.getByRole('article').nth(2).getByRole('heading').getByRole('link')
    await link.focus()
    const place = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/productos\/[^?]+-\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('status').first()).toContainText(/\S/)
    await page.goBack()
    await expect(page).toHaveURL(at(shop, list))
    await expect(link).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

test('a whole purchase in Voltio works by keyboard: added in a cell, checked in the drawer, three panels filled', {
  tag: '@wide',
}, async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { keyboard } = page
  const main = page.getByRole('main')
  await page.goto(at('kilovatio', '/productos?q=hub'))
  await waitForHydration(page)
  const cell = main.getByRole('article').filter({ hasText: 'Hub Quila' }).first()
  await tabTo(page, cell.getByRole('button', { name: /^Agregar/ }))
  await keyboard.press('Enter')
  await expect(cell.getByRole('button', { name: 'Una unidad más' })).toBeFocused()
  const cart = page.getByRole('banner').getByRole('link', { name: /^Carro/ })
  await tabTo(page, cart, 'Shift+Tab')
  await keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Carro' })
  await tabTo(page, drawer.getByRole('link', { name: 'Finalizar compra' }))
  await keyboard.press('Enter')

  await page.waitForURL(/\/checkout\?items=/)
  await waitForHydration(page)
  const box = (name: string) => main.getByRole('textbox', { name })
  const goOn = async () => {
    await tabTo(page, main.getByRole('button', { name: 'Continuar', exact: true }).filter({ visible: true }))
    await keyboard.press('Enter')
  }
  await typeInto(page, box('Nombre completo'), BUYER.name)
  await typeInto(page, box('Número de documento'), '12345678-5')
  await typeInto(page, box('Teléfono'), '+56912345678')
  await typeInto(page, box('Correo electrónico').first(), BUYER.email)
  await goOn()
  await tabTo(page, main.getByRole('combobox', { name: 'Región' }))
  await keyboard.press('ArrowDown')
  await typeInto(page, box('Ciudad'), 'Santiago')
  await typeInto(page, box('Dirección'), 'Avenida Providencia 1234')
  await goOn()
  await chooseByKeys(page, /^Pago contra entrega/)
  await agreeByKeys(page)
  await tabTo(page, main.getByRole('button', { name: 'Hacer el pedido' }).filter({ visible: true }).first())
  await keyboard.press('Enter')
  await page.waitForURL(/\/pedido\/\d+/)
})

test('a whole purchase in Charla works by keyboard: added in a bubble, read in the order, answered line by line', {
  tag: '@wide',
}, async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { keyboard } = page
  const main = page.getByRole('main')
  await page.goto(at('verdenilda', '/productos?q=calatea'))
  await waitForHydration(page)
  await tabTo(
    page,
    main
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Agregar al pedido/ }),
  )
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: /^Pedido · Bs/ }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: /^Pedir sin WhatsApp/ }))
  await keyboard.press('Enter')

  await page.waitForURL(/\/checkout\?items=/)
  await waitForHydration(page)
  const answer = async (label: RegExp, text: string) => {
    const open = page.getByRole('textbox', { name: label })
    await typeInto(page, open, text)
    await keyboard.press('Enter')
    await expect(open).toBeHidden()
  }
  await answer(/^Nombre completo/, BUYER.name)
  await answer(/^Número de documento/, BUYER.id)
  await answer(/^Teléfono/, '70711122')
  await answer(/^Correo/, BUYER.email)
  const send = async () => {
    await tabTo(page, page.getByRole('button', { name: 'Responder' }))
    await keyboard.press('Enter')
  }
  await chooseByKeys(page, /^Recoger en la tienda/)
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: /^Sede donde/ }))
  await keyboard.press('ArrowDown')
  await send()
  await chooseByKeys(page, /^Paga y recoge en la tienda/)
  await keyboard.press('Enter')
  await send()
  await agreeByKeys(page)
  await tabTo(page, page.getByRole('button', { name: 'Hacer el pedido' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya tengo tu pedido.')
})
