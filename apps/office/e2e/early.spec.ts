import { at, expect, openShopOf, test } from './office.ts'

const TEXT = 'Ruana de lana virgen tejida a mano en Boyacá, para el frío de la tarde y de la noche'

test('what is typed while a page comes to life stays, on a slow phone', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  await page.context().addCookies(owner.state.cookies)
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(at(`/${shop.subdomain}/products/new`), { waitUntil: 'commit' })
  const name = page.getByLabel('Nombre')
  await name.pressSequentially(TEXT)
  await page.waitForLoadState('networkidle')
  await expect(name).toHaveValue(TEXT)
})
