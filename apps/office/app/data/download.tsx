import { useEffect, useRef } from 'react'
import type { Ready } from '#app/data/exports.server.ts'
import { useLastOf } from '#app/session/outcome-hooks.ts'
import { Note } from '#app/ui/notes.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection } from '#app/words/use-words.ts'

/**
 * Downloads the requested file: an effect clicks the link; without scripts it is tapped. The response's
 * `content-disposition` saves it; the link has no `download`, so that a refusal is shown as a page.
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
