import { state } from '../stage/state.tsx'

export default { title: 'Screens/Closed' }

export const Closed = state('Closed', 'closed')
export const Awhile = state('Closed', 'awhile')
