import { at, expect, signIn, someEmail, test } from './office.ts'

test.describe('installed, without a connection', () => {
  // The browser's own requests, such as for the icon of a tab, fail then and are reported.
  test.use({ expected: /ERR_INTERNET_DISCONNECTED/ })

  test('the office can be installed, and says so', async ({ page, context }) => {
    await page.goto(at('/enter'))
    const devtools = await context.newCDPSession(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const { errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    // The worker handles requests from the next page on.
    await page.reload()
    await context.setOffline(true)
    // A worker that has just started takes a moment to be offline too.
    await expect(async () => {
      await page.goto(at('/enter'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión', { timeout: 2_000 })
    }).toPass()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Intentar de nuevo' }).tap()
    await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  })
})

test('the browser keeps nothing of a person, also without a connection', async ({ page }) => {
  const email = someEmail('ana')
  await signIn(page, email)
  await page.goto(at('/me'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.reload()
  await page.goto(at('/'))
  const cachedTexts = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await caches.match(request)
        texts.push(
          `${new URL(request.url).pathname} ${/html|json/.test(answer?.headers.get('content-type') ?? '') ? await answer?.text() : ''}`,
        )
      }
    return texts
  })
  expect(cachedTexts.length).toBeGreaterThan(2)
  expect(cachedTexts.filter((text) => !/^\/(?:build\/|offline )/.test(text))).toEqual([])
  for (const text of cachedTexts) expect(text).not.toContain(email)
})
