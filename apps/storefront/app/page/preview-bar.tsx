import type { Language } from '@store/core'
import { Link, useLanguage } from '@store/template-kit'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useRoot } from '#app/page/root-data.ts'
import { useBottomEdge } from '#app/third-parties/bottom-edge.ts'

/** Words of the bar, which no template has. */
const WORDS: Readonly<Record<Language, { readonly shown: string; readonly leave: string }>> = {
  es: { shown: 'Así se ve con', leave: 'Volver a la tienda' },
  en: { shown: 'This is how it looks in', leave: 'Back to the shop' },
  pt: { shown: 'É assim que fica com', leave: 'Voltar à loja' },
  fr: { shown: 'Voici la boutique avec', leave: 'Revenir à la boutique' },
}

/** It uses the template's colours and fonts. Inline styles, so that the previewed template's stylesheet stays as it is. */
const BAR: CSSProperties = {
  position: 'fixed',
  zIndex: 55,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1rem',
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: '1rem',
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  color: 'var(--text)',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  fontFamily: 'var(--sans, var(--font, var(--mono, var(--serif, inherit))))',
}
const LEAVE: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
}

/** R9: which template is previewed, and a link back to the shop's own. */
export default function PreviewBar() {
  const bar = useRef<HTMLElement>(null)
  const edge = useBottomEdge(bar)
  const language = useLanguage()
  const { preview: name } = useRoot()
  const { shown, leave } = WORDS[language]
  // Padding keeps the end of the page above the bar.
  useEffect(() => {
    document.body.style.paddingBlockEnd = '3.5rem'
  }, [])
  return (
    <aside ref={bar} aria-label={`${shown} ${name}`} style={{ ...BAR, bottom: edge }}>
      <p>
        {shown} <b>{name}</b>
      </p>
      {/* It links out of the mount, which needs a page load. */}
      <Link href="/" style={LEAVE}>
        {leave}
      </Link>
    </aside>
  )
}
