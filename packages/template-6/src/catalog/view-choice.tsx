import { VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { GridIcon, ListIcon, TableIcon } from '../icons.tsx'
import { useWords } from '../words.ts'

const VIEWS = ['grid', 'list', 'table'] as const
export type View = (typeof VIEWS)[number]

export const viewFrom = (stored: unknown): View | null => VIEWS.find((view) => view === stored) ?? null

const ICONS: Readonly<Record<View, ReactNode>> = { grid: <GridIcon />, list: <ListIcon />, table: <TableIcon /> }

/** Grid, rows, or a table of facts; remembered by the browser. */
export function ViewChoice({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) {
  const t = useWords()
  return (
    <fieldset className="views scripted">
      <legend>
        <VisuallyHidden>{t('volt.view')}</VisuallyHidden>
      </legend>
      {VIEWS.map((each) => (
        <label key={each} data-chosen={each === view ? '' : undefined} title={t(`volt.view.${each}`)}>
          <input type="radio" name="view" checked={each === view} onChange={() => onChange(each)} />
          {ICONS[each]}
          <VisuallyHidden>{t(`volt.view.${each}`)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
