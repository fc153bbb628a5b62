import { affiliationCalls } from './affiliations.ts'
import { branchCalls } from './branches.ts'
import { keyCalls } from './keys.ts'
import { shopCalls } from './shops.ts'

/** Every call of the management API, by its name. */
export const manageEndpoints = { ...keyCalls, ...shopCalls, ...branchCalls, ...affiliationCalls } as const

export type ManageEndpoints = typeof manageEndpoints
export type ManageEndpointName = keyof ManageEndpoints
