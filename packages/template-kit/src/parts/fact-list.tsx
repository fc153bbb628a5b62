import type { ReactNode } from 'react'

/**
 * A name and a value. `kind` becomes `data-kind`, for styles; `kind`, or `key` up to its first dot, is the row's `data-feature`.
 */
export type FactRow = {
  readonly key?: string
  readonly kind?: string
  readonly name: string
  readonly value: ReactNode
}

/**
 * A `<dl>` of names and values: facts of a product or an order, or its totals. Use it on pages of a product, cart or order
 * only: it is in their chunk, which lists of products do not load.
 */
export function FactList({ rows, className }: { readonly rows: readonly FactRow[]; readonly className?: string }) {
  return (
    <dl className={className}>
      {rows.map(({ key, kind, name, value }) => (
        <div key={key ?? `${name} ${value}`} data-kind={kind} data-feature={kind ?? key?.replace(/\..*/, '')}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
