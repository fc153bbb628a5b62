import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { ManageError } from '@store/api-client/manage'
import { type ReactNode, useContext } from 'react'
import { readLanguage } from '#app/session/language.ts'
import { safeNext } from '#app/session/next.ts'
import { officeOf } from '#app/session/office.server.ts'
import { Alone } from '#app/ui/alone.tsx'
import { ErrorText } from '#app/ui/error-text.tsx'
import { NonceContext } from './nonce.ts'
import archivo from './ui/fonts/archivo.woff2?url'
import icon from './ui/icon.svg?url'
import './ui/styles/index.css'

export const meta: MetaFunction<typeof loader> = () => [{ title: 'Feria' }]

/** Loads the signed-in person, if there is one, and the page's language. */
export async function loader(args: LoaderFunctionArgs) {
  const office = officeOf(args)
  const chosen = chosenLanguage(args.request)
  if (chosen) {
    office.keep('language', chosen.language)
    return redirect(chosen.path, { headers: office.cookies() })
  }
  office.knowBrowser()
  const me = office.isSignedIn ? await office.me().catch(onlyIfEnded) : null
  if (me && me.language !== office.cookie('language')) office.keep('language', me.language)
  const person = me && { id: me.id, name: me.name, email: me.email, isOperator: me.isOperator }
  return data({ language: me?.language ?? office.language, person }, { headers: office.cookies() })
}

/** Treats an error of the API as signed out, so that public pages still render; other pages report the error themselves. */
function onlyIfEnded(error: unknown) {
  if (error instanceof ManageError) return null
  throw error
}

/** Parses `?language=pt`: the choice is stored in a cookie, and the request redirected without the parameter. */
function chosenLanguage(request: Request) {
  const url = new URL(request.url)
  const language = readLanguage(url.searchParams.get('language'))
  if (!language || url.pathname.endsWith('.data')) return null
  url.searchParams.delete('language')
  // A path that begins with two slashes would redirect to another host.
  return { language, path: safeNext(url.pathname + url.search) }
}

/** Only a successful form can have changed the person or the language. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionStatus = 200 }) =>
  formMethod !== undefined && formMethod.toUpperCase() !== 'GET' && actionStatus < 400

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const root = useRouteLoaderData<typeof loader>('root')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <html lang={root?.language ?? 'es'} data-busy={isBusy ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141310" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content="noindex" />
        <meta name="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <Alone>
      <ErrorText error={useRouteError()} />
    </Alone>
  )
}
