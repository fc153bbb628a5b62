import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteError,
} from '@remix-run/react'
import { previewMount } from '@store/core'
import { schemeScript } from '@store/template-kit'
import type { CommonSettings } from '@store/template-kit/settings'
import type { ReactNode } from 'react'
import { ErrorScreen } from '#app/errors/error-screen.tsx'
import { type NoShop, NoShopPage } from '#app/errors/no-shop.tsx'
import { readRoot } from '#app/page/root.server.ts'
import { useRootIfAny } from '#app/page/root-data.ts'
import { useCurrentScreen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'
import { ShopFrame } from '#app/page/shop-frame.tsx'
import { SCRIPT_MARK } from '#app/security/script-mark.ts'
import { replacementScreen, screenOfError } from '#app/tenancy/replacement-screen.ts'
import { EARLY_SCRIPT } from '#framework/early-events.ts'

export const meta: MetaFunction<typeof loader> = ({ matches, error }) => {
  const noShop = noShopOf(error)
  if (replacementScreen(error)) return pageMeta(matches, () => ({ title: null, path: null }))
  if (noShop) return [{ title: noShop.title }, { name: 'robots', content: 'noindex' }]
  return pageMeta(matches, ({ t }) => ({ title: t('error.notFound.title'), path: null }))
}

export async function loader({ request }: LoaderFunctionArgs) {
  return readRoot(request)
}

/** Headers of a page without a shop (Retry-After). */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {}

/**
 * The shop of a document does not change; changes of its data are loaded with the next page load. A draft is loaded
 * again with each navigation.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl }) =>
  currentUrl.pathname.startsWith(previewMount(''))

/** The merchant's colours as sent with the document; null on the server. */
const COLORS_IN_PAGE = import.meta.env.SSR ? null : (document.querySelector('style[data-colors]')?.textContent ?? null)

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRootIfAny()
  const error = useRouteError()
  const screen = useCurrentScreen()
  const language = root?.view.shop.language ?? noShopOf(error)?.language ?? 'es'
  const scheme = (root?.view.settings as CommonSettings | undefined)?.scheme
  return (
    <html
      lang={language}
      data-template={root?.template}
      data-screen={root ? (error ? screenOfError(error) : screen) : undefined}
      data-scheme={scheme === 'auto' ? undefined : scheme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {root && (
          <script nonce={SCRIPT_MARK} dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} suppressHydrationWarning />
        )}
        {root && scheme === 'auto' && (
          <script
            nonce={SCRIPT_MARK}
            dangerouslySetInnerHTML={{
              __html: import.meta.env.SSR ? schemeScript(root.view.shop.id, root.view.mount) : '',
            }}
            suppressHydrationWarning
          />
        )}
        {root && <link rel="stylesheet" href={root.stylesheet} />}
        {root && <style data-colors="" dangerouslySetInnerHTML={{ __html: COLORS_IN_PAGE ?? root.css ?? '' }} />}
        {root && <link rel="icon" href={root.icon} />}
        {root?.manifest && <link rel="manifest" href={root.manifest} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {root && <ScrollRestoration nonce={SCRIPT_MARK} />}
        {root && <Scripts nonce={SCRIPT_MARK} />}
      </body>
    </html>
  )
}

export default function App() {
  return (
    <ShopFrame screen={useCurrentScreen()}>
      <Outlet />
    </ShopFrame>
  )
}

export function ErrorBoundary() {
  const root = useRootIfAny()
  const error = useRouteError()
  const noShop = noShopOf(error)
  // A page without a shop has no scripts, so the browser's bundle does not need its code.
  if (!root) return import.meta.env.SSR ? <NoShopPage noShop={noShop} /> : null
  return (
    <ShopFrame screen={screenOfError(error)}>
      <ErrorScreen error={error} />
    </ShopFrame>
  )
}

function noShopOf(error: unknown): NoShop | null {
  return isRouteErrorResponse(error) && error.data?.language ? (error.data as NoShop) : null
}
