import type { ReactNode } from 'react'

/** What is said of something: its name and its value; `kind`, where there are several, is in `data-kind`. */
export type FactRow = {
  readonly key?: string
  readonly kind?: string
  readonly name: string
  readonly value: ReactNode
}

/**
 * Facts of a product or an order, or what either comes to: a list of names and values. For the pages of one product, of
 * carts and orders: it comes with their code, which lists of products do without.
 */
export function FactList({ rows, className }: { readonly rows: readonly FactRow[]; readonly className?: string }) {
  return (
    <dl className={className}>
      {rows.map(({ key, kind, name, value }) => (
        <div key={key ?? `${name} ${value}`} data-kind={kind}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
