import { PAYMENT_PROVIDERS } from '@store/core'

const textResponse = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
})

const hook = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['Payments'],
  security: [],
  parameters: [
    { name: 'provider', in: 'path', required: true, schema: { type: 'string', enum: PAYMENT_PROVIDERS } },
    { name: 'shop', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
  ],
  responses: {
    200: textResponse('Taken, also when it is about no payment of ours'),
    401: textResponse('Wrong signature'),
    404: textResponse('The shop has no account with this provider'),
    410: textResponse('Signed more than five minutes ago'),
    429: textResponse('Said too often'),
    503: textResponse('The provider could not be asked about it: to be said again'),
  },
})

/**
 * The paths of payment providers' webhooks, in their own formats. They are not part of the contract, so they are described
 * by hand here. Merchants enter them in the provider's panel.
 */
export const HOOK_PATHS = {
  '/hooks/{provider}/{shop}': {
    post: hook('paymentHook', 'A payment provider reports, signed as it signs'),
    get: hook('paymentHookByGet', 'The same, for providers that report by GET'),
  },
} as const
