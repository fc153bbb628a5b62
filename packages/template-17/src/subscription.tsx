import { Link, type ScreenViews, SubscriptionForm, usePaths, useShop } from '@store/template-kit'
import { Notice } from './notice.tsx'
import { useWords } from './words.ts'

/** Where the links of the newsletter's mails lead: a question, or what came of it. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const t = useWords()
  const { home, newsletter } = usePaths()
  const { name } = useShop().shop
  const { step } = view
  const isQuestion = step === 'confirm' || step === 'leave'
  const [href, word] = step === 'unknown' ? [newsletter(), t('newsletter.send')] : [home(), t('nav.home')]
  return (
    <Notice
      title={t(`subscription.${step}.title`)}
      text={t(`subscription.${step}.text`, { shop: name })}
      isNews={!isQuestion}
    >
      <SubscriptionForm view={view} className="raw" buttonClassName="press" />
      {!isQuestion && (
        <Link href={href} className="press">
          {word}
        </Link>
      )}
    </Notice>
  )
}
