import { state } from '../stage/state.tsx'

export default { title: 'Screens/Error' }

export const NotFound = state('Error', 'notFound')
export const Server = state('Error', 'server')
export const NoContact = state('Error', 'noContact')
