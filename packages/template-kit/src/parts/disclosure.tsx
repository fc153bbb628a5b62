import type { ReactNode } from 'react'

/** A native `<details>`: it works without JavaScript, and the browser's page search finds its content. */
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
