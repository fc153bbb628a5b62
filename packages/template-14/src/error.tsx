import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { CLOTHS } from './cloths.ts'

/** Book spines beside the gap: cloth, width, height. */
const LEFT = [
  [CLOTHS.prussian, 44, 62],
  [CLOTHS.ochre, 52, 84],
  [CLOTHS.red, 40, 74],
] as const
const RIGHT = [
  [CLOTHS.green, 46, 88],
  [CLOTHS.wine, 38, 70],
  [CLOTHS.olive, 50, 78],
] as const

/**
 * E1 (404) and E2 (everything else): a row of books with one missing. E4: the order changes at 650 and 400 px
 * (`styles/gate.css`).
 */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { title, text, ways } = useErrorWords(view)
  return (
    <section className="error frame">
      <div className="error-shelf" aria-hidden="true">
        <div className="error-row">
          {LEFT.map((spine) => (
            <Spine key={spine[0]} spine={spine} />
          ))}
          <span className="error-gap">{view.status}</span>
          {RIGHT.map((spine) => (
            <Spine key={spine[0]} spine={spine} />
          ))}
        </div>
        <div className="shelf-board" />
      </div>
      <div className="error-words">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="error-ways">
          {ways.map(({ key, isQuiet, link }) => (
            <Link key={key} {...link} className={isQuiet ? 'under' : 'button'} />
          ))}
        </p>
      </div>
    </section>
  )
}

const Spine = ({ spine: [cloth, width, height] }: { readonly spine: readonly [string, number, number] }) => (
  <span style={{ '--cloth': cloth, width: `${width / 4}%`, height: `${height}%` } as CSSProperties} />
)
