import { createManageClient } from '@store/api-client/manage'
import { newDeviceKeys, openNotice, openPushService } from '@store/sandbox/push-service'
import { at, expect, openShopOf, placeChatOrder, signIn, someEmail, test } from './office.ts'
import { visit } from './products.ts'

type Notice = { readonly kind: string; readonly title: string; readonly path: string }

test('an order by chat is pushed to the phone, and answered from there', async ({ page }) => {
  const service = await openPushService()
  try {
    const email = someEmail('ana')
    const shop = await openShopOf(email)
    await signIn(page, email)
    const cookies = await page.context().cookies()
    const cookie = (name: string) => cookies.find((each) => each.name === name)?.value ?? ''
    // The browser under test has no push service; it is subscribed to one of the test's, by the call that its page would
    // make.
    const keys = newDeviceKeys()
    const ana = createManageClient({
      baseUrl: `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`,
      token: cookie('office'),
    })
    await ana.savePush({
      params: { shopId: shop.id },
      body: {
        browser: cookie('office-browser'),
        device: 'Chrome, Android',
        language: 'es',
        kinds: ['order'],
        atNight: true,
        subscription: service.subscribe('/ana', keys),
      },
    })
    await visit(page, at(`/${shop.subdomain}`))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

    const number = await placeChatOrder(shop.id, 'Úrsula Iguarán')
    await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(1)
    const notice = openNotice(service.received[0]?.body ?? Buffer.alloc(0), keys) as Notice
    expect(notice.title).toMatch(new RegExp(`^${number} · Úrsula · `))
    expect(notice.path).toBe(`/${shop.subdomain}/orders/${number}`)

    await visit(page, at(notice.path))
    await expect(page.getByRole('heading', { name: 'Responder' })).toBeVisible()
    await expect(page.getByText(/Unidades apartadas hasta/)).toBeVisible()
    await page.getByRole('button', { name: 'Aceptar el pedido' }).tap()
    await expect(page.locator('.toast')).toContainText(`Pedido ${number} aceptado.`)
    await expect(page.getByRole('heading', { name: 'Responder' })).toBeHidden()
  } finally {
    service.close()
  }
})
