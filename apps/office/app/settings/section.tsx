import { type ReactNode, useId } from 'react'

type SectionProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode }

/** A group of fields with its heading, and where shoppers see them. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <header className="stack" data-tight="">
        <h2 id={id}>{title}</h2>
        {hint && <p className="muted small">{hint}</p>}
      </header>
      {children}
    </section>
  )
}
