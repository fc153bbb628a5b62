import { type CheckedLine, lineKey } from '@store/core'
import { useEffect } from 'react'
import { useReplacements } from '../parts/replacements.ts'
import { useWords } from '../words.ts'
import { writeInto } from './write-into.ts'

/** Writes into the order's message which lines the shop may replace. The buyer sees the text and can change it. */
export function useReplacementNote(fieldId: string, lines: readonly CheckedLine[]): void {
  const t = useWords()
  const { isReplaced } = useReplacements()
  const names = lines.filter((line) => isReplaced(lineKey(line))).map(({ name }) => name)
  const note = names.length > 0 ? t('canasta.replaceNote', { names: names.join(', ') }) : ''
  useEffect(() => {
    if (note !== '')
      writeInto(fieldId, (text) => (text.includes(note) ? text : [text, note].filter(Boolean).join('\n')))
  }, [fieldId, note])
}
