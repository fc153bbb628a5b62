import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'
import { SignOutForm } from '#app/session/sign-out-form.tsx'
import { GROUPS, NEW_THINGS, visible } from '#app/shop/menu.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, async () => null)

/** The screens that the phone's bar has no space for. */
export default function More() {
  const { shop, base, scopes } = useShop()
  const { nav, menu, screens, shops } = useWords()
  const groups = [
    ...GROUPS.map(({ name, screens: all }) => ({ id: name, title: menu[name], screens: visible(all, scopes) })),
    { id: 'create', title: nav.create, screens: visible(NEW_THINGS, scopes) },
  ]
  return (
    <div className="stack" data-wide="">
      <h1>{nav.more}</h1>
      {groups
        .filter((group) => group.screens.length > 0)
        .map((group) => (
          <section className="stack" key={group.id} aria-labelledby={group.id}>
            <h2 id={group.id}>{group.title}</h2>
            <ul className="rows">
              {group.screens.map(({ name, path }) => (
                <li key={name}>
                  <Link className="go" to={base + path}>
                    {screens[name]}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <ul className="rows">
        <li>
          <Link className="go" to="/me">
            {nav.me}
          </Link>
        </li>
        <li>
          <Link className="go" to="/">
            {nav.shops}
          </Link>
        </li>
        <li>
          <a className="go" href={shop.url} target="_blank" rel="noreferrer">
            {shops.visit}
          </a>
        </li>
      </ul>
      <SignOutForm />
    </div>
  )
}
