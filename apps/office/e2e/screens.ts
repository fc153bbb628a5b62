import { pathOfStep, STEPS } from '../app/open/steps.ts'
import { PAPER_KINDS } from '../app/orders/paper-kinds.ts'
import routes from '../app/routes.ts'
import { GROUPS, MAIN, NEW_THINGS } from '../app/shop/menu.ts'
import type { Filled } from './filled.ts'

export type Screen = {
  /** Its route, with parameters: `/:shop/orders/:number`. */
  readonly name: string
  /** Who it is for. */
  readonly who: 'anybody' | 'team' | 'platform'
  /** Its address in a filled shop. */
  readonly address: (shop: Filled) => string
}

const MADE_UP = 'x'.repeat(43)

/** The objects in the addresses of routes. */
const THINGS: Readonly<Record<string, (shop: Filled) => string>> = {
  ':shop/orders/:number': ({ order }) => `orders/${order}`,
  ':shop/products/:id': ({ product }) => `products/${product.id}`,
  ':shop/products/:id/variants': ({ product }) => `products/${product.id}/variants`,
  ':shop/products/import/:id': (shop) => `products/import/${shop.import}`,
  ':shop/tasks/:id': ({ task }) => `tasks/${task}`,
  ':shop/stock/counts/:id': ({ count }) => `stock/counts/${count}`,
  ':shop/stock/:product/:variant': ({ product }) => `stock/${product.id}/${product.variants[0]?.id ?? 0}`,
  ':shop/settings/developers/:id': ({ webhook }) => `settings/developers/${webhook}`,
  ':shop/policies/:kind': () => 'policies/returns',
  ':shop/articles/:slug': () => 'articles/lana',
  // An existing version redirects to the shop itself.
  ':shop/appearance/versions/:version': () => 'appearance/versions/999999',
  'operator/:id': ({ id }) => `operator/${id}`,
  'report/:shop': ({ subdomain }) => `report/${subdomain}`,
  // Tokens that have expired, or were never sent.
  'enter/link/:token': () => `enter/link/${MADE_UP}`,
  'enter/stop/:token': () => `enter/stop/${MADE_UP}`,
  'enter/undo/:token': () => `enter/undo/${MADE_UP}`,
  'invitations/:token': () => `invitations/${MADE_UP}`,
  'open/:step?': () => 'open',
  '*': () => 'nada/por/aqui',
}

/** Other states of screens, by parameters of their address. */
const STATES: readonly string[] = [
  ...['/orders?view=all', '/orders?view=all&q=nada', '/find?q=ruana', '/numbers?days=7'],
  ...[
    '/products?view=bin',
    '/articles?view=bin',
    '/products?view=all&q=ruana',
    '/products/bulk?do=raise&by=8',
    '/stock?view=out',
  ],
  ...['/messages?view=done', '/settings/messages?view=mails', '/share?coupon=HOLA10'],
  ...['/appearance?panel=banners', '/none'],
]

const whoSees = (path: string): Screen['who'] =>
  /^operator\b/.test(path) ? 'platform' : /^(?:enter|open|offline|report)\b/.test(path) ? 'anybody' : 'team'

/** Routes that render a page, without those that redirect to a shop. */
const drawn = routes
  .flatMap(({ path = '', file, children }) =>
    children
      ? children.map((child) => ({ path: [path, child.path].filter(Boolean).join('/'), file: child.file }))
      : [{ path, file }],
  )
  .filter(({ path, file }) => file.endsWith('.tsx') && !path.endsWith('/preview'))
  .map(({ path }): Screen => {
    const thing = THINGS[path]
    if (!thing && /[:*]/.test(path.replace(/^:shop\b/, '')))
      throw new Error(`${path}: say in screens.ts which thing of a shop this screen is seen with`)
    const address = (shop: Filled) =>
      path.startsWith(':shop')
        ? `/${shop.subdomain}/${thing ? thing(shop) : path.slice(':shop/'.length)}`.replace(/\/$/, '')
        : `/${thing ? thing(shop) : path}`
    return { name: `/${path}`, who: whoSees(path), address }
  })

const menu = [...MAIN, ...GROUPS.flatMap(({ screens }) => screens), ...NEW_THINGS].map(({ path }) => path)

const inShop = (path: string): Screen => ({
  name: `/:shop${path}`,
  who: 'team',
  address: ({ subdomain }) => `/${subdomain}${path}`,
})

/** Every screen of the office: its routes, the entries of its menu, and their other states. */
export const SCREENS: readonly Screen[] = [
  ...drawn,
  ...[...menu, ...STATES].map(inShop),
  ...PAPER_KINDS.map((kind): Screen => {
    const address = ({ subdomain, order }: Filled) => `/${subdomain}/orders/print?pick=${order}&as=${kind}`
    return { ...inShop(`/orders/print?as=${kind}`), address }
  }),
  ...STEPS.map((step): Screen => ({ name: pathOfStep(step), who: 'anybody', address: () => pathOfStep(step) })),
].filter(({ name }, index, all) => all.findLastIndex((screen) => screen.name === name) === index)
