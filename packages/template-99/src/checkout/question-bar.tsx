import type { ReactNode } from 'react'
import { SendIcon } from '../icons.tsx'
import { useWords } from '../words.ts'

/**
 * The bar at the bottom of a form that asks question by question: an arrow while a question is open, then the form's
 * button. If the whole form is shown, and without JavaScript, only the form's button.
 */
export function QuestionBar(props: { readonly open: boolean; readonly children: ReactNode }) {
  const t = useWords()
  return (
    <div className="composer asking-bar" data-open={props.open ? '' : undefined}>
      {props.open && (
        <button type="submit" className="composer-send middle" aria-label={t('charla.answer')}>
          <SendIcon />
        </button>
      )}
      <div className="composer-inner">{props.children}</div>
    </div>
  )
}
