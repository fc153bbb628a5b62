import type { Category } from '@store/core'
import { useShop } from '@store/template-kit'
import { useState } from 'react'
import { CategoryLines, CategoryPicture } from '../parts/category-index.tsx'
import { Panel } from '../parts/panel.tsx'
import { useWords } from '../words.ts'

/**
 * The panel "Índice": the list of categories at the left, at the right the picture of the category under pointer or
 * focus.
 */
export function CategoryPanel({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { categories } = useShop()
  const t = useWords()
  const [near, setNear] = useState<Category | null>(null)
  const shown = near ?? categories[0] ?? null
  return (
    <Panel id="index" label={t('issue.index')} open={open} onClose={onClose} className="index-panel">
      <nav aria-label={t('issue.index')} className="index-panel-list">
        <CategoryLines categories={categories} onNear={setNear} />
      </nav>
      <div className="index-panel-picture">{open && shown && <CategoryPicture category={shown} sizes="58vw" />}</div>
    </Panel>
  )
}
