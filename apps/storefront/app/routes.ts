import { index, prefix, type RouteConfig, route } from '@remix-run/route-config'
// @boundaries-ignore Remix reads this file with settings of its own, by which a package is what has been built.
import { SHOP_DATA, SHOP_FILES, SHOP_PAGES } from '../../../packages/core/src/routing/shop-paths.ts'

type Rows = Readonly<Record<string, { readonly path: string }>>

/** Addresses that use the file of another one. */
const SHARED: Readonly<Record<string, string>> = { policy: 'policies' }

function routesOf(rows: Rows, mount: string | null, file: (name: string) => string) {
  return Object.entries(rows).map(([name, { path }]) => {
    const options = mount === null ? {} : { id: `${mount}/${name}` }
    return path === '/' ? index(file(name), options) : route(path.slice(1), file(SHARED[name] ?? name), options)
  })
}

/**
 * The same files serve a shop on its own host and under `/wa/:shop`; route ids differ. Addresses with parameters
 * come first: `/blog/cart` is an article, not the cart of a previewed template.
 */
function pages(mount: 'host' | 'wa') {
  const all = [
    ...routesOf(SHOP_PAGES, mount, (name) => `routes/${name}.tsx`),
    ...routesOf(SHOP_DATA, mount, (name) => `routes/resources/${name}.ts`),
  ]
  const hasParameter = ({ path = '' }) => path.includes(':')
  return [
    ...all.filter(hasParameter),
    ...all.filter((each) => !hasParameter(each)),
    route('*', 'routes/not-found.tsx', { id: `${mount}/not-found` }),
  ]
}

/** Every address of the product, from the table of core (specification, R1–R16). */
export default [
  ...routesOf(SHOP_FILES, null, (name) => `routes/discovery/${name}.ts`),
  ...prefix('wa/:shop', pages('wa')),
  // R9: `/template{n}` and every page below it. An unknown number or word there is a 404 (`requireShop`).
  ...prefix(':previewed?', pages('host')),
] satisfies RouteConfig
