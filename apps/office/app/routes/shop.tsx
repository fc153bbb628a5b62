import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { NavLink, Outlet, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { SCOPES_OF_ROLE } from '@store/api-client/manage'
import { readOfShop } from '#app/session/read.server.ts'
import { awningOf } from '#app/shop/awning.server.ts'
import { ShopSwitch } from '#app/shop/shop-switch.tsx'
import { Awning } from '#app/ui/awning.tsx'
import { Icon, type IconName } from '#app/ui/icons.tsx'
import { OfflineBar } from '#app/ui/offline-bar.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { useWords } from '#app/words/use-words.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data ? data.shop.name : 'Feria' }]

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async (office, shop) => {
    const shops = await office.shops()
    const scopes: readonly string[] = SCOPES_OF_ROLE[shop.role]
    return {
      shop,
      awning: awningOf(shop.templateId),
      others: shops.map(({ name, subdomain, open, templateId }) => ({
        ...{ name, subdomain, open },
        awning: awningOf(templateId),
      })),
      mayOrders: scopes.includes('orders:read'),
      mayTeam: scopes.includes('team:write'),
      mayLog: scopes.includes('audit:read'),
    }
  })

/** Another shop, or something that was done. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentParams, nextParams }) =>
  (formMethod !== undefined && formMethod.toUpperCase() !== 'GET') || currentParams.shop !== nextParams.shop

export default function Shop() {
  const { shop, awning, mayOrders, mayTeam, mayLog } = useLoaderData<typeof loader>()
  const { nav, app, shops } = useWords()
  const base = `/${shop.subdomain}`
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {app.skip}
      </a>
      <header className="top">
        <Awning colors={awning} closed={!shop.open} />
        <div className="row" data-ends="">
          <ShopSwitch />
          {!shop.open && <Seal dye="soon">{shops.closed}</Seal>}
        </div>
        <OfflineBar />
      </header>
      <main id="content">
        <Outlet />
      </main>
      <nav className="bar" aria-label={nav.main}>
        <ul>
          <Entry to={base} end icon="today" text={nav.today} />
          {mayOrders && <Entry to={`${base}/orders`} icon="orders" text={nav.orders} />}
          {mayTeam && <Entry to={`${base}/settings/team`} icon="team" text={nav.team} />}
          {mayLog && <Entry to={`${base}/settings/log`} icon="log" text={nav.log} only="desk" />}
          <Entry to="/me" icon="me" text={nav.me} only="desk" />
          <Entry to={`${base}/more`} icon="more" text={nav.more} only="phone" />
        </ul>
      </nav>
    </div>
  )
}

type EntryProps = {
  readonly to: string
  readonly icon: IconName
  readonly text: string
  readonly end?: boolean
  /** Where it stands; else on both. */
  readonly only?: 'phone' | 'desk'
}

function Entry({ to, icon, text, end, only }: EntryProps) {
  return (
    <li data-desk={only === 'desk' ? '' : undefined} data-phone={only === 'phone' ? '' : undefined}>
      <NavLink to={to} end={end} prefetch="intent">
        <Icon name={icon} />
        {text}
      </NavLink>
    </li>
  )
}
