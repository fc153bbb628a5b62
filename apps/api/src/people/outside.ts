export { ensurePerson, setOperator } from './store.ts'
