import type { CSSProperties } from 'react'
import type { Shade } from './shades.ts'

const MOST = 5

/** Shades of a card, to look at: the arch takes their tint. Choosing one to buy is done on its own card or page. */
export function ShadeDots(props: {
  readonly shades: readonly Shade[]
  readonly chosen: Shade | null
  readonly onLook: (shade: Shade | null) => void
}) {
  const { shades, chosen, onLook } = props
  const more = shades.length - MOST
  return (
    <ul className="dots" onPointerLeave={(event) => event.pointerType === 'mouse' && onLook(null)}>
      {shades.slice(0, MOST).map((shade) => (
        <li key={shade.name}>
          <button
            type="button"
            className="dot"
            aria-label={shade.name}
            aria-pressed={chosen?.name === shade.name}
            style={dotStyle(shade)}
            onPointerEnter={() => onLook(shade)}
            onFocus={() => onLook(shade)}
            onClick={() => onLook(shade)}
          />
        </li>
      ))}
      {more > 0 && <li className="dots-more">+{more}</li>}
    </ul>
  )
}

export const dotStyle = ({ color }: Shade) => ({ '--dot': color }) as CSSProperties
