import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { PageName } from './read-editor.server.ts'
import { SchemeIcon } from './scheme-icon.tsx'
import type { Preview } from './use-preview.ts'

type StageProps = {
  readonly preview: Preview
  /** The address of the preview; null: there is none. */
  readonly url: string | null
  readonly pages: Readonly<Partial<Record<PageName, string>>>
  readonly scheme: 'light' | 'dark' | null
  readonly onScheme: (scheme: 'light' | 'dark') => void
}

/** The preview of the draft, with its page, width and colour scheme to choose. */
export function Stage({ preview, url, pages, scheme, onScheme }: StageProps) {
  const words = useSection(appearanceWords)
  const { frame, ready, isAway, send, onLoad } = preview
  const [width, setWidth] = useState<'phone' | 'desk'>('phone')
  const { isCopied, copy } = useCopy(url ?? '')
  // Rendered after hydration: a frame that starts before it would load twice.
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(true), [])
  const all = Object.entries(pages) as readonly (readonly [PageName, string])[]
  const here = all.find(([, to]) => to === ready?.to)?.[0] ?? ''
  return (
    <section className="stage" aria-label={words.frame} data-width={width}>
      <div className="stage-bar">
        <select
          className="input"
          aria-label={words.page}
          value={here}
          onChange={(event) => {
            const to = pages[event.currentTarget.value as PageName]
            if (to !== undefined) send({ kind: 'go', to })
          }}
        >
          {here === '' && <option value="">{ready?.to ?? words.loading}</option>}
          {all.map(([name]) => (
            <option key={name} value={name}>
              {words.pages[name]}
            </option>
          ))}
        </select>
        {(['phone', 'desk'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="icon-button"
            data-desk=""
            aria-label={words[each]}
            aria-pressed={width === each}
            onClick={() => setWidth(each)}
          >
            <Icon name={each} />
          </button>
        ))}
        <button
          type="button"
          className="icon-button"
          aria-label={scheme === 'dark' ? words.light : words.dark}
          onClick={() => onScheme(scheme === 'dark' ? 'light' : 'dark')}
        >
          <SchemeIcon of={scheme === 'dark' ? 'day' : 'night'} />
        </button>
        {url !== null && (
          <button
            type="button"
            className="icon-button"
            aria-label={isCopied ? words.copied : words.copy}
            title={words.linkHint}
            onClick={copy}
          >
            <Icon name="link" />
          </button>
        )}
        <span role="status" className={isCopied ? 'small muted' : 'hidden'}>
          {isCopied && words.copied}
        </span>
      </div>
      {isAway && (
        <p className="note" data-dye="now" role="alert">
          {words.away}{' '}
          <Button kind="quiet" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </p>
      )}
      <div className="stage-frame">
        {isOn && url !== null && <iframe ref={frame} src={url} title={words.frame} onLoad={onLoad} />}
      </div>
      <p className="muted small stage-hint">{ready === null && !isAway ? words.loading : words.tapHint}</p>
    </section>
  )
}
