import { useT } from '@store/template-kit'
import { useWords } from './words.ts'

/**
 * The question for a field: the text `charla.ask.{name}`, or the field's label if there is none. So a new row of core's
 * tables of fields needs no line here.
 */
export function useQuestionWords() {
  const t = useWords()
  const written = useT<string>()
  return (name: string, { label, required }: { readonly label: string; readonly required: boolean }): string => {
    const key = `charla.ask.${name}`
    const own = written(key)
    // A key without a text is returned as it is.
    if (own !== key) return own
    return t(required ? 'charla.askFor' : 'charla.askForMore', { field: label })
  }
}
