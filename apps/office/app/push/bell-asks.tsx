import { pushWords } from '#app/words/push/index.ts'
import { useSection } from '#app/words/use-words.ts'

/** The sentence of `BellNote`, with its words: nearly no page shows it. */
export function BellAsks() {
  const words = useSection(pushWords)
  return <p className="note toast">{words.bellAsks}</p>
}
