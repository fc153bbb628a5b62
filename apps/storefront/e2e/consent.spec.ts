import { violations } from './axe.ts'
import { setIntegrations } from './manage.ts'
import { at, expect, openShop, waitForHydration, wideBut } from './shops.ts'
import { answer, bar, googleEvents, PIXEL, pixelEvents, reopen, settings, test } from './third-parties.ts'

test('before consent, and after a refusal, third parties get no request; the answer is remembered', async ({
  page,
  shop,
  requests,
}) => {
  await page.goto(at(shop.subdomain))
  await expect(bar(page)).toContainText('measure visits and show ads')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  // Navigation moves the focus to the new page: an answer before that would be lost.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bar(page)).toBeVisible()
  expect(requests).toEqual([])
  await answer(page, 'Reject')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(reopen(page)).toBeAttached()
  await expect(bar(page)).toBeHidden()
  expect(requests).toEqual([])
})

test('consent for one purpose; the settings open from the footer, and withdrawing it stops the service and removes its data', async ({
  page,
  context,
  shop,
  requests,
}) => {
  await page.goto(at(shop.subdomain))
  await answer(page, 'Settings')
  const measurement = settings(page).getByRole('checkbox', { name: 'Measuring visits' })
  await expect(measurement).not.toBeChecked()
  await expect(settings(page).getByRole('checkbox', { name: 'Showing ads' })).not.toBeChecked()
  await measurement.check()
  await settings(page).getByRole('button', { name: 'Save my choice' }).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => googleEvents(requests)).toEqual(['page_view'])
  expect(requests.filter(({ host }) => host.includes('facebook'))).toEqual([])
  const jar = async () => (await context.cookies()).map(({ name }) => name)
  expect(await jar()).toContain('_ga')

  await reopen(page).click()
  await expect(measurement).toBeChecked()
  const again = page.waitForEvent('load')
  await settings(page).getByRole('button', { name: 'Reject all' }).click()
  await again
  await expect(reopen(page)).toBeAttached()
  await expect(bar(page)).toBeHidden()
  await expect.poll(jar).not.toContain('_ga')
  expect(googleEvents(requests)).toEqual(['page_view'])
  await page.keyboard.press('Escape')
})

test('a browser with "do not track" is not requests, and its visitor can still consent', async ({
  page,
  shop,
  requests,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await page.goto(at(shop.subdomain))
  await expect(reopen(page)).toBeAttached()
  await expect(bar(page)).toBeHidden()
  expect(requests).toEqual([])
  await reopen(page).click()
  await expect(settings(page)).toContainText('Your browser asks for your data not to be shared')
  await settings(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(reopen(page)).toBeFocused()
  await expect.poll(() => pixelEvents(requests)).toEqual(['PageView'])
})

test('the bar is first in the tab order, works by keyboard, and fits 300 px', async ({ page, shop }) => {
  await page.setViewportSize({ width: 300, height: 560 })
  await page.goto(at(shop.subdomain))
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Reject' })).toBeFocused()
  const sizes = await bar(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((each) => [each.clientWidth > 80, each.clientHeight >= 40, getComputedStyle(each).backgroundColor]),
    )
  expect(new Set(sizes.map(String)).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  expect(await settings(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('button', { name: 'Settings' })).toBeFocused()
})

for (const template of [6, 99])
  test(`the bar is above the fixed parts at the bottom of template ${template}, and the end of the page stays readable`, {
    tag: wideBut(6, template),
  }, async ({ page }) => {
    const shop = await openShop(template)
    const { subdomain } = shop
    await setIntegrations(shop, { facebookPixel: PIXEL })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at(subdomain, '/productos?q=mug'))
    await waitForHydration(page)
    await page.getByRole('article').getByRole('link', { name: 'Clay mug' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Clay mug' })).toBeAttached()
    await expect(bar(page)).toBeVisible()
    for (const height of [0, 10_000]) {
      await page.evaluate((top) => scrollTo(0, top), height)
      // Fixed parts at the bottom can still be clicked.
      const covered = () => {
        const own = document.querySelector('.consent-bar')
        const { bottom, top } = own?.getBoundingClientRect() ?? { bottom: 0, top: 0 }
        const under = document
          .elementsFromPoint(innerWidth / 2, (top + bottom) / 2)
          .filter((each) => !own?.contains(each))
        return under.some((each) => {
          for (let node: Element | null = each; node; node = node.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(node).position) && node.matches(':has(button, input, a)'))
              return node.getBoundingClientRect().bottom > innerHeight - 10
          return false
        })
      }
      await expect.poll(() => page.evaluate(covered)).toBe(false)
    }
  })

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true })
  for (const width of [300, 1280])
    test(`in the bar, the settings and the footer at ${width} px`, async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        await page.goto(at(shop.subdomain, '/contacto'))
        await expect(bar(page)).toBeVisible()
        expect(await violations(page), colorScheme).toEqual([])
        await bar(page).getByRole('button', { name: 'Settings' }).click()
        await expect(settings(page)).toBeVisible()
        expect(await violations(page), colorScheme).toEqual([])
      }
    })
})
