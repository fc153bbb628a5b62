import { Form } from '@remix-run/react'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { EditorData } from './editor.tsx'

/** The published versions, by whom and when; each can be previewed, or made the draft again. */
export function History({ versions }: Pick<EditorData, 'versions'>) {
  const words = useSection(appearanceWords)
  const { base } = useShop()
  if (versions.length === 0) return <p className="muted">{words.historyEmpty}</p>
  return (
    <ol className="rows">
      {versions.map(({ version, template, at, by, note }) => (
        <li key={version}>
          <p>
            <strong>{words.version(version, template)}</strong>
            <br />
            <span className="muted small">{by === null ? words.beginning : `${by} · ${at}`}</span>
          </p>
          {note && <q className="small">{note}</q>}
          <Form method="post" className="row">
            <a
              className="button"
              href={`${base}/appearance/versions/${version}`}
              target="_blank"
              rel="noreferrer"
              aria-label={`${words.lookAt}: ${words.version(version, template)}`}
            >
              {words.lookAt}
            </a>
            <input type="hidden" name="version" value={version} />
            <Submit intent="revert" kind="plain" aria-label={`${words.revert}: ${words.version(version, template)}`}>
              {words.revert}
            </Submit>
          </Form>
        </li>
      ))}
    </ol>
  )
}
