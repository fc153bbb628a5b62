import { agree, BUYER, orderNumber } from './buyer.ts'
import { mailTo } from './mails.ts'
import { at, choose, expect, feria, test, waitForHydration } from './shops.ts'

/** A product with a message. */
const SHOP = 'orvalho'
const WORDS = ['Para Ana, com carinho', 'Parabéns, Luís']

test('the same product with another message is a line of its own, and the message is shown wherever the line is', async ({
  page,
}) => {
  await page.goto(at(SHOP, '/productos?q=bolso'))
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  for (const words of WORDS) {
    await page.goto(at(SHOP, href ?? ''))
    await waitForHydration(page)
    await page.getByLabel('Se for presente, o que escrevemos no cartão?').first().fill(words)
    await page.getByRole('main').getByRole('button', { name: 'Adicionar à sacola', exact: true }).last().click()
    await expect(page.locator('[data-live-region]')).not.toBeEmpty()
  }
  await page.goto(at(SHOP, '/cart'))
  const main = page.getByRole('main')
  for (const words of WORDS) await expect(main).toContainText(words)
  await main.locator('a[href*="/checkout?items="]').first().click()
  await page.waitForURL(/\/checkout\?items=/)
  await waitForHydration(page)
  for (const words of WORDS) await expect(main).toContainText(words)
  for (const [name, value] of [
    ['name', BUYER.name],
    ['idNumber', '529.982.247-25'],
    ['phone', '+5511961234567'],
    ['email', 'line-messages@correo.example'],
    ['city', 'Campinas'],
    ['address', 'Rua das Flores, 120'],
    ['postcode', '13010-000'],
  ] as const)
    await page.locator(`form [name=${name}]`).first().fill(value)
  await page.locator('form [name=division]').selectOption({ label: 'São Paulo' })
  await choose(page.getByRole('radio', { name: /^A combinar/ }))
  await agree(page)
  await main
    .getByRole('button', { name: /pedido/i })
    .filter({ visible: true })
    .last()
    .click()
  await page.waitForURL(/\/pedido\/\d+/)
  const number = orderNumber(page)
  for (const words of WORDS) await expect(main).toContainText(words)

  await page.goto(at(SHOP, `/micompra?orden=${number}&usuario=52998224725`))
  for (const words of WORDS) await expect(main).toContainText(words)
  const { stdout: text } = await feria('orders', 'show', number, '--shop', SHOP)
  const { stdout: json } = await feria('orders', 'show', number, '--shop', SHOP, '--json')
  for (const words of WORDS) expect(text).toContain(words)
  const { lines } = JSON.parse(json) as { readonly lines: readonly { readonly message: string | null }[] }
  expect(lines.map(({ message }) => message)).toEqual(WORDS)
  expect(await mailTo('line-messages@correo.example', number)).toContain(number)
})
