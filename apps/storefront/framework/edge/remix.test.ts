import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { createRemix } from './remix.mjs'

/** An app whose routes return their ids and parameters, and count their calls. */
function opened(paths: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const routes = Object.entries(paths).map(([id, path]) => [
    id,
    {
      id,
      path,
      parentId: 'root',
      module: {
        loader: ({ params }: { readonly params: object }) => {
          asked.push(id)
          return new Response(`${id} ${JSON.stringify(params)}`)
        },
      },
    },
  ])
  const root = { id: 'root', path: '', module: { default: () => null } }
  const build = {
    routes: { root, ...Object.fromEntries(routes) },
    assets: { routes: {} },
    mode: 'production',
    future: { v3_singleFetch: true },
    basename: '/',
    entry: { module: { default: () => new Response('page') } },
  }
  return { app: createRemix(build as unknown as ServerBuild), asked }
}
const textAt = async (app: (request: Request) => Promise<Response>, path: string) =>
  (await app(new Request(`http://shop.test${path}`))).text()

test('a request is answered by the route whose path fits best, with its parameters', async () => {
  const { app, asked } = opened({
    product: ':previewed?/productos/:slug',
    catalog: ':previewed?/productos',
    lost: ':previewed?/*',
  })
  expect(await textAt(app, '/productos')).toBe('catalog {}')
  expect(await textAt(app, '/template7/productos')).toBe('catalog {"previewed":"template7"}')
  expect(await textAt(app, '/productos/mesa%20baja?color=1')).toBe('product {"slug":"mesa baja"}')
  // The same route again, for another path and for the same.
  expect(await textAt(app, '/productos/silla')).toBe('product {"slug":"silla"}')
  expect(await textAt(app, '/productos/silla')).toBe('product {"slug":"silla"}')
  expect(await textAt(app, '/a/b/c')).toContain('lost')
  expect(asked).toEqual(['catalog', 'catalog', 'product', 'product', 'product', 'lost'])
})
