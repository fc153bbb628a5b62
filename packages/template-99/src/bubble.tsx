import { VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** Who says it: the shop at the left, the shopper at the right. */
type From = 'shop' | 'you'

/** Something said. Its element is what it means, a heading or a paragraph; that it is a bubble is only seen. */
export function Bubble(props: {
  readonly from?: From
  readonly as?: 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'section' | 'article'
  readonly className?: string
  readonly id?: string
  readonly children: ReactNode
}) {
  const { from = 'shop', as: Element = 'p', className = '' } = props
  return (
    <Element id={props.id} className={`bubble ${className}`} data-from={from}>
      {props.children}
    </Element>
  )
}

/** Somebody is typing, or the page is: three dots, said in words to those who listen. */
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
