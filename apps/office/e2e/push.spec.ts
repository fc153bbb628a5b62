import type { BrowserContext, Page } from '@playwright/test'
import { at, expect, openShopOf, placeOrder, test } from './office.ts'
import { visit } from './products.ts'

test('what is pushed to the browser is shown by the service worker, and nothing else is', async ({ page, owner }) => {
  const { id, subdomain } = await openShopOf(owner.email)
  const path = `/${subdomain}/orders/${await placeOrder(id, 'Úrsula Iguarán')}`
  const context = page.context()
  await context.addCookies(owner.state.cookies)
  await context.grantPermissions(['notifications'], { origin: new URL(at()).origin })
  await visit(page, at(`/${subdomain}`))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === at('/') && !isDeleted)
      if (ours) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(at()).origin, registrationId, data })
  const shown = (await showsNotices(page)) ? () => noticesOf(page) : await recordedNotices(context)
  const order = { title: 'Pedido nuevo', body: 'Úrsula Iguarán', tag: 'order 1', path }
  // What is no notice of ours is shown as nothing.
  await push('neither JSON')
  await push('{"title":7}')
  await push(JSON.stringify(order))
  await expect.poll(shown).toEqual([{ title: order.title, body: order.body, tag: order.tag, data: { path } }])
  // The same thing said again takes the place of what was said before.
  await push(JSON.stringify({ ...order, body: 'Úrsula Iguarán, 2 unidades' }))
  await expect.poll(async () => (await shown()).map(({ body }) => body)).toEqual(['Úrsula Iguarán, 2 unidades'])
})

type Notice = { readonly title: string; readonly body: string; readonly tag: string; readonly data: unknown }

/** The browser without a window has no notices, and permits none. */
const showsNotices = (page: Page) => page.evaluate(() => Notification.permission === 'granted')

const noticesOf = (page: Page): Promise<readonly Notice[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

/** What the worker asks such a browser to show, the last of each tag, as a browser with notices keeps them. */
async function recordedNotices(context: BrowserContext): Promise<() => Promise<readonly Notice[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; notices: Map<string, object> }
    scope.notices = new Map()
    scope.registration.showNotification = async (title, { body, tag, data } = {}) =>
      void scope.notices.set(tag ?? '', { title, body, tag, data })
  })
  return () => worker.evaluate(() => [...(globalThis as unknown as { notices: Map<string, Notice> }).notices.values()])
}
