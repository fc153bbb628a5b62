import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { BUYER } from './buyer.ts'
import { chat, here, itemOf, openChatShop, stubChat } from './chat.ts'
import { askInChat } from './manage.ts'
import { at, expect, test, waitForHydration, wideBut } from './shops.ts'

// The page has to allow axe's script.
test.use({ bypassCSP: true })

const TEMPLATES = [5, 6, 8, 99]
for (const template of TEMPLATES)
  test(`axe finds nothing on an order by chat in template ${template}, and it does not scroll horizontally at 300 px`, {
    tag: wideBut(99, template),
  }, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const shop = await openChatShop()
    await askInChat(shop, 'Which day suits you?')
    const item = await itemOf(shop)
    await page.goto(at(shop.subdomain, `/template${template}`))
    const checkout = at(shop.subdomain, `/checkout?items=${item}:2&chat=1`)
    const look = async (url: string) => {
      await page.setViewportSize({ width: 300, height: 900 })
      await page.goto(url)
      await waitForHydration(page)
      for (const summary of await page.locator('[data-shop-answer] > summary').all()) await summary.click()
      for (const [width, colorScheme] of [
        [300, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await violations(page), `${url} at ${width}`).toEqual([])
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(over, `${url} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await look(checkout)
    const buyer = { name: BUYER.name, idNumber: BUYER.id, phone: '+12025550143', answer0: 'Tuesday' }
    const order = await placeAsForm(page, checkout, {
      ...buyer,
      city: 'Springfield',
      address: '12 Long Street',
      postcode: '62701',
    })
    await look(here(shop, order))
  })

/** Submits the form of a checkout with these answers, whatever its look. Returns the address of the order's page. */
async function placeAsForm(page: Page, checkout: string, answers: Readonly<Record<string, string>>): Promise<string> {
  await stubChat(page.context())
  await page.goto(checkout)
  await waitForHydration(page)
  await page.locator('form[data-checkout]').evaluate((form: HTMLFormElement, given) => {
    for (const control of form.elements) {
      if (!('name' in control && 'value' in control)) continue
      const value = given[String(control.name)]
      if (value !== undefined) control.value = value
      if (control instanceof HTMLInputElement && control.name === 'consent') control.checked = true
      if (control instanceof HTMLSelectElement && control.name === 'division') control.selectedIndex = 1
    }
    HTMLFormElement.prototype.submit.call(form)
  }, answers)
  await page.waitForURL(chat)
  return /https?:\/\/\S+$/.exec(new URL(page.url()).searchParams.get('text') ?? '')?.[0] ?? ''
}
