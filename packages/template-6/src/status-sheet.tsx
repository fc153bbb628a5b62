import type { ReactNode } from 'react'

/** A page that is one small table: what it is, how it stands, what can be done. */
export function StatusSheet(props: {
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[]
}) {
  return (
    <section className="frame status-sheet">
      <h1>{props.title}</h1>
      <dl>
        {props.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
