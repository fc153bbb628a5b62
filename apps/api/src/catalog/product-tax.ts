import type { ProductChange, ShopTax } from '@store/core'
import type { DraftProblem } from './draft-problems.ts'

export type ShopTaxes = readonly Pick<ShopTax, 'id' | 'name'>[]

/** The tax that a change names; capitals do not matter. */
const taxNamed = (name: string, taxes: ShopTaxes) =>
  taxes.find((each) => each.name.toLowerCase() === name.trim().toLowerCase())

/** The change with the id of the tax that it names; an unknown name is a problem (`taxProblem`). */
export function withTaxId<Change extends ProductChange>(change: Change, taxes: ShopTaxes): Change {
  const { tax } = change
  return tax === undefined ? change : { ...change, taxId: tax === null ? null : (taxNamed(tax, taxes)?.id ?? null) }
}

/** The error if the shop does not have the tax of a change. */
export function taxProblem({ tax = null, taxId = null }: ProductChange, taxes: ShopTaxes): DraftProblem | null {
  if (tax !== null) return taxNamed(tax, taxes) ? null : { path: 'tax', code: 'unknown', params: { value: tax } }
  return taxId === null || taxes.some(({ id }) => id === taxId) ? null : { path: 'taxId', code: 'unknown' }
}
