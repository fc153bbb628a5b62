import { redirect } from '@remix-run/node'
import { ApiError, type CallOptions } from '@store/api-client'
import { MAX_PROOF_BYTES, type OrderNumber, PROOF_REFUSALS } from '@store/core'
import type { ProofProblem } from '@store/template-kit'
import { PROOF_FIELD } from '@store/template-kit/forms'
import { discardBody, readFile } from '#app/checkout/form.server.ts'
import { orElse, orWait, Wait } from '#app/http/http.server.ts'
import { limitConcurrency } from '#app/http/limit-concurrency.server.ts'
import { orderPath } from '#app/orders/payments.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Parameter in the address of an order's page: why a proof was not saved. The edge uses it, too, with `tooBig`. */
const PROOF_PARAMETER = 'comprobante'

/** Whether a form has a file: on an order's page that is a proof of payment. */
export const isUpload = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data')

/**
 * Timeout of the API: it decodes a picture for up to ten seconds, after others. Longer than that of other calls,
 * shorter than the timeouts of browsers and proxies.
 */
const PATIENCE = 30_000

/** A file takes several times its size in memory here, as form, base64 and JSON, before the API has applied any limit. */
const reading = limitConcurrency(24, 0)
const sending = limitConcurrency(4, 8)

/** Forwards the file of the form to the API, and redirects to the order's page, which shows the result. */
export async function sendProof(
  tenant: Tenant,
  order: { readonly number: OrderNumber; readonly key: string },
  request: Request,
  shopper: CallOptions,
): Promise<Response> {
  const problem = await problemOf(tenant, order, await readProof(request), shopper)
  const refused = problem === null ? '' : `&${PROOF_PARAMETER}=${problem}`
  return redirect(`${orderPath(tenant, order)}${refused}#proof`, 303)
}

/**
 * When too many uploads are being read, the body is discarded: a browser that gets a response while it sends shows its
 * own error page.
 */
async function readProof(request: Request): Promise<Uint8Array | Wait | null> {
  const file = await reading(() => readFile(request, PROOF_FIELD))
  if (file instanceof Wait) await discardBody(request).catch(() => undefined)
  return file
}

async function problemOf(
  { api, shopId }: Tenant,
  { number, key }: { readonly number: OrderNumber; readonly key: string },
  bytes: Uint8Array | Wait | null,
  shopper: CallOptions,
): Promise<ProofProblem | null> {
  if (bytes instanceof Wait) return 'wait'
  if (!bytes || bytes.length === 0) return 'none'
  if (bytes.length > MAX_PROOF_BYTES) return 'tooBig'
  const answer = sending(() => {
    const file = Buffer.from(bytes).toString('base64')
    return api.sendProof({ params: { number }, body: { shopId, key, file } }, { ...shopper, timeout: PATIENCE })
  })
  const outcome = await orElse(shopId, orWait(answer), 'failed' as const)
  // The proof may have been saved all the same: the order's page shows whether there is one.
  if (outcome === 'failed') return (await answer.then(() => false, isLate)) ? null : 'wait'
  if (outcome instanceof Wait) return 'wait'
  if (outcome === null) return 'notNow'
  return outcome.kind === 'received' ? null : outcome.reason
}

const isLate = (problem: unknown) => problem instanceof ApiError && problem.failure.kind === 'timeout'

/** The reason in the address of an order's page. */
export function proofProblemIn(search: URLSearchParams): ProofProblem | null {
  const parameter = search.get(PROOF_PARAMETER)
  return [...PROOF_REFUSALS, 'none' as const, 'wait' as const].find((known) => known === parameter) ?? null
}
