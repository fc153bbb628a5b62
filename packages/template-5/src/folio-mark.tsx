import { useT } from '@store/template-kit'

export const pageNumber = (page: number) => String(page).padStart(2, '0')

/** "p. 06", at the foot of a page or at the end of a line of contents. */
export function Folio({ page, className = '' }: { page: number; className?: string }) {
  const t = useT()
  return <span className={`folio ${className}`}>{t('portada.folio', { page: pageNumber(page) })}</span>
}
