import type { ReactNode } from 'react'

/** Two pixels thick and round, as everything that is drawn by hand here. */
function Stroke({ children }: { readonly children: ReactNode }) {
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
export const PencilIcon = () => (
  <Stroke>
    <path d="m15.5 4.5 4 4L8.5 19.500l-5 1 1-5z" />
  </Stroke>
)
export const OrderIcon = () => (
  <Stroke>
    <path d="M5 4h14v16l-3.5-2-3.5 2-3.5-2L5 20zM9 9h6M9 13h4" />
  </Stroke>
)
export const PhoneIcon = () => (
  <Stroke>
    <path d="M5 4h4l1.5 5-2.5 1.500a12 12 0 0 0 5.5 5.500L15 13.500l5 1.500v4a1.5 1.5 0 0 1-1.5 1.500A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z" />
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
export const MailIcon = () => (
  <Stroke>
    <path d="M3.5 6h17v12.500h-17zM4 7l8 6 8-6" />
  </Stroke>
)

/** Only on what opens a WhatsApp chat with the order: a bubble with a handset in it. */
export const ChatIcon = () => (
  <Stroke>
    <path d="M4 20.5 5.2 16A8.5 8.5 0 1 1 8.5 19.200Z" />
    <path
      d="M9.2 8.300c-.9 3.300 3.2 7.400 6.5 6.500l.3-1.800-2-1-1 .9c-1-.5-1.600-1.100-2-2l.8-1-1-2z"
      fill="currentColor"
      stroke="none"
    />
  </Stroke>
)
