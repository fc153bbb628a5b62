import { state } from '../stage/state.tsx'

export default { title: 'Screens/Article' }

export const Full = state('Article', 'full')
export const Long = state('Article', 'long')
export const Bare = state('Article', 'bare')
