import { describedFacts, type SafeHtml } from '@store/core'
import { Prose } from '../parts/prose.tsx'
import { useT } from '../shop-context.tsx'

/** The description of a product without the facts in it, under a heading; nothing where it consists of facts only. */
export function ProductStory(props: {
  readonly description: SafeHtml | null
  readonly className?: string
  readonly proseClassName?: string
  readonly noneClassName?: string
}) {
  const t = useT()
  const { facts, rest } = describedFacts(props.description)
  if (!rest && facts.length > 0) return null
  return (
    <section className={props.className}>
      <h2>{t('product.description')}</h2>
      {rest ? (
        <Prose html={rest} className={props.proseClassName} />
      ) : (
        <p className={props.noneClassName}>{t('product.noDescription')}</p>
      )}
    </section>
  )
}
