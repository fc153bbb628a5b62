import { type MarkAttributes, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** Who the message is from: the shop (left) or the shopper (right). */
type From = 'shop' | 'you'

/** A message. Its element is what the text is, such as a heading or a paragraph; only its look is a bubble. */
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

/** Three dots: something is loading. Screen readers hear a text. */
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
