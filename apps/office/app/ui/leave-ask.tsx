import { leavingWords } from '#app/words/leaving/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { Button } from './button.tsx'
import { Float } from './float.tsx'

type LeaveAskProps = { readonly onStay: () => void; readonly onLeave: () => void }

/** Asks whether a page with unsaved changes is to be left. */
export function LeaveAsk({ onStay, onLeave }: LeaveAskProps) {
  const words = useSection(leavingWords)
  return (
    <Float title={words.title} isOpen onClose={onStay}>
      <p>{words.text}</p>
      <div className="row">
        <Button kind="main" onClick={onStay}>
          {words.stay}
        </Button>
        <Button kind="danger" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Float>
  )
}
