import type { ScreenViews } from '../design.ts'
import { Link } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** What the page of the newsletter is called, and what it says before and after. */
export function useNewsletterHead({ sent }: ScreenViews['Newsletter']) {
  const t = useT()
  return { title: t('newsletter.page'), text: t(sent ? 'newsletter.thanks' : 'newsletter.text') }
}

/** The form, where it leads without JavaScript; once it is sent, the way on in its place. */
export function NewsletterStep(props: {
  readonly view: ScreenViews['Newsletter']
  readonly className?: string
  readonly linkClassName?: string
}) {
  const t = useT()
  const paths = usePaths()
  const { sent, reply } = props.view
  return sent ? (
    <Link href={paths.home()} className={props.linkClassName}>
      {t('nav.home')}
    </Link>
  ) : (
    <NewsletterForm reply={reply} className={props.className} />
  )
}
