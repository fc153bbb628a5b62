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
  // A message that is not ours shows no notification.
  await push('neither JSON')
  await push('{"title":7}')
  await push(JSON.stringify(order))
  await expect.poll(shown).toEqual([{ title: order.title, body: order.body, tag: order.tag, data: { path } }])
  // A notification with the same tag replaces the earlier one.
  await push(JSON.stringify({ ...order, body: 'Úrsula Iguarán, 2 unidades' }))
  await expect.poll(async () => (await shown()).map(({ body }) => body)).toEqual(['Úrsula Iguarán, 2 unidades'])
})

test('a notice that is tapped leads to its order, in the window that has it or in a new one, and nowhere else', async ({
  page,
  owner,
}) => {
  const { id, subdomain } = await openShopOf(owner.email)
  const path = `/${subdomain}/orders/${await placeOrder(id, 'Aureliano Segundo')}`
  const context = page.context()
  await context.addCookies(owner.state.cookies)
  await visit(page, at(`/${subdomain}`))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const tap = await tapsOf(context)
  // No window shows the order yet.
  expect(await tap({ path })).toEqual(['closed', `opened ${at(path)}`])
  for (const path of ['https://elsewhere.example/', '//elsewhere.example/'])
    expect(await tap({ path })).toEqual(['closed'])
  await visit(page, at(path))
  await expect(page.getByText('Aureliano Segundo').first()).toBeVisible()
  expect(await tap({ path })).toEqual(['closed', `focused ${at(path)}`])
  // A view of a list is opened even if a window shows the list without it.
  const view = `${path}?view=out`
  expect(await tap({ path: view })).toEqual(['closed', `opened ${at(view)}`])
})

test('the till bell is off until this browser turns it on, and rings for a paid order alone', async ({
  page,
  owner,
}) => {
  await openShopOf(owner.email)
  await page.context().addCookies(owner.state.cookies)
  const rung = await bellsOf(page)
  const push = await tellingPage(page)
  const bell = page.getByLabel('Campana de caja')
  await visit(page, at('/me'))
  await expect(bell).not.toBeChecked()
  await push('paid')
  await bell.tap()
  await expect.poll(rung).toBe(1)
  await push('order')
  await push('test')
  await push('paid')
  await expect.poll(rung).toBe(2)

  await visit(page, at('/me'))
  await expect(bell).toBeChecked()
  await push('paid')
  await expect.poll(rung).toBe(1)
  // Turned off again, it rings only when it was turned on.
  await bell.tap()
  await push('paid')
  await bell.tap()
  await expect.poll(rung).toBe(2)
})

test('where the till bell is on, a page that nobody has touched asks for one touch, and rings from then on', async ({
  page,
  owner,
}) => {
  const { subdomain } = await openShopOf(owner.email)
  const context = page.context()
  await context.addCookies(owner.state.cookies)
  await visit(page, at(`/${subdomain}`))
  const asks = (on: Page) => on.getByText('Para que suene la campana de caja, toca la pantalla o una tecla.')
  await expect(asks(page), 'the bell is off').toHaveCount(0)
  await visit(page, at('/me'))
  await page.getByLabel('Campana de caja').tap()
  await page.close()

  // As on a counter's computer that opens it unattended: evaluating a script would count as a gesture, so the page reports
  // by itself.
  const messages: string[] = []
  const times = (what: string) => messages.filter((text) => text === what).length
  await context.exposeFunction('say', (what: string) => void messages.push(what))
  const counter = await context.newPage()
  await counter.addInitScript(() => {
    const { say } = globalThis as unknown as { say: (what: string) => void }
    navigator.serviceWorker.addEventListener('message', ({ data }) => say(`heard ${data.kind}`))
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...when) {
      if (this.frequency.value < 2000) say('rung')
      start.apply(this, when)
    }
  })
  await visit(counter, at(`/${subdomain}`))
  await pushTo(counter, { kind: 'paid', tag: 'untouched' })
  await expect.poll(() => times('heard paid')).toBe(1)
  await expect(asks(counter)).toBeVisible()
  await counter.getByRole('heading', { level: 1 }).tap()
  await expect(asks(counter)).toHaveCount(0)
  await pushTo(counter, { kind: 'paid', tag: 'touched' })
  await expect.poll(() => times('heard paid')).toBe(2)
  // A bell that was blocked does not ring later.
  await expect.poll(() => times('rung')).toBe(1)
})

/** Counts the bells since the page was opened, by the one tone of this height. */
async function bellsOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const rung = { times: 0 }
    Object.assign(globalThis, { rung })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...when) {
      if (this.frequency.value < 2000) rung.times++
      start.apply(this, when)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { rung: { times: number } }).rung.times)
}

/** Pushes a message to the service worker, and waits until the page has received it. */
async function tellingPage(page: Page): Promise<(kind: string) => Promise<void>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data.kind))
  })
  let pushed = 0
  return async (kind) => {
    const before = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.length)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await pushTo(page, { kind, tag: String(++pushed) })
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.length))
      .toBe(before + 1)
  }
}

/** Pushes a message of this kind to the service worker of a page's browser. */
async function pushTo(page: Page, { kind, tag }: { readonly kind: string; readonly tag: string }) {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const notice = { kind, title: 'Te pagaron', tag, path: '/' }
  await worker.evaluate((data) => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration
      readonly dispatchEvent: (event: Event) => void
    }
    // The browser under test does not permit notifications.
    scope.registration.showNotification = async () => undefined
    const waitUntil = () => undefined
    scope.dispatchEvent(
      Object.defineProperties(new Event('push'), {
        data: { value: { json: () => data } },
        waitUntil: { value: waitUntil },
      }),
    )
  }, notice)
}

type Notice = { readonly title: string; readonly body: string; readonly tag: string; readonly data: unknown }

/** Headless browsers have no notifications, and permit none. */
const showsNotices = (page: Page) => page.evaluate(() => Notification.permission === 'granted')

const noticesOf = (page: Page): Promise<readonly Notice[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

/** Records the notifications that the worker would show, the last of each tag, as browsers keep them. */
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

/**
 * Taps a notification with this data, and returns what the worker did. Browsers under test have no notifications to tap, so
 * the event is dispatched to the worker; opening and focusing windows needs a real tap, so both are recorded instead.
 */
async function tapsOf(context: BrowserContext): Promise<(data: unknown) => Promise<readonly string[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return (data) =>
    worker.evaluate(async (tapped) => {
      const scope = globalThis as unknown as {
        readonly clients: { openWindow: (url: string) => Promise<unknown> }
        readonly WindowClient: { readonly prototype: { focus: (this: { readonly url: string }) => Promise<unknown> } }
        readonly dispatchEvent: (event: Event) => void
      }
      const did: string[] = []
      scope.clients.openWindow = async (url) => did.push(`opened ${url}`)
      scope.WindowClient.prototype.focus = async function () {
        return did.push(`focused ${this.url}`)
      }
      const work: Promise<unknown>[] = []
      const notification = { data: tapped, close: () => did.push('closed') }
      const waitUntil = (promise: Promise<unknown>) => work.push(promise)
      scope.dispatchEvent(
        Object.defineProperties(new Event('notificationclick'), {
          notification: { value: notification },
          waitUntil: { value: waitUntil },
        }),
      )
      await Promise.all(work)
      return did
    }, data)
}
