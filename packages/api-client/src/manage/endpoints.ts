import { affiliationCalls } from './affiliations.ts'
import { archiveCalls } from './archives.ts'
import { branchCalls } from './branches.ts'
import { cityCalls } from './cities.ts'
import { domainCalls } from './domains.ts'
import { keyCalls } from './keys.ts'
import { paymentCalls } from './payments.ts'
import { shippingCalls } from './shipping.ts'
import { shopCalls } from './shops.ts'

/** Every call of the management API, by its name. */
export const manageEndpoints = {
  ...keyCalls,
  ...shopCalls,
  ...domainCalls,
  ...shippingCalls,
  ...cityCalls,
  ...paymentCalls,
  ...branchCalls,
  ...affiliationCalls,
  ...archiveCalls,
} as const

export type ManageEndpoints = typeof manageEndpoints
export type ManageEndpointName = keyof ManageEndpoints
