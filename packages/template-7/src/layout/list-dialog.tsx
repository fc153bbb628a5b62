import { CrossIcon, Dialog } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { loadListPanel, useList } from '../parts/list-link.tsx'
import { useWords } from '../words.ts'
import { MountOnce } from './mount-once.tsx'

const ListPanel = lazy(loadListPanel)

/** "Pega tu lista": the dialog for a shopping list. Its text is kept while it is closed. */
export function ListDialog() {
  const t = useWords()
  const { isOpen, close } = useList()
  return (
    <Dialog open={isOpen} onClose={close} label={t('canasta.pasteTitle')} className="sheet list">
      <div className="sheet-head apart">
        <p className="sheet-title">{t('canasta.pasteTitle')}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={close}>
          <CrossIcon />
        </button>
      </div>
      <MountOnce isOpen={isOpen}>
        <Suspense>
          <ListPanel onDone={close} />
        </Suspense>
      </MountOnce>
    </Dialog>
  )
}
