import type { ScreenViews } from '../design.ts'
import { Link } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Title and text of the newsletter's page, before and after the subscription. */
export function useNewsletterHead({ sent }: ScreenViews['Newsletter']) {
  const t = useT()
  return { title: t('newsletter.page'), text: t(sent ? 'newsletter.thanks' : 'newsletter.text') }
}

/** The form on the newsletter's page; after the subscription, a link to the home page. */
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
