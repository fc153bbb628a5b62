import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Button } from '#app/ui/button.tsx'
import { useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, async () => null)

/** What the bar of the phone has no place for. */
export default function More() {
  const { shop, mayTeam, mayLog } = useShop()
  const { nav, shops, enter } = useWords()
  const base = `/${shop.subdomain}`
  const entries = [
    ...(mayTeam ? [[`${base}/settings/team`, nav.team] as const] : []),
    ...(mayLog ? [[`${base}/settings/log`, nav.log] as const] : []),
    ['/me', nav.me] as const,
    ['/', nav.shops] as const,
  ]
  return (
    <div className="stack" data-wide="">
      <h1>{nav.more}</h1>
      <ul className="rows">
        {entries.map(([to, text]) => (
          <li key={to}>
            <Link className="go" to={to}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <a className="go" href={shop.url} target="_blank" rel="noreferrer">
            {shops.visit}
          </a>
        </li>
      </ul>
      <Form method="post" action="/sign-out">
        <Button kind="quiet" type="submit">
          {enter.signOut}
        </Button>
      </Form>
    </div>
  )
}
