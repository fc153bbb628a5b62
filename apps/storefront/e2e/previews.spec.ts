import { ask, at, expect, feria, openShop, test } from './shops.ts'
import { openAlteredApi, openStorefront } from './storefronts.ts'

const PLUM = '#7a1f5c'

test('R9, R14: a previewed template, and the chat’s, wear what the shop has set for them', async () => {
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

test('C28: services without versions, which tell a shop’s look by its template’s service alone, are asked there', async () => {
  const { subdomain } = await openShop(12)
  const api = await openAlteredApi((url, answer) => {
    if (url.startsWith('/template12?')) return { body: { id: 1, backgroundColor: PLUM, fontFamily: null } }
    if (!url.startsWith('/api/v1/templates/websites/template?')) return answer
    const { version: _, webSiteTemplate: __, ...found } = (answer.data ?? {}) as Record<string, unknown>
    return { ...answer, data: found }
  })
  const aside = await openStorefront({ API_URL: api.url, PAGE_CACHE: 'off' })
  try {
    const { body } = await ask('/', { host: new URL(at(subdomain)).host }, undefined, aside.port)
    expect(body).toContain('data-template="12"')
    expect(body).toContain(PLUM)
  } finally {
    await aside.stop()
    api.stop()
  }
})

test('I3: what proves to others whose address it is stands on the shop’s home, and nowhere else', async () => {
  const { subdomain } = await openShop(5)
  const proofs = ['--facebook-verification', 'abc123def456', '--merchant-verification', 'g-proof_0123456789']
  await feria('integrations', 'set', ...proofs, '--shop', subdomain)
  const host = new URL(at(subdomain)).host
  const home = async () => (await ask('/', { host })).body
  await expect.poll(home).toContain('<meta name="facebook-domain-verification" content="abc123def456"/>')
  expect(await home()).toContain('<meta name="google-site-verification" content="g-proof_0123456789"/>')
  for (const path of ['/productos', `/wa/${subdomain}`])
    expect((await ask(path, { host })).body, path).not.toMatch(/-verification"/)
})
