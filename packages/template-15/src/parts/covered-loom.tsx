import { SHOP_CLOTH } from './cloths.ts'

/** A drawing of a covered loom, for closed and locked shops. */
export function CoveredLoom() {
  return (
    <svg viewBox="0 0 240 200" className="covered-loom" aria-hidden="true" focusable="false">
      <path
        className="wood"
        d="M26 10h12v182H26zM202 10h12v182h-12zM14 186h36v10H14zM190 186h36v10h-36zM18 22h204v12H18zM18 158h204v12H18z"
      />
      <path d="M44 34h152l8 108H36z" fill={`url(#${SHOP_CLOTH})`} />
      <path className="folds" d="M70 34l-6 108M104 34l-2 108M138 34l2 108M172 34l6 108" />
      <path className="threads-down" d="M60 142v16M80 142v16M100 142v16M120 142v16M140 142v16M160 142v16M180 142v16" />
    </svg>
  )
}
