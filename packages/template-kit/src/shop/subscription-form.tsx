import type { ReactNode } from 'react'
import { usePlainForm } from '../catalog/plain-form.ts'
import type { ScreenViews } from '../design.ts'
import { useT } from '../shop-context.tsx'
import type { PageWordKey } from '../words.ts'

/**
 * The one button behind a link of the newsletter's mails, sent to the link's own address. Nothing once the question is
 * answered. Parts to style: `data-subscription` with `data-error`.
 */
export function SubscriptionForm(props: {
  readonly view: ScreenViews['Subscription']
  readonly className?: string
  readonly buttonClassName?: string
  /** What the button shows; its words unless given. */
  readonly button?: ReactNode
}) {
  const t = useT<PageWordKey>()
  const { step, reply } = props.view
  const error = usePlainForm('', reply).error('')
  if (step !== 'confirm' && step !== 'leave') return null
  return (
    <form method="post" className={props.className} data-subscription="">
      <button type="submit" className={props.buttonClassName}>
        {props.button ?? t(`subscription.${step}.button`)}
      </button>
      {error && (
        <p data-error="" role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
