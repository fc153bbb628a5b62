import { useT } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * Returns the question for a field: the text `charla.ask.{name}`, or one made from the field's label. So new fields in
 * core's tables need no change here.
 */
export function useQuestionWords() {
  const t = useWords()
  const written = useT<string>()
  return (name: string, { label, required }: { readonly label: string; readonly required: boolean }): string => {
    const key = `charla.ask.${name}`
    const own = written(key)
    // `useT` returns a key without a text unchanged.
    if (own !== key) return own
    return t(required ? 'charla.askFor' : 'charla.askForMore', { field: label })
  }
}
