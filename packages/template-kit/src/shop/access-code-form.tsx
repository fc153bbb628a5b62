import { FIELD_LIMITS } from '@store/core'
import { Fragment, type ReactNode, useId } from 'react'
import { usePlainForm } from '../catalog/plain-form.ts'
import type { ScreenViews } from '../design.ts'
import { usePaths, useT } from '../shop-context.tsx'
import { useContactLinks } from './contact-links.tsx'

/**
 * The form for the code of a locked shop (S1), with the shop's contact links for asking for it (M2). It always submits with a
 * page load, because the answer is the shop itself. The label is visible, and pasting is allowed. Parts to style:
 * `data-access-code` with `data-field`, `data-error`, `data-ways`.
 */
export function AccessCodeForm(props: {
  readonly view: ScreenViews['Locked']
  readonly className?: string
  readonly button?: ReactNode
}) {
  const t = useT()
  const id = useId()
  const contactLinks = useContactLinks()
  const { access } = usePaths()
  const form = usePlainForm(access(), props.view.reply)
  const error = form.error('code') ?? form.error('')
  return (
    <form method="post" action={access()} className={props.className} data-access-code="">
      <input type="hidden" name="to" value={props.view.returnTo} />
      <div data-field="code" data-invalid={error ? '' : undefined}>
        <label htmlFor={id}>{t('locked.code')}</label>
        <input
          id={id}
          type="text"
          name="code"
          required
          maxLength={FIELD_LIMITS.accessCode}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={form.value('code')}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}e`}
        />
        <p id={`${id}e`} data-error="" role={error ? 'alert' : undefined}>
          {error ?? ' '}
        </p>
      </div>
      <button type="submit">{props.button ?? t('locked.enter')}</button>
      {contactLinks.length > 0 && (
        <p data-ways="">
          {t('locked.ask')}
          {contactLinks.map(({ key, link }) => (
            <Fragment key={key}> {link()}</Fragment>
          ))}
        </p>
      )}
    </form>
  )
}
