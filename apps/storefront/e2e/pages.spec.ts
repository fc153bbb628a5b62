import { countMails } from './mails.ts'
import { setShop } from './manage.ts'
import { ask, at, expect, type OwnShop, openShop, test, waitForHydration, wideBut } from './shops.ts'

const hostOf = ({ subdomain }: OwnShop) => new URL(at(subdomain)).host

test('R2, S7: the blog lists articles, finds them by title, and each has one address', async ({ page }) => {
  await page.goto(at('alborada', '/blog'))
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const title = (await first.textContent())?.trim() ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = page.url()
  const number = address.split('-').at(-1)
  await page.goto(at('alborada', `/blog/otro-titulo-${number}`))
  await expect(page).toHaveURL(address)
  expect((await page.goto(at('alborada', '/blog/no-existe-999999')))?.status()).toBe(404)
  expect((await page.goto(at('alborada', '/blog/sin-numero')))?.status()).toBe(404)
  await page.goto(at('alborada', '/blog?title=xyzzy'))
  await expect(page.getByText('No hay artículos con esas palabras.')).toBeVisible()
})

test('S7: a shop without articles has no link to the blog, and an empty page at its address', async ({
  page,
  mercado,
}) => {
  await page.goto(at(mercado.subdomain))
  await expect(page.locator('a[href="/blog"]')).toHaveCount(0)
  const response = await page.goto(at(mercado.subdomain, '/blog'))
  expect(response?.status()).toBe(200)
  await expect(page.getByText('There are no articles yet.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('R8, R15: policies have a page of all and a page each; those that the shop has not written do not exist', async ({
  page,
}) => {
  await page.goto(at('alborada', '/termsandconditions'))
  await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible()
  await page.goto(at('alborada', '/politicas/envios'))
  await expect(page.getByRole('heading', { level: 1, name: 'Envíos' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at('alborada', '/politicas/envios'))
  expect((await page.goto(at('alborada', '/politicas/otras')))?.status()).toBe(404)
})

test('L7: a message reaches the shop; errors are at their fields, and nothing typed is lost', async ({
  page,
  mercado,
}) => {
  await setShop(mercado, { email: 'shop@example.com' })
  await expect.poll(async () => (await ask('/contacto', { host: hostOf(mercado) })).body).toContain('<textarea')
  await page.goto(at(mercado.subdomain, '/contacto'))
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Full name' }).fill('Someone Curious')
  await main.getByRole('textbox', { name: /^Email/ }).fill('nobody')
  await main.getByRole('textbox', { name: 'Message' }).fill('Do you ship clay mugs to the coast?')
  await main.getByRole('button', { name: 'Send message' }).click()
  await expect(main.getByText('Enter a valid email address')).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you ship clay mugs to the coast?')
  await main.getByRole('textbox', { name: /^Email/ }).fill('someone@example.com')
  await main.getByRole('button', { name: 'Send message' }).click()
  await expect(main.getByText('We have received your message')).toBeVisible()
  await expect.poll(() => countMails(/clay mugs to the coast/)).toBe(1)
})

for (const template of [5, 14, 99])
  test(`L7: a shop without email address has no form in template ${template}, but its phone`, {
    tag: wideBut(5, template),
  }, async ({ page }) => {
    const { subdomain } = await openShop(template, { phone: '+57 300 123 4567' })
    await page.goto(at(subdomain, '/contacto'))
    const main = page.getByRole('main')
    await expect(main.getByText('does not take messages here yet')).toBeVisible()
    await expect(main.getByRole('link', { name: '+57 300 123 4567' }).first()).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
    const form = 'name=Ana&email=ana%40example.com&message=Hola'
    const host = new URL(at(subdomain)).host
    const headers = {
      host,
      origin: at(subdomain).replace(/\/$/, ''),
      'content-type': 'application/x-www-form-urlencoded',
    }
    const answer = await ask('/contacto', headers, form)
    expect([answer.status, answer.body.includes('does not take messages here yet')]).toEqual([409, true])
  })

test('V4: the newsletter requires an address and a checkbox, which is not checked in advance, and submits without a page load', async ({
  page,
  mercado,
}) => {
  await page.goto(at(mercado.subdomain, '/suscripcion'))
  await waitForHydration(page)
  const form = page.getByRole('main').locator('[data-newsletter]')
  const consent = form.getByRole('checkbox')
  await expect(consent).not.toBeChecked()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/suscripcion.json')) sent.push(request.url())
  })
  await form.getByRole('textbox').fill('reader@example.com')
  await form.getByRole('button').click()
  expect(sent).toEqual([])
  await consent.check()
  await form.getByRole('button').click()
  await expect(page.getByRole('main').getByText('Thank you! We have sent you an email to confirm.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('V4: a forged form without consent is refused, and nothing is stored', async ({ mercado }) => {
  const form = { host: hostOf(mercado), 'content-type': 'application/x-www-form-urlencoded' }
  const { status, body } = await ask('/suscripcion', form, 'email=forged%40example.com')
  expect(status).toBe(400)
  expect(body).toContain('Tick the box to agree')
  expect(body).toContain('forged@example.com')
  const taken = await ask('/suscripcion', form, 'email=plain%40example.com&consent=2026-11')
  expect(taken.status).toBe(200)
  expect(taken.body).toContain('Thank you!')
})

test('pages with a form are cached for everybody, the answer to one who sent it for nobody', async ({ mercado }) => {
  const host = hostOf(mercado)
  const form = { host, 'content-type': 'application/x-www-form-urlencoded' }
  for (const path of ['/suscripcion', '/contacto'])
    expect((await ask(path, { host })).headers['cache-control'], path).toContain('s-maxage')
  const taken = await ask('/suscripcion', form, 'email=mine%40example.com&consent=2026-11')
  expect([taken.status, taken.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const response = await ask('/suscripcion', { host })
  expect(response.headers['cache-control']).toContain('s-maxage')
  expect(response.body).not.toMatch(/Thank you!|mine@example/)
})

test('an incomplete search is answered with products, also by keyboard', async ({ mercado }) => {
  const { status, body } = await ask('/suggestions?q=mug', { host: hostOf(mercado) })
  expect(status).toBe(200)
  expect(JSON.parse(body).map(({ name }: { readonly name: string }) => name)).toContain('Clay mug')
  expect(JSON.parse((await ask('/suggestions?q=', { host: hostOf(mercado) })).body)).toEqual([])
})

test('the scripts of a screen that the kit draws are preloaded with the parts of its template', async () => {
  const { body } = await ask('/template8/micompra', { host: new URL(at('alborada')).host })
  const preloaded = [...body.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href)
  // The route's module, and the screen.
  expect(preloaded.filter((href) => href.includes('/order-tracking-'))).toHaveLength(2)
  for (const chunk of ['frames', 'drawn-screens', 'template-base'])
    expect(preloaded.filter((href) => href.includes(`/${chunk}-`)).length, chunk).toBe(1)
})
