/** The terms of every shop; amounts in pesos. */
const TERMS = { minAmount: 50_000, maxAmount: 5_000_000, installments: 3 }

/** C30: `GET /allies/{slug}/config?requestedAmount=`. The lender knows every shop except `nadie`. */
export function answerFinancing(/** @type {string} */ path) {
  const [, slug] = /^\/allies\/([^/]+)\/config$/.exec(path) ?? []
  if (!slug || slug === 'nadie') return { status: 404, body: { message: 'Ally not found' } }
  return { body: { slug, ...TERMS, policies: [] } }
}
