import { type MarkAttributes, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

/** The sender of a message: the shop (left) or the shopper (right). */
type From = 'shop' | 'you'

/** A message. `as` is the element that suits the text, such as a heading; the style sheet draws it as a bubble. */
export function Bubble(
  props: MarkAttributes & {
    readonly from?: From
    readonly as?: 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'section' | 'article'
    readonly className?: string
    readonly id?: string
    readonly children: ReactNode
  },
) {
  const { from = 'shop', as: Element = 'p', className = '' } = props
  return (
    <Element id={props.id} className={`bubble ${className}`} data-from={from} data-setting={props['data-setting']}>
      {props.children}
    </Element>
  )
}

/** Three dots while an answer loads, with a text for screen readers. */
export function Dots() {
  const t = useWords()
  return (
    <p className="bubble dots" data-from="shop">
      <VisuallyHidden>{t('charla.typing')}</VisuallyHidden>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </p>
  )
}
