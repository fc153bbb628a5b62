import { chromium, type Locator, type Page, type TestInfo } from '@playwright/test'
import { nameServer } from '@store/sandbox/name-server'
import { openDomainWatch } from './domain-watch.ts'
import { at, expect, manage, openShopOf, prove, test } from './office.ts'
import { settle, visit } from './products.ts'

/** The name and value of the record of this type, as the page shows them. */
async function recordIn(domain: Locator, type: 'CNAME' | 'TXT') {
  const part = async (label: string) =>
    (await domain.getByRole('status', { name: `${type} · ${label}` }).textContent()) ?? ''
  return [await part('Nombre'), await part('Valor')] as const
}

/** Checks the domain, and waits for a text. */
async function look(page: Page, domain: Locator, saying: string) {
  await domain.getByRole('button', { name: 'Mirar otra vez' }).tap()
  if (await page.getByRole('dialog').isVisible()) await prove(page)
  await expect(page.getByText(saying)).toBeVisible()
  await settle(page)
}

/** A phone that resolves every domain to this machine. */
async function openPhone({ project }: TestInfo) {
  const { launchOptions, viewport } = project.use
  const args = [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP *.example 127.0.0.1']
  const browser = await chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({
    viewport: viewport ?? { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  return { page, close: () => browser.close() }
}

test('a domain of one’s own: added, not seen yet, verified and open, the shop’s address, and lapsed once its records are gone', async ({
  page,
  owner,
}, info) => {
  test.slow()
  const { id, name, subdomain } = await openShopOf(owner.email)
  const host = `www.${subdomain}.example`
  const texts: Record<string, string> = {}
  const names: Record<string, string> = {}
  const addresses = { [`${subdomain}.localhost`]: '127.0.0.1' }
  const server = await nameServer({ texts, names, addresses, port: Number(process.env.STOREFRONT_DNS_PORT) })
  const phone = await openPhone(info)
  const watch = await openDomainWatch()
  try {
    const screen = at(`/${subdomain}/settings/domain`)
    const domain = page.getByRole('article', { name: host })
    const shop = `http://${host}:${process.env.STOREFRONT_PORT}/`
    /** Waits until the shop's pages have noticed it. */
    const opens = (status: number) => expect.poll(async () => (await phone.page.goto(shop))?.status()).toBe(status)

    await page.context().addCookies(owner.state.cookies)
    await visit(page, screen)
    await page.getByLabel('Tu dominio').fill(`https://${host.toUpperCase()}/`)
    await page.getByRole('button', { name: 'Conectar' }).tap()
    await prove(page)
    await expect(domain).toBeVisible()
    await settle(page)
    const [cname, txt] = [await recordIn(domain, 'CNAME'), await recordIn(domain, 'TXT')]
    expect(cname).toEqual([host, `${subdomain}.localhost`])
    expect(txt).toEqual([`_feria.${host}`, `feria-shop=${subdomain}`])

    // Without records, the domain opens nothing.
    await look(page, domain, 'Todavía no se ven los registros.')
    await expect(domain).toContainText('Sin verificar')
    await opens(404)

    // Nor does it with a CNAME but without a proof of ownership.
    names[cname[0]] = cname[1]
    texts[txt[0]] = 'feria-shop=otra'
    names[cname[0]] = 'parking.example'
    await look(page, domain, 'Todavía no se ven los registros.')
    names[cname[0]] = cname[1]
    texts[txt[0]] = txt[1]
    await look(page, domain, 'Listo: el dominio es tuyo y ya abre tu tienda.')
    await expect(domain).toContainText('Apunta aquí · listo')
    await expect(domain).toContainText('Principal')
    await opens(200)
    await expect(phone.page).toHaveTitle(new RegExp(name))
    await visit(page, screen)
    await expect(page.getByText(`https://${host}`, { exact: true })).toBeVisible()

    // The records are removed: the page says so at once, and the domain stays the shop's for three more days.
    delete names[cname[0]]
    delete texts[txt[0]]
    await look(page, domain, 'El dominio es tuyo, pero no apunta aquí: revisa el CNAME.')
    await watch.lookLater(host, 7)
    await opens(200)
    await watch.lookLater(host, 73)
    await opens(404)
    expect((await manage().getShop({ params: { shopId: id } })).domain).toBeNull()
    await visit(page, screen)
    await expect(domain).toContainText('Dejó de apuntar aquí')
    await expect(page.getByText(new RegExp(`^https?://${subdomain}\\.localhost`))).toBeVisible()
    await phone.page.goto(`http://${subdomain}.localhost:${process.env.STOREFRONT_PORT}/`)
    await expect(phone.page).toHaveTitle(new RegExp(name))
  } finally {
    await watch.close()
    await phone.close()
    server.close()
  }
})
