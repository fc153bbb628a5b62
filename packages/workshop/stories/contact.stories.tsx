import { state } from '../stage/state.tsx'

export default { title: 'Screens/Contact' }

export const Empty = state('Contact', 'empty')
export const WithStory = state('Contact', 'withStory')
export const WithErrors = state('Contact', 'withErrors')
export const Waiting = state('Contact', 'waiting')
export const Sent = state('Contact', 'sent')
