import { state } from '../stage/state.tsx'

export default { title: 'Screens/Blog' }

export const Full = state('Blog', 'full')
export const Found = state('Blog', 'found')
export const NothingFound = state('Blog', 'nothingFound')
export const Empty = state('Blog', 'empty')
