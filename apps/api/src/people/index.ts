export type { People, PeopleSettings } from './people.ts'
export { findSession, type SessionHolder } from './sessions.ts'
export { ensurePerson, findPeople, findPersonByEmail, type Person, setOperator } from './store.ts'
