import type { Policies, PolicyKind } from '@store/core'
import { Disclosure } from '../parts/disclosure.tsx'
import { Prose } from '../parts/prose.tsx'
import { usePolicyTexts } from './product-facts.ts'

/** Policies to show with a product, each in a `<details>`. `name`: with it, only one of them is open at a time. */
export const PolicyDisclosures = (props: {
  readonly policies: Policies | null
  readonly kinds: readonly PolicyKind[]
  readonly className?: string
  readonly proseClassName?: string
  readonly name?: string
}) =>
  usePolicyTexts(props.policies, props.kinds).map(({ key, title, html }) => (
    <Disclosure key={key} summary={title} className={props.className} {...(props.name ? { name: props.name } : {})}>
      <Prose html={html} className={props.proseClassName} />
    </Disclosure>
  ))
