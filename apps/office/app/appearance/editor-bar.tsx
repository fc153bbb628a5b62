import { Link } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons.tsx'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { Panel } from './editor.tsx'
import type { DraftEditor } from './use-draft.ts'

type BarProps = {
  readonly draft: DraftEditor
  readonly base: string
  readonly panel: Panel | null
  readonly onPanel: (panel: Panel) => void
}

/** The state of the draft, undo and redo, and the button to publish. */
export function EditorBar({ draft, base, panel, onPanel }: BarProps) {
  const words = useSection(appearanceWords)
  const { status, state } = draft
  return (
    <header className="editor-bar">
      <Link className="icon-button" to={base} aria-label={words.back}>
        <Icon name="back" />
      </Link>
      <h1>{words.title}</h1>
      <p className="muted small" role="status">
        {status.kind === 'saving'
          ? words.saving
          : status.kind === 'failed'
            ? null
            : state.changes.length > 0
              ? words.saved
              : words.published}
      </p>
      {status.kind === 'failed' && (
        <p className="wrong" role="alert">
          {status.message || words.notSaved}{' '}
          <Button kind="quiet" onClick={() => void draft.retry()}>
            {words.retry}
          </Button>
        </p>
      )}
      {(['undo', 'redo'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="icon-button"
          aria-label={words[way]}
          disabled={!{ undo: draft.canUndo, redo: draft.canRedo }[way]}
          onClick={draft[way]}
        >
          <Icon name={way} />
        </button>
      ))}
      <Button kind="main" aria-pressed={panel === 'publish'} onClick={() => onPanel('publish')}>
        {words.publish}
      </Button>
    </header>
  )
}
