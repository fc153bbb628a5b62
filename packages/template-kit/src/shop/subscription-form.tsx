import type { ReactNode } from 'react'
import { usePlainForm } from '../catalog/plain-form.ts'
import type { ScreenViews } from '../design.ts'
import { useT } from '../shop-context.tsx'
import type { PageWordKey } from '../words.ts'

/**
 * A form with one button, on the page behind a link of the newsletter's mails. It submits to the page's own address. Nothing
 * once it was answered. Parts to style: `data-subscription` with `data-error`.
 */
export function SubscriptionForm(props: {
  readonly view: ScreenViews['Subscription']
  readonly className?: string
  readonly buttonClassName?: string
  /** Content of the button, in place of its text. */
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
