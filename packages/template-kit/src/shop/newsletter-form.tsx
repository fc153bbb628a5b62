import { FIELD_LIMITS } from '@store/core'
import { type ReactNode, useId } from 'react'
import { usePlainForm } from '../catalog/plain-form.ts'
import type { PlainReply } from '../design.ts'
import { Link } from '../host.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** Version of the sentence beside the checkbox. It is stored, as proof of what a subscriber agreed to (V4). */
export const NEWSLETTER_CONSENT = '2026-11'

/**
 * Email and consent (L2, V4). The checkbox is never checked in advance, and its sentence links to the shop's policy. Parts to
 * style: `data-newsletter` with `data-field`, `data-consent`, `data-error`. Once accepted, a text of thanks replaces the form
 * (`data-done`).
 */
export function NewsletterForm(props: {
  readonly className?: string
  /** The server's reply, on the page to which the form submits without JavaScript. */
  readonly reply?: PlainReply | null
  /** Content of the button, in place of its text. */
  readonly button?: ReactNode
}) {
  const t = useT()
  const paths = usePaths()
  const id = useId()
  const form = usePlainForm(paths.newsletter(), props.reply ?? null)
  const [email, consent, whole] = [form.error('email'), form.error('consent'), form.error('')]
  if (form.done)
    return (
      <p className={props.className} data-newsletter="" data-done="" role="status">
        {t('newsletter.thanks')}
      </p>
    )
  return (
    <form {...form.formProps} className={props.className} data-newsletter="">
      <div data-field="email" data-invalid={email ? '' : undefined}>
        <label htmlFor={`${id}e`}>{t('newsletter.email')}</label>
        <input
          id={`${id}e`}
          type="email"
          name="email"
          required
          maxLength={FIELD_LIMITS.email}
          autoComplete="email"
          defaultValue={form.value('email')}
          aria-invalid={email !== null || undefined}
          aria-describedby={email ? `${id}ee` : undefined}
        />
        {email && (
          <p id={`${id}ee`} data-error="" role="alert">
            {email}
          </p>
        )}
      </div>
      <div data-field="consent" data-invalid={consent ? '' : undefined}>
        <label data-consent="">
          <input
            type="checkbox"
            name="consent"
            value={NEWSLETTER_CONSENT}
            required
            aria-invalid={consent !== null || undefined}
            aria-describedby={consent ? `${id}ce` : undefined}
          />
          <span>
            <ConsentText />
          </span>
        </label>
        {consent && (
          <p id={`${id}ce`} data-error="" role="alert">
            {consent}
          </p>
        )}
      </div>
      <button type="submit" aria-busy={form.pending}>
        {form.pending ? t('newsletter.sending') : (props.button ?? t('newsletter.send'))}
      </button>
      {whole && (
        <p data-error="" role="alert">
          {whole}
        </p>
      )}
    </form>
  )
}

/** The sentence with a link to the privacy policy, or to all policies. */
function ConsentText() {
  const t = useT()
  const paths = usePaths()
  const { policyKinds } = useShop()
  const [before = '', after = ''] = t('newsletter.consent', { policy: '\n' }).split('\n')
  const policy = t('newsletter.policy')
  const href = policyKinds.includes('privacy') ? paths.policy('privacy') : paths.terms()
  return (
    <>
      {before}
      <Link href={href}>{policy}</Link>
      {after}
    </>
  )
}
