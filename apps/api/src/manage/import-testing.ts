import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openProductTests } from './product-testing.ts'

/** A merchant's own list: one row of a known product, one of a new one, and three that tests make fail or change. */
export const LIST = `Código;Producto;Precio de venta;Antes;Existencias;Rubro;Notas
WH;Gorro de lana;25,50;30;4;Gorros;frágil
BF;Bufanda;caro;;2;Bufandas;
PO;;18;;1;Ponchos;
RU;Ruana;180;;3;Ponchos;`

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" fill="green"/></svg>'

/** Shops for imports, and a server of pictures; `asked`: the paths of its requests. */
export async function openImportTests() {
  const asked: string[] = []
  const pictures = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.endsWith('.svg')) response.end(DOT.replace('green', request.url.includes('b') ? 'blue' : 'green'))
    else if (request.url === '/page') response.end('<html>hello</html>')
    else if (request.url === '/inside') response.writeHead(302, { location: 'https://169.254.169.254/a.svg' }).end()
    else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`
  const tests = await openProductTests({ trusted: host })
  const { work } = tests
  type Shop = Awaited<ReturnType<typeof tests.openShop>>
  const bytes = (text: string) => new TextEncoder().encode(text)
  const prepare = ({ manage, params }: Shop, text: string, name = 'productos.csv') =>
    manage.createProductImport({ params, query: { name }, file: bytes(text) })
  const at = ({ params }: Shop, id: number) => ({ ...params, id })
  async function start(shop: Shop, id: number) {
    const { taskId } = await shop.manage.startProductImport({ params: at(shop, id) })
    await work()
    return shop.manage.getTask({ params: at(shop, taskId ?? 0) })
  }
  const productsOf = async ({ manage, params }: Shop) =>
    (await manage.listProducts({ params, query: { limit: 200 } })).items.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const byReference = ({ manage, params }: Shop, reference: string) =>
    manage.getProductByReference({ params: { ...params, reference } })
  async function undo(shop: Shop, id: number) {
    await shop.manage.undoTask({ params: at(shop, id) })
    await work()
    return (await shop.manage.getTask({ params: at(shop, id) })).result
  }
  async function close() {
    pictures.close()
    await tests.close()
  }
  return { ...tests, close, asked, host, bytes, prepare, at, start, undo, productsOf, byReference }
}
