import { VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/** A link to another site, in a page of its own; who only hears it is told. */
export function Outside(props: { readonly href: string; readonly className?: string; readonly children: ReactNode }) {
  const t = useWords()
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
      {props.children}
      <VisuallyHidden>{` (${t('footer.newTab')})`}</VisuallyHidden>
    </a>
  )
}
