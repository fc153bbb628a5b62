import { Link } from '@remix-run/react'
import { Float } from '#app/ui/float.tsx'
import { useWords } from '#app/words/use-words.ts'
import type { Screen } from './menu.ts'

type NewSheetProps = {
  readonly base: string
  readonly screens: readonly Screen[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The list of new things, opened by the bar's ＋. */
export function NewSheet({ base, screens, isOpen, onClose }: NewSheetProps) {
  const { nav, screens: names } = useWords()
  return (
    <Float title={nav.create} isOpen={isOpen} onClose={onClose}>
      <ul className="rows">
        {screens.map(({ name, path }) => (
          <li key={name}>
            <Link className="go" to={base + path} onClick={onClose}>
              {names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </Float>
  )
}
