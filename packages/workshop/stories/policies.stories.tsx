import { state } from '../stage/state.tsx'

export default { title: 'Screens/Policies' }

export const All = state('Policies', 'all')
export const One = state('Policies', 'one')
export const None = state('Policies', 'none')
