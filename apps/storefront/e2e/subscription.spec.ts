import { randomBytes } from 'node:crypto'
import { mailTo } from './mails.ts'
import { lockShop } from './manage.ts'
import { ask, at, expect, type OwnShop, openShop, test, waitForHydration } from './shops.ts'

const api = `http://127.0.0.1:${process.env.STOREFRONT_API_PORT}`
const post = (path: string, body: unknown) =>
  fetch(api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-public-key': 'demo' },
    body: JSON.stringify(body),
  })

/** Subscribes to a shop's newsletter. Returns the links in the mail. */
async function askedBy({ subdomain }: Pick<OwnShop, 'subdomain'>) {
  const email = `ana-${randomBytes(6).toString('hex')}@correo.example`
  const found = await fetch(`${api}/api/v1/templates/websites/template?criteria=${subdomain}`)
  const { data } = (await found.json()) as { readonly data: { readonly id: number } }
  expect((await post('/api/tienda/suscriptor', { email, tienda: data.id })).status).toBe(200)
  const mail = await mailTo(email)
  const linkTo = (step: string) =>
    new RegExp(`https?://\\S+/suscripcion/${step}\\?key=[0-9a-f]{32}`).exec(mail)?.[0] ?? ''
  return { confirm: new URL(linkTo('confirmar')), leave: new URL(linkTo('retirar')) }
}

/** The same page on the shop's subdomain: custom domains do not resolve in the browser of a test. */
const here = (shop: OwnShop, { pathname, search }: URL) => at(shop.subdomain, pathname + search)

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('C26: the links of the mail lead to a question on the shop’s address; a button answers it, once or twice', async ({
      page,
      mercado,
    }) => {
      const links = await askedBy(mercado)
      expect([links.confirm.host, links.leave.host]).toEqual([mercado.domain, mercado.domain])
      const [confirm, leave] = [here(mercado, links.confirm), here(mercado, links.leave)]
      const main = page.getByRole('main')
      for (let time = 0; time < 2; time++) {
        await page.goto(confirm)
        if (script) await waitForHydration(page)
        await expect(main).toContainText(mercado.name)
        await main.getByRole('button', { name: 'Yes, send them to me' }).click()
        await expect(main.getByRole('heading', { name: 'You are on the list!' })).toBeVisible()
      }
      for (let time = 0; time < 2; time++) {
        await page.goto(leave)
        await main.getByRole('button', { name: 'Unsubscribe' }).click()
        await expect(main.getByRole('heading', { name: 'You have unsubscribed' })).toBeVisible()
      }
      await page.goto(confirm)
      await main.getByRole('button', { name: 'Yes, send them to me' }).click()
      await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    })

    test('a link that is wrong, cut off or of another shop is no longer valid', async ({ page, mercado }) => {
      const { confirm } = await askedBy({ subdomain: 'alborada' })
      const { search } = confirm
      const main = page.getByRole('main')
      for (const query of [search, `${search}0`, `?key=${'0'.repeat(32)}`, '?key=x']) {
        await page.goto(at(mercado.subdomain, `/suscripcion/confirmar${query}`))
        await main.getByRole('button', { name: 'Yes, send them to me' }).click()
        await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      }
      for (const query of ['', '?key=']) {
        const answer = await page.goto(at(mercado.subdomain, `/suscripcion/retirar${query}`))
        expect(answer?.status()).toBe(404)
        await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
      }
    })
  })
}

test('a mail program can unsubscribe its reader with one click (RFC 8058)', async ({ page, mercado }) => {
  const { confirm, leave } = await askedBy(mercado)
  const { host, pathname, search } = leave
  // Opening the link, as mail scanners do, changes nothing.
  for (const link of [confirm, leave]) expect((await ask(link.pathname + link.search, { host })).status).toBe(200)
  const click = () =>
    ask(
      pathname + search,
      { host, 'content-type': 'application/x-www-form-urlencoded', 'content-length': 26 },
      'List-Unsubscribe=One-Click',
    )
  await page.goto(here(mercado, confirm))
  await page.getByRole('button', { name: 'Yes, send them to me' }).click()
  await expect(page.getByRole('heading', { name: 'You are on the list!' })).toBeVisible()
  for (let time = 0; time < 2; time++) expect((await click()).status).toBe(200)
  await page.goto(here(mercado, confirm))
  await page.getByRole('button', { name: 'Yes, send them to me' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a subscriber can leave the list of a shop that has been locked since (S1)', async () => {
  const shop = await openShop()
  const { leave } = await askedBy(shop)
  const { host, pathname, search } = leave
  await lockShop(shop, 'partners-only')
  await expect(async () => expect((await ask('/', { host })).status).toBe(403)).toPass({ timeout: 15_000 })
  const form = { host, 'content-type': 'application/x-www-form-urlencoded' }
  const page = await ask(pathname + search, { ...form, 'content-length': 0 }, '')
  expect(page.status).toBe(200)
  expect(page.body).toContain('You will get no more news')
})
