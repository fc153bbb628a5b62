import { Link, NavLink, useLocation } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icons.tsx'
import { useCurrentInSight } from '#app/ui/use-current-in-sight.ts'
import { useWords } from '#app/words/use-words.ts'
import { GROUPS, MAIN, NEW_THINGS, type Screen, visible } from './menu.ts'

const NewSheet = lazy(() => import('./new-sheet.tsx').then((module) => ({ default: module.NewSheet })))

type BarProps = {
  readonly base: string
  /** What the person may do in the shop. */
  readonly scopes: readonly string[]
}

/** The shop's navigation: the main screens at the bottom of phones, all screens at the side of wide windows. */
export function Bar({ base, scopes }: BarProps) {
  const { nav, menu, screens } = useWords()
  const list = useCurrentInSight<HTMLElement>(useLocation().pathname)
  const newThings = visible(NEW_THINGS, scopes)
  const entry = (screen: Screen) => (
    <NavLink to={base + screen.path} end={screen.path === ''} prefetch="intent">
      <Icon name={screen.icon} />
      {screens[screen.name]}
    </NavLink>
  )
  const [before, after] = [visible(MAIN, scopes).slice(0, 2), visible(MAIN, scopes).slice(2)]
  return (
    <nav className="bar" aria-label={nav.main} ref={list}>
      <ul>
        {before.map((screen) => (
          <li key={screen.name}>{entry(screen)}</li>
        ))}
        {newThings.length > 0 && (
          <li className="create">
            <Create base={base} screens={newThings} />
          </li>
        )}
        {after.map((screen) => (
          <li key={screen.name}>{entry(screen)}</li>
        ))}
        <li data-phone="">
          <NavLink to={`${base}/more`} prefetch="intent">
            <Icon name="more" />
            {nav.more}
          </NavLink>
        </li>
        {GROUPS.map(({ name, screens: all }) => ({ name, shown: visible(all, scopes) }))
          .filter(({ shown }) => shown.length > 0)
          .map(({ name, shown }) => (
            <li key={name} data-desk="">
              <h2 className="rail-group">{menu[name]}</h2>
              <ul>
                {shown.map((screen) => (
                  <li key={screen.name}>{entry(screen)}</li>
                ))}
              </ul>
            </li>
          ))}
        <li data-desk="">
          <NavLink to="/me" prefetch="intent">
            <Icon name="me" />
            {nav.me}
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}

/** Opens the list of new things. Without scripts it links to that part of "More". */
function Create({ base, screens }: { readonly base: string; readonly screens: readonly Screen[] }) {
  const { nav } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <Link
        to={`${base}/more#create`}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
          setWasOpen(true)
        }}
      >
        <Icon name="plus" />
        {nav.create}
      </Link>
      {wasOpen && (
        <Suspense>
          <NewSheet base={base} screens={screens} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
