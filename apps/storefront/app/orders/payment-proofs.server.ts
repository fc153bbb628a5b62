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

/** In the address of an order's page: why the proof that was sent is not kept. The edge says `tooBig` with it, too. */
const PROOF_PARAMETER = 'comprobante'

/** Whether a form carries a file: on an order's page that is the proof of its payment. */
export const isUpload = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data')

/**
 * Milliseconds the services may take: they decode a picture for up to ten seconds, behind others. Longer than other calls,
 * shorter than a browser and the proxies before us wait.
 */
const PATIENCE = 30_000

/** A file takes several times its size here, as form, base64 and JSON: before the services have counted anything. */
const reading = limitConcurrency(24, 0)
const sending = limitConcurrency(4, 8)

/** Hands the file of the form on to the services, and leads back to the order's page, which says what came of it. */
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

/** What there is no room for goes by unread: a browser that is answered before it has sent shows an error of its own. */
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
  // It may be kept all the same: the order's page says whether one has come.
  if (outcome === 'failed') return (await answer.then(() => false, isLate)) ? null : 'wait'
  if (outcome instanceof Wait) return 'wait'
  if (outcome === null) return 'notNow'
  return outcome.kind === 'received' ? null : outcome.reason
}

const isLate = (problem: unknown) => problem instanceof ApiError && problem.failure.kind === 'timeout'

/** What an order's address says of it. */
export function proofProblemIn(search: URLSearchParams): ProofProblem | null {
  const said = search.get(PROOF_PARAMETER)
  return [...PROOF_REFUSALS, 'none' as const, 'wait' as const].find((known) => known === said) ?? null
}
