import { pushWords } from '#app/words/push/index.ts'
import { useSection } from '#app/words/use-words.ts'

/** The sentence of `BellNote`. It is a module of its own because few pages show it. */
export function BellAsks() {
  const words = useSection(pushWords)
  return <p className="note toast">{words.bellAsks}</p>
}
