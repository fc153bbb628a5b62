import { type ReactNode, useId } from 'react'

type SectionProps = {
  readonly title: string
  readonly hint?: string
  /** The id that links point to. */
  readonly id?: string
  readonly children: ReactNode
}

/** A group of fields with a heading, and where in the shop they appear. */
export function Section({ title, hint, id: own, children }: SectionProps) {
  const id = useId()
  return (
    <section className="card" id={own} aria-labelledby={id}>
      <header className="stack" data-tight="">
        <h2 id={id}>{title}</h2>
        {hint && <p className="muted small">{hint}</p>}
      </header>
      {children}
    </section>
  )
}
