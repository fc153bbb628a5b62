import type { ReactNode } from 'react'

/** Strokes of 2 px with round ends. */
export function Stroke({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export const BackIcon = () => (
  <Stroke>
    <path d="m14.5 5-7 7 7 7" />
  </Stroke>
)
export const DotsIcon = () => (
  <Stroke>
    <path d="M12 5h.010M12 12h.010M12 19h.01" strokeWidth="3" />
  </Stroke>
)
export const SendIcon = () => (
  <Stroke>
    <path d="M4 12h15m-6.5-6.500L19 12l-6.5 6.5" />
  </Stroke>
)
export const OrderIcon = () => (
  <Stroke>
    <path d="M5 4h14v16l-3.5-2-3.5 2-3.5-2L5 20zM9 9h6M9 13h4" />
  </Stroke>
)
export const PinIcon = () => (
  <Stroke>
    <path d="M12 21c-4.5-4.5-7-7.5-7-11a7 7 0 0 1 14 0c0 3.5-2.5 6.5-7 11Z" />
    <circle cx="12" cy="10" r="2.2" />
  </Stroke>
)
export const ClockIcon = () => (
  <Stroke>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.2 2" />
  </Stroke>
)
