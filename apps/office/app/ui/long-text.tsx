import type { ComponentProps, FormEvent } from 'react'
import { limitsWords } from '#app/words/limits/index.ts'
import { useLanguage, useSection } from '#app/words/use-words.ts'
import { LongField } from './fields.tsx'

/**
 * A field for texts of many pages. A text longer than `most` is reported before it is sent; with `maxlength`, browsers would
 * silently cut what is pasted.
 */
export function LongText({ most, ...rest }: ComponentProps<typeof LongField> & { readonly most: number }) {
  const words = useSection(limitsWords)
  const language = useLanguage()
  const measure = ({ currentTarget: field }: FormEvent<HTMLTextAreaElement>) =>
    field.setCustomValidity(field.value.length > most ? words.tooLong(most.toLocaleString(language)) : '')
  return <LongField {...rest} onInput={measure} />
}
