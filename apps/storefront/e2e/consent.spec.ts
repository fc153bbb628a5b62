import { violations } from './axe.ts'
import { setIntegrations } from './manage.ts'
import { alive, at, expect, openShop, wideBut } from './shops.ts'
import { answer, bar, googleEvents, PIXEL, pixelEvents, reopen, settings, test } from './third-parties.ts'

test('before a choice, and after a no, nobody else hears of a visit; the answer is remembered', async ({
  page,
  shop,
  asked,
}) => {
  await page.goto(at(shop.subdomain))
  await expect(bar(page)).toContainText('measure visits and show ads')
  await alive(page)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  // A page that arrives takes the focus: an answer before it would lose it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bar(page)).toBeVisible()
  expect(asked).toEqual([])
  await answer(page, 'Reject')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(reopen(page)).toBeAttached()
  await expect(bar(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('one purpose alone; the settings come back from the footer, and what is taken back stops and leaves nothing', async ({
  page,
  context,
  shop,
  asked,
}) => {
  await page.goto(at(shop.subdomain))
  await answer(page, 'Settings')
  const measurement = settings(page).getByRole('checkbox', { name: 'Measuring visits' })
  await expect(measurement).not.toBeChecked()
  await expect(settings(page).getByRole('checkbox', { name: 'Showing ads' })).not.toBeChecked()
  await measurement.check()
  await settings(page).getByRole('button', { name: 'Save my choice' }).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => googleEvents(asked)).toEqual(['page_view'])
  expect(asked.filter(({ host }) => host.includes('facebook'))).toEqual([])
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
  expect(googleEvents(asked)).toEqual(['page_view'])
  await page.keyboard.press('Escape')
})

test('a browser that asks not to be tracked is not asked; its visitor may still say otherwise', async ({
  page,
  shop,
  asked,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await page.goto(at(shop.subdomain))
  await expect(reopen(page)).toBeAttached()
  await expect(bar(page)).toBeHidden()
  expect(asked).toEqual([])
  await reopen(page).click()
  await expect(settings(page)).toContainText('Your browser asks for your data not to be shared')
  await settings(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(reopen(page)).toBeFocused()
  await expect.poll(() => pixelEvents(asked)).toEqual(['PageView'])
})

test('the bar is reached first, answered by keyboard, and fits 300 px', async ({ page, shop }) => {
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
  test(`the bar stands above what template ${template} has at the bottom, and its end of the page can be read`, {
    tag: wideBut(6, template),
  }, async ({ page }) => {
    const shop = await openShop(template)
    const { subdomain } = shop
    await setIntegrations(shop, { facebookPixel: PIXEL })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at(subdomain, '/productos?q=mug'))
    await alive(page)
    await page.getByRole('article').getByRole('link', { name: 'Clay mug' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Clay mug' })).toBeAttached()
    await expect(bar(page)).toBeVisible()
    for (const height of [0, 10_000]) {
      await page.evaluate((top) => scrollTo(0, top), height)
      // Whatever is fixed at the bottom can still be pressed.
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
