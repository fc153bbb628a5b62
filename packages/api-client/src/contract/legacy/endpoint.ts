import { defineEndpoint, type Endpoint } from '../endpoint.ts'

/** A call whose names, shapes and address the specification prescribes: answers and failures stand in an envelope. */
export const defineLegacyEndpoint = <const E extends Endpoint>(endpoint: E) =>
  defineEndpoint({ ...endpoint, legacy: true })
