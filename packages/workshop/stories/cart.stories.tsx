import { state } from '../stage/state.tsx'

export default { title: 'Screens/Cart' }

export const Full = state('Cart', 'full')
export const Troubled = state('Cart', 'troubled')
export const Empty = state('Cart', 'empty')
