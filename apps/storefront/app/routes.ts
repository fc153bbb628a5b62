import { index, prefix, type RouteConfig, route } from '@remix-run/route-config'
import { SHOP_PATHS, type ShopPathName, shopPathNames } from '@store/core'

/** Of addresses that share the file of another. */
const SHARED: Readonly<Partial<Record<ShopPathName, ShopPathName>>> = { policy: 'policies' }

function routeOf(name: ShopPathName, folder: string, id?: string) {
  const file = `routes/${folder}${SHARED[name] ?? name}`
  const path = SHOP_PATHS[name].path.slice(1)
  if (path === '') return index(`${file}.tsx`, { id })
  return route(path, `${file}.${folder === '' ? 'tsx' : 'ts'}`, { id })
}

/**
 * The same files serve a shop on its own host and under `/wa/:shop`; ids tell the two apart. Addresses with parameters
 * come first: `/blog/cart` is an article's, not the cart of a template that is previewed.
 */
const pages = (mount: 'host' | 'wa') => [
  ...shopPathNames((path) => !path.file)
    .toSorted((a, b) => Number(hasParameter(b)) - Number(hasParameter(a)))
    .map((name) => routeOf(name, 'screen' in SHOP_PATHS[name] ? '' : 'resources/', `${mount}/${name}`)),
  route('*', 'routes/not-found.tsx', { id: `${mount}/not-found` }),
]

const hasParameter = (name: ShopPathName) => SHOP_PATHS[name].path.includes(':')

/** Every address of the product, from the table of core (specification §2, R1–R16). */
export default [
  ...shopPathNames((path) => path.file === true).map((name) => routeOf(name, 'discovery/')),
  ...prefix('wa/:shop', pages('wa')),
  // R9: `/template13` and every page from there on. Another word there is nobody's (`requireShop`).
  ...prefix(':tried?', pages('host')),
] satisfies RouteConfig
