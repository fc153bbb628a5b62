import { state } from '../stage/state.tsx'

export default { title: 'Screens/Marketplace' }

export const Full = state('Marketplace', 'full')
export const Empty = state('Marketplace', 'empty')
export const Away = state('Marketplace', 'away')
export const None = state('Marketplace', 'none')
