import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36'

test('what a visitor does is told with the device it was done with, not with this server’s (C4, C5)', async () => {
  const seen: IncomingHttpHeaders[] = []
  const services = createServer((request, response) => {
    seen.push(request.headers)
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"success":true,"message":"OK","data":null}')
  })
  await new Promise<void>((listening) => services.listen(0, '127.0.0.1', listening))
  process.env.API_URL = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
  const { api, asShopper } = await import('#app/http/api.server.ts')

  const visit = (headers: Record<string, string>) => asShopper(new Request('http://shop.example/view', { headers }))
  const event = { shopId: 7, name: 'visitedPage', productId: null, categoryId: null } as const
  await api.recordEvent({ body: event }, visit({ 'user-agent': PHONE }))
  await api.recordCheckout({ body: { shopId: 7, lines: [] } }, visit({ 'user-agent': PHONE }))
  await api.countView({ params: { id: 7 } }, visit({ 'user-agent': PHONE }))
  expect(seen.map((headers) => headers['user-agent'])).toEqual([PHONE, PHONE, PHONE])
  // Without an edge, visitors' addresses are not trusted.
  expect(seen.some((headers) => 'x-shopper' in headers)).toBe(false)
  services.close()
})
