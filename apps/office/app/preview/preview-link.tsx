import { previewWords } from '#app/words/preview/index.ts'
import { useSection } from '#app/words/use-words.ts'

/** The link to a preview of something unpublished, as it was saved last. */
export function PreviewLink({ to }: { readonly to: string }) {
  const words = useSection(previewWords)
  return (
    <div className="stack">
      <p>
        <a className="button" href={to} target="_blank" rel="noreferrer">
          {words.see}
        </a>
      </p>
      <p className="hint">{words.hint}</p>
    </div>
  )
}
