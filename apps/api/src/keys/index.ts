export { addPlatformKey } from './store.ts'
