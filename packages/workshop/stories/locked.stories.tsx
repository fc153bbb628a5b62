import { state } from '../stage/state.tsx'

export default { title: 'Screens/Locked' }

export const Asked = state('Locked', 'asked')
export const Wrong = state('Locked', 'wrong')
export const Waiting = state('Locked', 'waiting')
