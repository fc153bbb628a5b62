import { MAX_MAIL_NOTE, type OrderStep } from '@store/core'
import { useId, useState } from 'react'
import { LongField } from '#app/ui/fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { mailWords } from '#app/words/mails/index.ts'
import { useLanguage, useSection } from '#app/words/use-words.ts'
import { Section } from './section.tsx'

type MailNoteFieldProps = {
  readonly step: OrderStep
  readonly note: string
  /** What the mail says before and after the lines, in the shop's language. */
  readonly title: string
  readonly lead: string
  readonly button: string
  readonly shop: { readonly name: string; readonly language: string }
  readonly typed: string | undefined
  readonly wrong: string | undefined
}

/** The shop's lines in the mail about a step, with the mail around them. */
export function MailNoteField({ step, note, shop, typed, wrong, ...mail }: MailNoteFieldProps) {
  const words = useSection(mailWords)
  const language = useLanguage()
  const isHydrated = useHydrated()
  const [shown, setShown] = useState(typed ?? note)
  const preview = useId()
  const field = useId()
  const most = MAX_MAIL_NOTE.toLocaleString(language)
  const used = shown.trim().length.toLocaleString(language)
  return (
    <Section title={words.steps[step]} hint={words.when[step]}>
      <LongField
        id={field}
        label={words.own}
        hint={isHydrated ? words.count(used, most) : words.blank(most)}
        wrong={wrong}
        name={step}
        defaultValue={typed ?? note}
        rows={3}
        maxLength={MAX_MAIL_NOTE}
        onInput={(event) => setShown(event.currentTarget.value)}
      />
      <div className="field">
        <span className="label" id={preview}>
          {words.preview}
        </span>
        <output className="mail" htmlFor={field} aria-labelledby={preview} aria-live="off" lang={shop.language}>
          <strong className="mail-title">{mail.title}</strong>
          <span>{mail.lead}</span>
          {shown.trim() && (
            <span className="mail-note">
              <span className="small muted">{shop.name}</span>
              <span>{shown.trim()}</span>
            </span>
          )}
          <span className="mail-button">{mail.button}</span>
        </output>
      </div>
    </Section>
  )
}
