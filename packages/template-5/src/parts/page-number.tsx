import { useWords } from '../words.ts'

export const pageNumber = (page: number) => String(page).padStart(2, '0')

/** A page number, as in "p. 06". */
export function PageNumber(props: { readonly page: number; readonly className?: string }) {
  const t = useWords()
  return <span className={`folio ${props.className ?? ''}`}>{t('issue.folio', { page: pageNumber(props.page) })}</span>
}
