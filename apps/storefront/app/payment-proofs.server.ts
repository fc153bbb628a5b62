import { redirect } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import { MAX_PROOF_BYTES, type OrderNumber, PROOF_REFUSALS } from '@store/core'
import type { ProofProblem } from '@store/template-kit'
import { PROOF_FIELD } from '@store/template-kit/forms'
import { readFile } from '#app/form.server.ts'
import { orElse, orWait, Wait } from '#app/http.server.ts'
import { orderPath } from '#app/payments.server.ts'
import type { Tenant } from '#app/tenants.server.ts'

/** In the address of an order's page: why the proof that was sent is not kept. The front door says `tooBig` with it, too. */
const PROOF_PARAMETER = 'comprobante'

/** Whether a form carries a file: on an order's page that is the proof of its payment. */
export const isUpload = (request: Request): boolean =>
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data')

/** Hands the file of the form on to the services, and leads back to the order's page, which says what came of it. */
export async function sendProof(
  tenant: Tenant,
  order: { readonly number: OrderNumber; readonly key: string },
  request: Request,
  shopper: CallOptions,
): Promise<Response> {
  const problem = await problemOf(tenant, order, await readFile(request, PROOF_FIELD), shopper)
  const refused = problem === null ? '' : `&${PROOF_PARAMETER}=${problem}`
  return redirect(`${orderPath(tenant, order)}${refused}#proof`, 303)
}

async function problemOf(
  { api, shopId }: Tenant,
  { number, key }: { readonly number: OrderNumber; readonly key: string },
  bytes: Uint8Array | null,
  shopper: CallOptions,
): Promise<ProofProblem | null> {
  if (!bytes || bytes.length === 0) return 'none'
  if (bytes.length > MAX_PROOF_BYTES) return 'tooBig'
  const file = Buffer.from(bytes).toString('base64')
  const sending = api.sendProof({ params: { number }, body: { shopId, key, file } }, shopper)
  const outcome = await orElse(shopId, orWait(sending), new Wait(60))
  if (outcome instanceof Wait) return 'wait'
  if (outcome === null) return 'notNow'
  return outcome.kind === 'received' ? null : outcome.reason
}

/** What an order's address says of it. */
export function proofProblemIn(search: URLSearchParams): ProofProblem | null {
  const said = search.get(PROOF_PARAMETER)
  return [...PROOF_REFUSALS, 'none' as const, 'wait' as const].find((known) => known === said) ?? null
}
