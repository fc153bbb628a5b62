import { useWords } from './words.ts'

export const pageNumber = (page: number) => String(page).padStart(2, '0')

/** "p. 06", at the foot of a page or at the end of a line of contents. */
export function Folio(props: { readonly page: number; readonly className?: string }) {
  const t = useWords()
  return <span className={`folio ${props.className ?? ''}`}>{t('issue.folio', { page: pageNumber(props.page) })}</span>
}
