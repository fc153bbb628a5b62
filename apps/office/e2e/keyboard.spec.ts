import type { Locator, Page } from '@playwright/test'
import { at, expect, manage, type Owner, openShopOf, placeOrder, placeTransferOrder, test } from './office.ts'
import { openList, photo, SLOW, settle, visit } from './products.ts'

/** Returns what is wrong with the visibility of the focus; null if nothing is. */
function unseen(target: Element): { readonly here: boolean; readonly nowhere?: true; readonly wrong: string | null } {
  const focused = document.activeElement
  const here = focused === target
  if (!focused || focused === document.body) return { here, nowhere: true, wrong: null }
  const description = `${focused.tagName} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}”`
  const outlined = (element: Element | null, up: number): boolean => {
    if (!element || up === 0) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || outlined(element.parentElement, up - 1)
  }
  if (focused instanceof HTMLElement && focused.tabIndex > 0) return { here, wrong: `${description} is out of order` }
  // Visually hidden inputs are outlined by their label.
  if (!outlined(focused, 3)) return { here, wrong: `${description} has no outline` }
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return { here, wrong: `${description} is not in sight` }
  const over = document.elementFromPoint(
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    Math.min(innerHeight - 1, Math.max(1, (top + bottom) / 2)),
  )
  const isOver = over && !focused.contains(over) && !over.contains(focused) && !focused.closest('label')?.contains(over)
  return { here, wrong: isOver && right - left > 2 ? `${description} is covered by ${over.className}` : null }
}

/** Presses Tab until this element has the focus, which must be visible at every stop. */
async function walkTo(page: Page, target: Locator, key = 'Tab') {
  let outside = 0
  for (let stops = 0; stops < 90; stops++) {
    await page.keyboard.press(key)
    const { here, nowhere, wrong } = await target.evaluate(unseen)
    expect.soft(wrong).toBeNull()
    // After the last stop, the focus goes to the browser itself once; more often, it was lost.
    if (nowhere) expect.soft(++outside, 'stops at nothing of the page').toBe(1)
    if (here) return
  }
  throw new Error(`${target} was not reached`)
}

/** Tabs to this element and presses a key on it. */
async function press(page: Page, target: Locator, key = 'Enter') {
  await walkTo(page, target)
  await page.keyboard.press(key)
}

/** After an action, this element has the visible focus. */
async function expectFocus(page: Page, target: Locator) {
  await settle(page)
  await expect(target).toBeFocused()
  expect((await target.evaluate(unseen)).wrong).toBeNull()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function openToday(page: Page, { email, state }: Owner) {
  const shop = await openShopOf(email)
  await page.context().addCookies(state.cookies)
  return { ...shop, at: (path: string) => at(`/${shop.subdomain}${path}`) }
}

test('an order that is paid at the door is led from its confirmation to its money by keys alone', async ({
  page,
  owner,
}) => {
  const shop = await openToday(page, owner)
  const number = await placeOrder(shop.id, 'Marcela Ríos')
  await visit(page, shop.at(''))
  await walkTo(page, link(page, 'Ir al contenido'))
  await page.keyboard.press('Enter')
  await press(page, link(page, '1 contra entrega por confirmar'))
  await expect(title(page)).toHaveText('Pedidos')
  await expectFocus(page, title(page))
  await press(page, link(page, 'Marcela Ríos'))
  await expect(title(page)).toHaveText(`Pedido ${number}`)
  await expectFocus(page, title(page))
  await walkTo(page, link(page, 'Confirmar por WhatsApp'))
  await press(page, button(page, 'Sí, lo quiere'))
  // The next step is in the place of the one before.
  await expectFocus(page, button(page, 'Ya lo empaqué'))
  await page.keyboard.press('Enter')
  await expectFocus(page, button(page, 'Ya lo entregué'))
  await walkTo(page, page.getByLabel('Transportadora'), 'Shift+Tab')
  await page.keyboard.type('Servientrega')
  await walkTo(page, page.getByLabel('Número de guía'))
  await page.keyboard.type('2200123')
  await press(page, button(page, 'Ya lo entregué'))
  await expect(page.getByText('Servientrega · 2200123')).toBeVisible()
  await expectFocus(page, button(page, 'Sí, llegó'))
  await page.keyboard.press('Enter')
  await expectFocus(page, button(page, 'Sí, la recibí'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Pedido ${number}: plata recibida.`)).toBeVisible()
  await expectFocus(page, title(page))
})

test('a transfer is checked, and that is undone, by keys alone', async ({ page, owner }) => {
  const shop = await openToday(page, owner)
  const number = await placeTransferOrder(shop.id, 'Teresa Batista')
  await visit(page, shop.at(`/orders/${number}`))
  await press(page, button(page, 'Llegó la plata'))
  await expect(page.getByText(`Pedido ${number} pagado.`)).toBeVisible()
  await expectFocus(page, button(page, 'Ya lo empaqué'))
  await press(page, button(page, 'Deshacer'))
  await expect(page.getByText(`El pedido ${number} quedó como estaba. No avisamos a nadie.`)).toBeVisible()
  await expectFocus(page, title(page))

  await press(page, button(page, 'Llegó la plata'))
  await expect(button(page, 'Deshacer')).toBeVisible()
  // While the page is being loaded again, neither the button nor the keys undo.
  await settle(page)
  await page.keyboard.press('Control+z')
  await expect(page.getByText(`El pedido ${number} quedó como estaba. No avisamos a nadie.`)).toBeVisible()
  await expect(button(page, 'Llegó la plata')).toBeFocused()
})

test('a product with variants is photographed, published and counted by keys alone', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, shop.list)
  await press(page, page.getByRole('link', { name: 'Agregar', exact: true }))
  await expect(title(page)).toHaveText('Producto nuevo')
  await expectFocus(page, title(page))
  const chosen = page.waitForEvent('filechooser')
  await press(page, page.getByLabel('De la galería'))
  await (await chosen).setFiles([photo('red'), photo('blue')])
  await expect(button(page, 'Foto 2')).toBeVisible(SLOW)
  await walkTo(page, page.getByLabel('Nombre'))
  await page.keyboard.type('Camisa')
  await walkTo(page, page.getByLabel('Precio', { exact: true }))
  await page.keyboard.type('40000')
  await press(page, button(page, 'Publicar'))
  await expect(page.getByText('Listo: ya está en venta.')).toBeVisible()
  await expectFocus(page, title(page))

  await press(page, link(page, 'Agregar tallas, colores…'))
  await expectFocus(page, title(page))
  for (const [label, text] of [
    ['Opción 1', 'Talla'],
    ['Valores de la opción 1', 'S, M'],
    ['Opción 2', 'Color'],
    ['Valores de la opción 2', 'Azul, Rojo'],
  ] as const) {
    await walkTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await press(page, button(page, 'Crear las filas'))
  await expect(page.getByText('Quedaron 4 variantes.')).toBeVisible()
  await settle(page)
  await expect(page.locator('body')).not.toBeFocused()
  await walkTo(page, page.getByLabel('Unidades, S · Azul'))
  await page.keyboard.type('3')
  await press(page, button(page, 'Guardar'))
  await expect(page.getByText('Guardamos 1 variante.')).toBeVisible()
  await expectFocus(page, button(page, 'Guardar'))
  const { items } = await manage().listProducts({ params: shop.params })
  expect(items).toMatchObject([{ name: 'Camisa', price: 40_000_00, units: 3, active: true }])
})

test('a category is raised by a percentage, tried, applied and undone by keys alone', async ({ page, owner }) => {
  const shop = await openToday(page, owner)
  const params = { shopId: shop.id }
  const { id } = await manage().createProduct({
    params,
    body: { name: 'Vestido', price: 100_000_00, category: 'Vestidos' },
  })
  const price = async () => (await manage().getProduct({ params: { ...params, id } })).price
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, shop.at('/products/bulk'))
  await walkTo(page, page.getByLabel('Categoría'))
  await page.keyboard.type('Vest')
  await walkTo(page, page.getByLabel('¿Cuánto?'))
  await page.keyboard.type('8')
  await press(page, button(page, 'Probar'))
  await expect(page.getByText('Cambia 1 de 1.')).toBeVisible()
  await expectFocus(page, page.getByRole('region').getByRole('heading', { name: 'Así quedaría' }))
  await press(page, button(page, 'Aplicar a 1 producto'))
  await expect(page.getByText('1 producto cambió.')).toBeVisible()
  await expectFocus(page, title(page))
  expect(await price()).toBe(108_000_00)
  await press(page, button(page, 'Deshacer todo'))
  await expect(page.getByText(/1 volvió a estar como antes/)).toBeVisible()
  await expectFocus(page, title(page))
  expect(await price()).toBe(100_000_00)
})

test('what opens over a page takes the focus, keeps it, and gives it back', async ({ page, owner }) => {
  const shop = await openToday(page, owner)
  await visit(page, shop.at(''))
  const create = link(page, 'Crear')
  await press(page, create)
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(create).toBeFocused()
})

test('the question before leaving gives the keyboard back its place, whatever is answered', async ({ page, owner }) => {
  const shop = await openList(page, owner)
  const ask = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  for (const answer of ['stay', 'escape', 'stay', 'escape', 'leave'] as const) {
    await visit(page, at(`/${shop.subdomain}/settings/orders`))
    await page.getByLabel('Compra mínima').fill('20.000')
    const way = link(page, 'Hoy').first()
    await way.focus()
    await page.keyboard.press('Enter')
    await expect(ask).toBeVisible()
    if (answer === 'escape') await page.keyboard.press('Escape')
    else await press(page, button(page, answer === 'stay' ? 'Seguir aquí' : 'Salir sin guardar'))
    await expect(ask).toHaveCount(0)
    if (answer === 'leave') await expect(page).toHaveURL(at(`/${shop.subdomain}`))
    await expectFocus(page, way)
  }

  // A link in the page is removed with it: staying gives it the focus back; leaving focuses the next page's title.
  const { id } = await manage().createProduct({
    params: { shopId: shop.id },
    body: {
      name: 'Camisa',
      price: 90_000_00,
      options: [{ name: 'Talla', values: ['M', 'L'] }],
      variants: [{ values: ['M'] }, { values: ['L'] }],
    },
  })
  for (const answer of ['Seguir aquí', 'Salir sin guardar']) {
    await visit(page, at(`/${shop.subdomain}/products/${id}/variants`))
    await page.getByLabel('Precio, L').fill('95.000')
    const back = page.locator('main a.back')
    await back.focus()
    await page.keyboard.press('Enter')
    await expect(ask).toBeVisible()
    await press(page, button(page, answer))
    await expect(ask).toHaveCount(0)
    const title = page.getByRole('heading', { level: 1, name: 'Camisa' })
    await expect(answer === 'Seguir aquí' ? back : title).toBeFocused()
  }
})
