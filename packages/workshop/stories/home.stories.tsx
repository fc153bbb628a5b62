import { state } from '../stage/state.tsx'

export default { title: 'Screens/Home' }

export const Full = state('Home', 'full')
export const OneProduct = state('Home', 'oneProduct')
export const Empty = state('Home', 'empty')
