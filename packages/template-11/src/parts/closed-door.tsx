/** A drawing of a closed door. */
export function ClosedDoor() {
  return (
    <svg viewBox="0 0 200 240" className="shut-door" aria-hidden="true" focusable="false">
      <path d="M-20 236H220" className="drawing-floor" />
      <path d="M48 236V20H152V236" className="door-frame" />
      <path d="M58 30H142V236H58Z" className="door-leaf" />
      <path d="M70 46H130V120H70ZM70 138H130V218H70Z" className="door-panel" />
      <circle cx="134" cy="132" r="4" className="door-knob" />
    </svg>
  )
}
