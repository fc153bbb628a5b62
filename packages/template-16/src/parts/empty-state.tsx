import type { ReactNode } from 'react'

/** An empty state: a drawn plate, a text and links. `broken`: the plate is in two pieces. */
export function EmptyState(props: {
  readonly title?: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className="empty">
      <Plate />
      {props.title && <p className="empty-title">{props.title}</p>}
      {props.text && <p>{props.text}</p>}
      {props.children && <div className="actions">{props.children}</div>}
    </div>
  )
}

/** The drawing of a plate from above. */
export const Plate = ({ isBroken = false }: { readonly isBroken?: boolean }) => (
  <svg
    viewBox="0 0 120 120"
    className="plate"
    data-broken={isBroken ? '' : undefined}
    aria-hidden="true"
    focusable="false"
  >
    {isBroken ? (
      <>
        <path className="plate-rim" d="M60 8a52 52 0 0 0-22 99l8-19 12-9-9-17 15-14-10-20z" />
        <path className="plate-rim" d="M70 9l-8 20 11 19-15 15 9 17-13 9-7 20a52 52 0 0 0 23-100z" />
        <path className="plate-line" d="M57 27a33 33 0 0 0-14 61M69 28a33 33 0 0 1-9 65" />
      </>
    ) : (
      <>
        <circle className="plate-rim" cx="60" cy="60" r="52" />
        <circle className="plate-line" cx="60" cy="60" r="46" />
        <circle className="plate-line" cx="60" cy="60" r="33" />
      </>
    )}
  </svg>
)
