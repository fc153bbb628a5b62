/** Pesos: what a lender of the region lends in a shop. */
const LENT = { minAmount: 50_000, maxAmount: 5_000_000, installments: 3 }

/** C30: `GET /allies/{slug}/config?requestedAmount=`. Whoever is called `nadie` has no contract. */
export function answerFinancing(/** @type {string} */ path) {
  const [, slug] = /^\/allies\/([^/]+)\/config$/.exec(path) ?? []
  if (!slug || slug === 'nadie') return { status: 404, body: { message: 'Ally not found' } }
  return { body: { slug, ...LENT, policies: [] } }
}
