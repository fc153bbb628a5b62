import { CrossIcon } from '@store/template-kit'
import { useWords } from '../words.ts'

export function CloseButton({ onClick }: { readonly onClick: () => void }) {
  const t = useWords()
  return (
    <button type="button" className="bar-button middle" aria-label={t('nav.close')} onClick={onClick}>
      <CrossIcon strokeWidth={2} />
    </button>
  )
}
