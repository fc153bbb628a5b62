import { useEffect, useRef } from 'react'
import type { Ready } from '#app/data/exports.server.ts'
import { useLastOf } from '#app/session/outcome-hooks.ts'
import { Note } from '#app/ui/notes.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection } from '#app/words/use-words.ts'

/**
 * The file that was asked for: the browser fetches it by itself, without scripts by a tap. It says of itself that it is to be saved; the
 * link does not, so that a refusal is shown as a page.
 */
export function Download() {
  const words = useSection(dataWords)
  const ready = useLastOf<Ready>('done')
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (ready?.download) link.current?.click()
  }, [ready])
  return (
    <div role="status">
      {ready?.download && (
        <Note>
          <p>{ready.note}</p>
          <p>
            <a className="button" href={ready.download} ref={link}>
              {words.download}
            </a>
          </p>
        </Note>
      )}
    </div>
  )
}
