import { setIntegrations } from './manage.ts'
import { ask, at, expect, feria, openShop, test } from './shops.ts'

const PLUM = '#7a1f5c'

test('R9, R14: a previewed template, and that of the chat, have the shop’s settings for them', async () => {
  const { subdomain } = await openShop(5)
  for (const template of ['6', '99'])
    await feria('template', 'set', 'colors.primary', PLUM, '--template', template, '--shop', subdomain)
  const own = { host: new URL(at(subdomain)).host }
  const shared = { host: `localhost:${process.env.STOREFRONT_PORT}` }
  for (const [path, headers] of [
    ['/template6', own],
    ['/template99', own],
    [`/wa/${subdomain}`, own],
    [`/wa/${subdomain}/productos`, shared],
  ] as const)
    await expect.poll(async () => (await ask(path, headers)).body, path).toContain(PLUM)
  for (const path of ['/', '/template8']) expect((await ask(path, own)).body, path).not.toContain(PLUM)
  await feria('template', 'reset', 'colors.primary', '--template', '99', '--shop', subdomain)
  await expect.poll(async () => (await ask(`/wa/${subdomain}`, own)).body).not.toContain(PLUM)
})

test('I3: the tags by which a merchant proves ownership to third parties are on the shop’s home page only', async () => {
  const shop = await openShop(5)
  const { subdomain } = shop
  await setIntegrations(shop, { facebookVerification: 'abc123def456', merchantVerification: 'g-proof_0123456789' })
  const host = new URL(at(subdomain)).host
  const home = async () => (await ask('/', { host })).body
  await expect.poll(home).toContain('<meta name="facebook-domain-verification" content="abc123def456"/>')
  expect(await home()).toContain('<meta name="google-site-verification" content="g-proof_0123456789"/>')
  for (const path of ['/productos', `/wa/${subdomain}`])
    expect((await ask(path, { host })).body, path).not.toMatch(/-verification"/)
})
