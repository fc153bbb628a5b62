import { at, expect, openShopOf, placeOrder, signIn, someEmail, test } from './office.ts'
import { settle, visit } from './products.ts'
import { isSignedWith, openReceiver } from './receiver.ts'

test('a program is told of an order, verifies it, is given another secret without missing anything, and asks to be told again', async ({
  page,
}) => {
  const receiver = await openReceiver()
  try {
    const email = someEmail('ana')
    const shop = await openShopOf(email)
    await signIn(page, email)
    await visit(page, at(`/${shop.subdomain}/settings/developers`))
    await page.locator('summary', { hasText: 'Aviso nuevo' }).tap()
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Crear el aviso' }) })
    await form.getByLabel('Dirección que recibe los avisos').fill(receiver.url)
    await form.getByLabel('order.created').check()
    await form.getByRole('button', { name: 'Crear el aviso' }).tap()
    const shown = page.getByRole('status', { name: 'El secreto para verificar los avisos' })
    await expect(shown).toBeVisible()
    const secret = (await shown.textContent()) ?? ''
    expect(secret).toMatch(/^whsec_/)

    const number = await placeOrder(shop.id, 'Úrsula Iguarán')
    await expect.poll(receiver.types, { timeout: 30_000 }).toEqual(['order.created'])
    const [first] = receiver.told
    expect(first && isSignedWith(secret, first)).toBe(true)
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ data: { orderId: number, storeId: shop.id } })
    expect(first?.body).not.toContain('Iguarán')

    await visit(page, at(`/${shop.subdomain}/settings/developers`))
    await page.getByRole('link', { name: `Ver lo que recibió: ${receiver.url}` }).tap()
    const delivery = page.getByRole('listitem').filter({ hasText: 'order.created' })
    await expect(delivery).toContainText('Llegó')
    await expect(delivery).toContainText('respondió 204')
    await settle(page)

    // For a day both secrets are valid, so that the program can be changed meanwhile.
    await page.locator('summary', { hasText: 'Cambiar el secreto' }).tap()
    await page.getByRole('button', { name: 'Cambiar el secreto' }).tap()
    await expect(shown).toBeVisible()
    const next = (await shown.textContent()) ?? ''
    expect(next).not.toBe(secret)
    await settle(page)
    await page.getByRole('button', { name: 'Mandar una prueba' }).tap()
    await expect.poll(receiver.types, { timeout: 30_000 }).toEqual(['order.created', 'ping'])
    const ping = receiver.told[1]
    expect(ping && [isSignedWith(secret, ping), isSignedWith(next, ping)]).toEqual([true, true])

    await settle(page)
    await page.getByRole('button', { name: `Mandar otra vez: order.created ${number}` }).tap()
    await expect.poll(receiver.types, { timeout: 30_000 }).toEqual(['order.created', 'ping', 'order.created'])
    // The same message id, so that the program handles it once.
    expect(receiver.told[2]?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(receiver.told[2]?.body).toBe(first?.body)
  } finally {
    receiver.close()
  }
})

test('a key is tied to the addresses of its program, and what is no address is named', async ({ page }) => {
  const email = someEmail('ana')
  const shop = await openShopOf(email)
  await signIn(page, email)
  await visit(page, at(`/${shop.subdomain}/settings/developers`))
  await page.locator('summary', { hasText: 'Llave nueva' }).tap()
  await page.getByLabel('Para qué programa').fill('Bodega')
  await page.getByLabel('orders:read').check()
  const networks = page.getByLabel('Solo desde estas direcciones')
  await networks.fill('203.0.113.0/24\n203.0.113.x')
  await page.getByRole('button', { name: 'Crear la llave' }).tap()
  await expect(page.getByText('«203.0.113.x» no es una dirección de red.')).toBeVisible()
  await networks.fill('203.0.113.0/24 198.51.100.7')
  await page.getByRole('button', { name: 'Crear la llave' }).tap()
  await expect(page.getByText('solo desde 203.0.113.0/24, 198.51.100.7')).toBeVisible()
  const key = (await page.getByRole('status', { name: 'Tu llave' }).textContent()) ?? ''
  const answer = await fetch(`http://127.0.0.1:${process.env.STOREFRONT_API_PORT}/manage/v1/shops/${shop.id}/orders`, {
    headers: { authorization: `Bearer ${/fk_\w+/.exec(key)?.[0]}` },
  })
  expect([answer.status, await answer.json()]).toMatchObject([403, { needs: 'network' }])
})
