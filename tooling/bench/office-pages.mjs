import { chromium } from '@playwright/test'
import { chrome } from '@store/checks/chrome'
import { freePort, SECRET } from './product.mjs'
import { get, openOffice, openStorefront } from './storefront.mjs'

/** A phone four times slower than this machine, at 1.6 Mbit/s, with a round trip of 150 ms. */
const SLOWER = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, locale: 'es-CO' }
const ONLY_OURS = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'

/**
 * Chooses the ports of office and shops, and the API's environment for them: it signs previews, and as a demonstration shows
 * codes.
 */
export async function choosePlaces() {
  const [port, shopPort] = [await freePort(), await freePort()]
  const url = `http://office.localhost:${port}`
  return { port, shopPort, url, env: { DEMO: '1', PREVIEW_SECRET: SECRET, OFFICE_URL: url, PORT: String(shopPort) } }
}

/**
 * Measures the office in a browser: pages of a first and a second visit, taps, and the preview of a shop. Returns rows for
 * `judged`.
 */
export async function measurePages(api, { port, shopPort, url }, { manage, shopId, subdomain, times }) {
  const shops = await openStorefront({ apiUrl: api.url, port: shopPort, env: { OFFICE_URL: url } })
  const office = await openOffice({ apiUrl: api.url, port, url, env: { PORT: String(shopPort) } })
  const browser = await chromium.launch({
    executablePath: chrome,
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=${ONLY_OURS}`],
  })
  try {
    const state = await signIn(browser, url, async (email) => {
      await manage.addMember({ params: { shopId }, body: { email, role: 'owner' } })
    })
    const at = (path) => `${url}/${subdomain}${path}`
    const rows = []
    for (const [what, path] of [
      ['Today', ''],
      ['fifty orders', '/orders?view=all'],
      ['fifty products', '/products'],
    ]) {
      const [first, again] = [[], []]
      for (let time = 0; time < times; time++) {
        const context = await browser.newContext({ ...PHONE, storageState: state })
        first.push(await visit(context, at(path)))
        again.push(await visit(context, at(path)))
        await context.close()
      }
      rows.push([`${what}, first visit: largest part painted`, first, 2_200])
      rows.push([`${what}, second visit`, again, 1_200])
      rows.push([
        `${what}: page from the server, without the line`,
        await asked(state, port, url, path, subdomain, times),
        200,
      ])
    }
    const context = await browser.newContext({ ...PHONE, storageState: state })
    rows.push(['taps on a slow phone: until the next picture', await taps(context, at, times), 150, 'p75'])
    await context.close()
    const desk = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'es-CO',
      storageState: state,
    })
    rows.push(...(await previews(desk, at('/appearance'), times)))
    return rows
  } finally {
    await browser.close()
    await office.stop()
    await shops.stop()
  }
}

/** Signs in a new person, whom `join` adds to the shop's team; returns the browser's storage state. */
async function signIn(browser, url, join) {
  const email = `bench.${Date.now()}@example.com`
  await join(email)
  const context = await browser.newContext({ locale: 'es-CO' })
  const page = await context.newPage()
  await page.goto(`${url}/enter`, { waitUntil: 'networkidle' })
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  // The API of this bench is a demonstration, which shows the code.
  await page.getByLabel('Código de seis cifras').fill(await page.locator('.shown-code strong').textContent())
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.startsWith('/enter'))
  const state = await context.storageState()
  await context.close()
  return state
}

/** The largest contentful paint of a page, on a slow phone, in a new tab. */
async function visit(context, address) {
  const page = await context.newPage()
  await slow(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  const painted = await page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await page.close()
  return painted
}

async function slow(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
}

/** The office's response times for a page, without the slow connection. */
async function asked(state, port, url, path, subdomain, times) {
  const cookie = state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const spent = []
  for (let time = 0; time < times + 5; time++) {
    const { status, ms } = await get(port, new URL(url).host, `/${subdomain}${path}`, { headers: { cookie } })
    if (status !== 200) throw new Error(`${status} of ${path}`)
    spent.push(ms)
  }
  return spent.slice(5)
}

/** The time from a tap to the next frame, picking orders in a list of fifty. */
async function taps(context, at, times) {
  const page = await context.newPage()
  await page.goto(at('/orders?view=all'), { waitUntil: 'networkidle' })
  await slow(page)
  await page.evaluate(() => {
    globalThis.taps = []
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.taps.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  const picks = page.locator('main li input[type=checkbox]')
  const count = await picks.count()
  for (let time = 0; time < times; time++) {
    await picks.nth(time % count).tap()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  return page.evaluate(() => globalThis.taps)
}

/** The preview of a shop: the time until it is shown, until a colour is visible, and until a setting is saved. */
async function previews(context, address, times) {
  const [loads, colours, kept] = [[], [], []]
  for (let time = 0; time < Math.ceil(times / 10); time++) {
    const page = await context.newPage()
    const opened = Date.now()
    await page.goto(address)
    const shop = page.frameLocator('iframe')
    await page.locator('.stage-hint:not(:empty)').waitFor()
    await shop.locator('main').waitFor()
    loads.push(Date.now() - opened)
    const code = page.getByLabel('Fondo: código')
    for (let turn = 0; turn < 10; turn++) {
      const colour = `#f${turn}f${time % 10}ee`
      // Both pages take the time themselves, so that the calls between them and this program are not included.
      await shop.locator('html').evaluate((root, wanted) => {
        const isThere = () => getComputedStyle(root).getPropertyValue('--bg').trim() === wanted
        globalThis.seen = new Promise((done) => {
          const look = () =>
            isThere() ? done(performance.timeOrigin + performance.now()) : requestAnimationFrame(look)
          look()
        })
      }, colour)
      await code.evaluate((field) => {
        globalThis.typed = new Promise((done) =>
          field.addEventListener('input', () => done(performance.timeOrigin + performance.now()), { once: true }),
        )
      })
      const said = page.waitForResponse((answer) => answer.url().includes('/appearance/draft'))
      await code.fill(colour)
      const begun = await page.evaluate(() => globalThis.typed)
      colours.push((await shop.locator('html').evaluate(() => globalThis.seen)) - begun)
      await said
      kept.push(performance.timeOrigin + performance.now() - begun)
    }
    await page.close()
  }
  return [
    ['the preview of a shop: there', loads, 2_000],
    ['a colour, seen in the preview', colours, 50],
    ['a setting, kept', kept, 900],
  ]
}
