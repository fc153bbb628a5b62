import { state } from '../stage/state.tsx'

export default { title: 'Screens/Newsletter' }

export const Empty = state('Newsletter', 'empty')
export const WithErrors = state('Newsletter', 'withErrors')
export const Waiting = state('Newsletter', 'waiting')
export const Sent = state('Newsletter', 'sent')
