import { Stroke } from '../icons.tsx'

/** A bubble with a handset. Used only on buttons that send the order by WhatsApp. */
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
