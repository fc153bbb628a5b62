import { useLocation } from '@remix-run/react'
import { LANGUAGES } from '@store/core'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES } from '#app/session/language.ts'
import { useLanguage, useWords } from '#app/words/use-words.ts'
import { Awning } from './awning.tsx'
import { BrandSign } from './brand-sign.tsx'
import { OfflineBar } from './offline-bar.tsx'

type AloneProps = {
  readonly children: ReactNode
  /** Whether the language can be chosen, for people who are not signed in. */
  readonly languages?: boolean
  readonly wide?: boolean
}

/** The layout of pages outside of shops. */
export function Alone({ children, languages, wide }: AloneProps) {
  const { app } = useWords()
  return (
    <div className="alone">
      <a className="skip" href="#content">
        {app.skip}
      </a>
      <Awning />
      <OfflineBar />
      <main id="content" className="stack" data-wide={wide ? '' : undefined}>
        <a className="brand" href="/">
          <BrandSign /> {app.name}
        </a>
        {children}
      </main>
      {languages && (
        <footer>
          <Languages />
        </footer>
      )}
    </div>
  )
}

function Languages() {
  const { app } = useWords()
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const to = (language: string) => {
    const query = new URLSearchParams(search)
    query.set('language', language)
    return `${pathname}?${query}`
  }
  return (
    <nav aria-label={app.language} className="languages">
      {LANGUAGES.map((language) => (
        <a key={language} href={to(language)} lang={language} aria-current={language === current || undefined}>
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  )
}
