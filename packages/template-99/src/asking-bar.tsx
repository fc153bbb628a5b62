import type { ReactNode } from 'react'
import { SendIcon } from './icons.tsx'
import { useWords } from './words.ts'

/**
 * The bottom of a chat that asks: an arrow while a question is open, the form's own button once all is said, where the
 * form is filled in at once, and where there are no scripts.
 */
export function AskingBar(props: { readonly open: boolean; readonly children: ReactNode }) {
  const t = useWords()
  return (
    <div className="composer asking-bar" data-open={props.open ? '' : undefined}>
      {props.open && (
        <button type="submit" className="composer-send" aria-label={t('charla.answer')}>
          <SendIcon />
        </button>
      )}
      <div className="composer-inner">{props.children}</div>
    </div>
  )
}
