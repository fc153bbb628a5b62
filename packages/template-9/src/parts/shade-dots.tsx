import type { BuyState } from '@store/template-kit'
import type { CSSProperties, ReactNode } from 'react'
import { type Shade, shadesOf } from './shades.ts'

const MOST = 5

/**
 * Dots of a card's shades: one under the pointer changes the arch's tint. They do not choose what is bought; the quick
 * view and the product's page do.
 */
export function ShadeDots(props: {
  readonly shades: readonly Shade[]
  readonly chosen: Shade | null
  readonly onPreview: (shade: Shade | null) => void
}) {
  const { shades, chosen, onPreview } = props
  const more = shades.length - MOST
  return (
    <ul className="dots" onPointerLeave={(event) => event.pointerType === 'mouse' && onPreview(null)}>
      {shades.slice(0, MOST).map((shade) => (
        <li key={shade.name}>
          <button
            type="button"
            className="dot"
            aria-label={shade.name}
            aria-pressed={chosen?.name === shade.name}
            style={dotStyle(shade)}
            onPointerEnter={() => onPreview(shade)}
            onFocus={() => onPreview(shade)}
            onClick={() => onPreview(shade)}
          />
        </li>
      ))}
      {more > 0 && <li className="dots-more">+{more}</li>}
    </ul>
  )
}

export const dotStyle = ({ color }: Shade) => ({ '--dot': color }) as CSSProperties

/** Draws the values of a product's options: those that are colours with a dot. */
export function shadeOption({ product, options }: BuyState): (value: string, axis: number) => ReactNode {
  const shaded = shadesOf(product)
  const shadedAxis = shaded ? options.indexOf(shaded.option) : -1
  return (value, axis) => {
    const shade = axis === shadedAxis ? shaded?.shades.find(({ name }) => name === value) : undefined
    return shade ? (
      <>
        <span className="dot" style={dotStyle(shade)} aria-hidden="true" />
        {value}
      </>
    ) : (
      value
    )
  }
}
