import { MAX_HOST_LENGTH } from '@store/core'
import * as z from 'zod'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, revision } from '../shapes.ts'

const name = z.string().min(1).max(MAX_HOST_LENGTH)
const OfDomain = OfShop.extend({ name })

const Domain = z
  .object({
    name: z.string(),
    verified: z.boolean(),
    /**
     * It resolved to this platform, and no longer does. `failing`: it still opens the shop, in case that is temporary;
     * `lapsed`: it no longer does, and is no longer verified. Null: neither.
     */
    trouble: z.enum(['failing', 'lapsed']).nullable(),
    /** The text of the TXT record that the merchant publishes to prove that the domain is theirs. */
    proof: z.object({ record: z.string(), text: z.string() }),
    /** The shop's own address, to which the domain must resolve. */
    target: z.string(),
    /** Whether the addresses of the shop's pages use it. */
    main: z.boolean(),
    revision,
  })
  .meta({ id: 'Domain' })

const domains = '/manage/v1/shops/:shopId/domains'

const listDomains = defineManageEndpoint({
  name: 'listDomains',
  tag: 'Domains',
  method: 'GET',
  path: domains,
  summary: "The shop's own domains",
  access: 'shop',
  params: OfShop,
  response: listOf(Domain),
})

const createDomain = defineManageEndpoint({
  name: 'createDomain',
  tag: 'Domains',
  method: 'POST',
  path: domains,
  summary: 'Add a domain, which opens the shop once it is verified',
  access: 'domains:write',
  fresh: true,
  params: OfShop,
  body: z.strictObject({ name }),
  example: { name: 'mercado.example' },
  response: Domain,
  status: 201,
})

const verifyDomain = defineManageEndpoint({
  name: 'verifyDomain',
  tag: 'Domains',
  method: 'POST',
  path: `${domains}/:name/verify`,
  summary: 'Ask the name servers whether a domain is the merchant’s. A key of the platform may vouch for it instead',
  access: 'domains:write',
  params: OfDomain,
  body: z.strictObject({ vouch: z.boolean().optional() }),
  example: {},
  /** `silent`: the name servers did not answer. */
  response: z.object({
    outcome: z.enum(['verified', 'notProven', 'silent']),
    code: z.string().nullable(),
    /** Whether the domain resolves like the shop's own address; null: the name servers did not answer. */
    pointsHere: z.boolean().nullable(),
    domain: Domain,
  }),
})

const getDomainState = defineManageEndpoint({
  name: 'getDomainState',
  tag: 'Domains',
  method: 'GET',
  path: `${domains}/:name/state`,
  summary: 'How far a domain is, as its name servers and a browser see it now. Changes nothing, and takes some seconds',
  access: 'domains:write',
  params: OfDomain,
  response: z.object({
    /** Whether it resolves like the shop's own address; null: the name servers did not answer. */
    pointsHere: z.boolean().nullable(),
    verified: z.boolean(),
    /** Whether browsers get a valid certificate there; `unknown`: the check failed. */
    certificate: z.enum(['valid', 'missing', 'unknown']),
  }),
})

const setMainDomain = defineManageEndpoint({
  name: 'setMainDomain',
  tag: 'Domains',
  method: 'POST',
  path: `${domains}/:name/main`,
  summary: "Use a verified domain in the addresses of the shop's pages",
  access: 'domains:write',
  fresh: true,
  params: OfDomain,
  response: Domain,
})

const deleteDomain = defineManageEndpoint({
  name: 'deleteDomain',
  tag: 'Domains',
  method: 'DELETE',
  path: `${domains}/:name`,
  summary: 'Remove a domain: it no longer opens the shop',
  access: 'domains:write',
  fresh: true,
  params: OfDomain,
  revision: true,
  response: nothing,
})

export const domainCalls = {
  listDomains,
  createDomain,
  getDomainState,
  verifyDomain,
  setMainDomain,
  deleteDomain,
} as const
