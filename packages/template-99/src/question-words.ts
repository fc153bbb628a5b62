import { useT } from '@store/template-kit'
import { useWords } from './words.ts'

/**
 * How the shop asks for a field: in its own words, `charla.ask.{name}`, or by the field's label where it has none, so that
 * a new row of core's tables is asked for without a line here.
 */
export function useQuestionWords() {
  const t = useWords()
  const written = useT<string>()
  return (name: string, { label, required }: { readonly label: string; readonly required: boolean }): string => {
    const key = `charla.ask.${name}`
    const own = written(key)
    // A key that no dictionary has comes back as it is.
    if (own !== key) return own
    return t(required ? 'charla.askFor' : 'charla.askForMore', { field: label })
  }
}
