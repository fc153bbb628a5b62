import http from 'node:http'
import { manage } from './manage.ts'
import { at, expect, test } from './shops.ts'

/** Submits the tracking form without a browser, from another local address. */
function look(shop: string, pair: Readonly<Record<string, string>>, localAddress: string): Promise<number> {
  const form = String(new URLSearchParams(pair))
  const { host, port } = new URL(at(shop))
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded', 'content-length': form.length }
  const options = { host: '127.0.0.1', port, path: '/micompra', method: 'POST', headers, localAddress }
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => resolve(response.resume().statusCode ?? 0))
    request.on('error', reject).end(form)
  })
}

test('after too many searches for orders the page shows how long to wait and keeps what was typed; other shoppers are not affected (V3)', async ({
  page,
}) => {
  const shop = `limites-${Date.now().toString(36)}`
  const about = { name: 'Límites', templateId: 5, currency: 'COP', language: 'es' } as const
  await manage().createShop({ body: { subdomain: shop, ...about } })

  await page.goto(at(shop, '/micompra'))
  const statuses = await page.evaluate(async () => {
    const seen = []
    for (let index = 0; index < 10; index++) {
      const body = new URLSearchParams({ number: `98765${index}`, idNumber: `70000${index}` })
      seen.push((await fetch(location.pathname, { method: 'POST', body })).status)
    }
    return seen
  })
  expect(statuses).toEqual(Array(10).fill(200))

  const number = page.getByRole('textbox', { name: 'Número de pedido' })
  await number.fill('987660')
  await page.getByRole('textbox', { name: 'Documento de quien compró' }).fill('700011')
  await page.getByRole('button', { name: 'Buscar mi pedido' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    /^Hubo demasiados intentos seguidos\. Espera 1[45] minutos y vuelve a intentarlo\.$/,
  )
  await expect(number).toHaveValue('987660')

  expect(await look(shop, { number: '987661', idNumber: '700012' }, '127.0.0.2')).toBe(200)
})
