import type { Locator, Page } from '@playwright/test'
import { BUYER, orderNumber } from './buyer.ts'
import { alive, at, expect, test } from './shops.ts'

const MOST_STEPS = 120

/** Goes on with Tab (or back) until this has the focus, and can be seen there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      // Of a choice it is the label that is seen.
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

test('a shopper with nothing but a keyboard buys, from the home page to the order found again (WCAG 2.1.1)', async ({
  page,
}) => {
  // Some three hundred key strokes, each waited for.
  test.slow()
  const { keyboard } = page
  const main = page.getByRole('main')
  await page.goto(at('alborada'))
  await alive(page)

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
  const add = main.getByRole('button', { name: 'Guardar en la bolsa' })
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
  await alive(page)
  const box = (name: string) => page.getByRole('textbox', { name })
  await typeInto(page, box('Nombre completo'), BUYER.name)
  await typeInto(page, box('Número de documento'), BUYER.id)
  await typeInto(page, box('Teléfono'), BUYER.phone)
  await typeInto(page, box('Correo electrónico'), BUYER.email)
  await typeInto(page, page.getByRole('combobox', { name: 'Departamento' }), 'Antioquia')
  await typeInto(page, page.getByRole('combobox', { name: 'Ciudad' }), 'Medellín')
  await typeInto(page, box('Dirección'), 'Calle 10 # 43-12')
  const deposit = page.getByRole('radio', { name: /^Consignación bancaria/ })
  await tabTo(page, page.getByRole('group').filter({ has: deposit }).getByRole('radio').first())
  await keyboard.press('Space')
  while (!(await deposit.isChecked())) await keyboard.press('ArrowDown')
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('$8.900')
  await tabTo(page, page.getByRole('button', { name: 'Hacer el pedido' }))
  await keyboard.press('Enter')

  await page.waitForURL(/\/pedido\/\d+/)
  await alive(page)
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
  test(`«${word}» opens and closes by keyboard, and the focus comes back to it`, async ({ page }) => {
    await page.goto(at('alborada', '/productos'))
    await alive(page)
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
