import * as affiliations from './affiliations.ts'
import * as branches from './branches.ts'
import * as keys from './keys.ts'
import * as shops from './shops.ts'

/** Every call of the management API, by its name. */
export const manageEndpoints = { ...keys, ...shops, ...branches, ...affiliations } as const

export type ManageEndpoints = typeof manageEndpoints
export type ManageEndpointName = keyof ManageEndpoints
