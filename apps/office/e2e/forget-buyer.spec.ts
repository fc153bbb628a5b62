import { fileOf } from './downloads.ts'
import { at, expect, manage, openShopOf, placeOrderBy, signIn, someEmail, test } from './office.ts'
import { settle, visit } from './products.ts'
import { openReceiver } from './receiver.ts'

test('a buyer is forgotten: their orders stay without them, and no search, file or program says who they were', async ({
  page,
}) => {
  test.slow()
  const receiver = await openReceiver()
  try {
    const email = someEmail('ana')
    const shop = await openShopOf(email)
    const params = { shopId: shop.id }
    await manage().createWebhook({
      params,
      body: { url: receiver.url, events: ['buyer.forgotten', 'order.cancelled'], buyers: true },
    })
    const buyer = { name: 'Remedios Moscote', idNumber: '43123456', email: someEmail('remedios'), phone: '3109876543' }
    const placed = await placeOrderBy(shop.id, buyer.name, 'cashOnDelivery', { buyer: { ...buyer, message: null } })
    const { number } = placed
    await signIn(page, email)
    const said = async (path: string) => {
      await visit(page, at(`/${shop.subdomain}${path}`))
      return (await page.getByRole('main').textContent()) ?? ''
    }
    expect(await said('/buyers')).toContain(buyer.name)

    // Orders that are under way still need them.
    const forget = async () => {
      await page.locator('summary', { hasText: 'Olvidar' }).tap()
      await page.getByRole('button', { name: 'Olvidar' }).tap()
      await expect(page.locator('.toast')).toBeVisible()
    }
    await forget()
    await expect(page.locator('.toast')).toContainText(`Los pedidos ${number} siguen en curso`)
    expect(await said('/buyers')).toContain(buyer.name)
    await manage().takeOrderStep({ params: { ...params, number }, body: { step: 'move', to: 'cancelled' } })
    // Webhooks are sent once the step cannot be undone any more.
    await expect.poll(receiver.types, { timeout: 60_000 }).toContain('order.cancelled')
    const cancelled = receiver.told.find(({ body }) => body.includes('order.cancelled'))
    expect(cancelled?.body).toContain(buyer.name)
    expect(await said('/buyers')).toContain(buyer.name)
    await forget()
    await expect(page.locator('.toast')).toContainText('Olvidado en 1 pedido.')
    await settle(page)

    const secrets = [buyer.name, 'Remedios', 'Moscote', buyer.idNumber, buyer.email, buyer.phone]
    const q = (text: string) => encodeURIComponent(text)
    for (const path of ['/buyers', `/orders/${number}`, '/orders?view=all', '/messages', '/settings/log'])
      for (const secret of secrets) expect(await said(path), `${secret} on ${path}`).not.toContain(secret)
    for (const secret of ['Remedios', buyer.idNumber, buyer.phone, buyer.email])
      for (const path of [`/find?q=${q(secret)}`, `/orders?view=all&q=${q(secret)}`, `/buyers?q=${q(secret)}`])
        expect(await said(path), path).not.toContain(`Pedido ${number}`)
    // The order itself is still there, with its amounts.
    expect(await said(`/orders/${number}`)).toContain('Ruana de lana')

    await visit(page, at(`/${shop.subdomain}/settings/export`))
    for (const button of ['Pedidos (CSV)', 'Compradores (CSV)']) {
      const file = (await fileOf(page, button)).toString()
      for (const secret of secrets) expect(file, `${secret} in ${button}`).not.toContain(secret)
      await settle(page)
    }
    const forgotten = () => receiver.told.filter(({ body }) => body.includes('buyer.forgotten')).map(({ body }) => body)
    await expect.poll(() => forgotten().at(-1), { timeout: 30_000 }).toContain(`[${number}]`)
    for (const secret of secrets) expect(forgotten().join()).not.toContain(secret)
    // Stored deliveries of webhooks, which could be sent again, have no names any more.
    const { items: hooks } = await manage().listWebhooks({ params })
    const hook = { params: { ...params, id: hooks[0]?.id ?? 0 } }
    const { items } = await manage().listWebhookDeliveries(hook)
    for (const { id } of items) {
      const kept = await manage().getWebhookDelivery({ params: { ...hook.params, delivery: id } })
      for (const secret of secrets) expect(kept.body, `${secret} in delivery ${kept.event}`).not.toContain(secret)
    }
  } finally {
    receiver.close()
  }
})
