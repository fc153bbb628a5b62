import { defineEndpoint, type Endpoint } from '../endpoint.ts'

/** A call whose names, form and address the specification prescribes: answers and failures are in an envelope. */
export const defineLegacyEndpoint = <const E extends Endpoint>(endpoint: E) =>
  defineEndpoint({ ...endpoint, legacy: true })
