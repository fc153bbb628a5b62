import type { Category } from '@store/core'
import { useShop } from '@store/template-kit'
import { useState } from 'react'
import { CategoryPicture, IndexLines } from './index-page.tsx'
import { Panel } from './panel.tsx'
import { useWords } from './words.ts'

/** "Índice": the contents at the left; at the right the picture of the line one is at. */
export function IndexPanel({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { categories } = useShop()
  const t = useWords()
  const [near, setNear] = useState<Category | null>(null)
  const shown = near ?? categories[0] ?? null
  return (
    <Panel id="index" label={t('issue.index')} open={open} onClose={onClose} className="index-panel">
      <nav aria-label={t('issue.index')} className="index-panel-list">
        <IndexLines categories={categories} onNear={setNear} />
      </nav>
      <div className="index-panel-picture">{open && shown && <CategoryPicture category={shown} sizes="58vw" />}</div>
    </Panel>
  )
}
