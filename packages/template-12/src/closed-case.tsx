/** A drawing of a closed jewel case. */
export function ClosedCase() {
  return (
    <svg viewBox="0 0 240 170" className="closed-case" aria-hidden="true" focusable="false">
      <path d="M36 66C36 50 46 40 62 40h116c16 0 26 10 26 26v20H36z" />
      <path d="M30 86h180v40c0 12-8 20-20 20H50c-12 0-20-8-20-20z" />
      <path d="M108 80h24v18a12 12 0 0 1-24 0zM120 92v6" />
      <path
        d="M52 66c0-8 6-12 14-12h108c8 0 14 4 14 12M46 128c0 4 3 6 8 6h132c5 0 8-2 8-6"
        className="closed-case-fine"
      />
    </svg>
  )
}
