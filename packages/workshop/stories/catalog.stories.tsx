import { state } from '../stage/state.tsx'

export default { title: 'Screens/Catalog' }

export const Full = state('Catalog', 'full')
export const Filtered = state('Catalog', 'filtered')
export const LastPage = state('Catalog', 'lastPage')
export const NothingFound = state('Catalog', 'nothingFound')
export const Empty = state('Catalog', 'empty')
