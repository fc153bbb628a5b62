import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { timeZoneOf } from '@store/core'
import type { ReactNode } from 'react'
import { KeyGate } from '#app/keys/key-gate.tsx'
import { Standing } from '#app/oversight/standing.tsx'
import { BellNote } from '#app/push/bell-note.tsx'
import { readOfShop } from '#app/session/read.server.ts'
import { awningOf } from '#app/shop/awning.server.ts'
import { Bar } from '#app/shop/bar.tsx'
import { ShopSwitch } from '#app/shop/shop-switch.tsx'
import { TopLinks } from '#app/shop/top-links.tsx'
import { Alone } from '#app/ui/alone.tsx'
import { Awning } from '#app/ui/awning.tsx'
import { ErrorText } from '#app/ui/error-text.tsx'
import { OfflineBar } from '#app/ui/offline-bar.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { useRestoredFocus } from '#app/ui/use-restored-focus.ts'
import { useWords } from '#app/words/use-words.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data ? data.shop.name : 'Feria' }]

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async (office, shop) => {
    const [{ id: personId }, shops] = await Promise.all([office.me(), office.shops()])
    return {
      shop,
      personId,
      scopes: shop.scopes as readonly string[],
      timeZone: timeZoneOf(shop.country),
      awning: awningOf(shop.templateId),
      others: shops.map(({ name, subdomain, open, test, templateId }) => ({
        name,
        subdomain,
        open,
        test,
        awning: awningOf(templateId),
      })),
    }
  })

/** Loaded again for another shop, or after a successful action. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentParams, nextParams, actionResult }) =>
  actionResult?.kind !== 'refused' &&
  ((formMethod !== undefined && formMethod.toUpperCase() !== 'GET') || currentParams.shop !== nextParams.shop)

export default function Shop() {
  useRestoredFocus()
  return (
    <Shell {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  )
}

/** Shows the error of a page inside the shop's layout, so that the menu stays. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('routes/shop')
  const text = <ErrorText error={useRouteError()} />
  if (!data) return <Alone>{text}</Alone>
  return (
    <Shell {...data}>
      <div className="stack" data-wide="">
        {text}
      </div>
    </Shell>
  )
}

type ShellProps = ReturnType<typeof useLoaderData<typeof loader>> & { readonly children: ReactNode }

function Shell({ shop, awning, scopes, children }: ShellProps) {
  const { app, shops } = useWords()
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {app.skip}
      </a>
      <header className="top">
        <Awning colors={awning} closed={!shop.open} test={shop.test} />
        <div className="row">
          <ShopSwitch />
          {!shop.open && <Seal dye="soon">{shops.closed}</Seal>}
          <TopLinks base={`/${shop.subdomain}`} scopes={scopes} />
        </div>
        <OfflineBar />
        <BellNote />
      </header>
      <main id="content">
        <Standing shop={shop} />
        {children}
      </main>
      <Bar base={`/${shop.subdomain}`} scopes={scopes} />
      <KeyGate base={`/${shop.subdomain}`} scopes={scopes} />
    </div>
  )
}
