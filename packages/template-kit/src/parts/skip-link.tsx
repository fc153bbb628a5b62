import { useT } from '../shop-context.tsx'

/** First in the Layout; leads to its `<main id="main">`. */
export function SkipLink(props: { readonly className?: string }) {
  const t = useT()
  return (
    <a href="#main" className={props.className} data-skip-link="">
      {t('nav.skip')}
    </a>
  )
}
