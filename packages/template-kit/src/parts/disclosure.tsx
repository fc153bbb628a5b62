import type { ReactNode } from 'react'

/** Something folded: native, so it opens before any script and is found by the browser's search. */
export function Disclosure(props: {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly open?: boolean
  /** Only one of the same name is open at a time. */
  readonly name?: string
  readonly className?: string
}) {
  return (
    <details className={props.className} open={props.open} {...(props.name ? { name: props.name } : {})}>
      <summary>{props.summary}</summary>
      {props.children}
    </details>
  )
}
