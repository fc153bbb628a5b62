import type { ReactNode } from 'react'

/** A page that consists of one small table: title, state, actions. */
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
