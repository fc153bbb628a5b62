import type { CSSProperties } from 'react'
import { CLOTHS } from './parts/cloths.ts'

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

/** A row of books with a gap that shows the status code. */
export const ErrorShelf = ({ status }: { readonly status: number }) => (
  <div className="error-shelf" aria-hidden="true">
    <div className="error-row">
      {LEFT.map(spine)}
      <span className="error-gap middle">{status}</span>
      {RIGHT.map(spine)}
    </div>
    <div className="shelf-board" />
  </div>
)

const spine = ([cloth, width, height]: readonly [string, number, number]) => (
  <span key={cloth} style={{ '--cloth': cloth, width: `${width / 4}%`, height: `${height}%` } as CSSProperties} />
)
