import { CHAT_PLACES, type ChatPlace, type ChatText, fillChatText, MAX_CHAT_TEXT } from '@store/core'
import { useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { chatWords } from '#app/words/chat/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { asStored } from './chat-places.ts'
import { Section } from './section.tsx'

type ChatTextFieldProps = {
  readonly kind: ChatText
  readonly text: string
  readonly ready: string
  /** The data of an example order. */
  readonly facts: Readonly<Record<ChatPlace, string>>
  readonly typed: string | undefined
  readonly wrong: string | undefined
}

/** The text of one kind of chat, with a preview. */
export function ChatTextField({ kind, text, ready, facts, typed, wrong }: ChatTextFieldProps) {
  const words = useSection(chatWords)
  const { title, when } = words.kinds[kind]
  const [shown, setShown] = useState(typed ?? text)
  const isHydrated = useHydrated()
  const [isBegun, setBegun] = useState(false)
  const id = useId()
  const preview = useId()
  const field = useRef<HTMLDivElement>(null)
  /** Sends an `input` event, so that the page notices the unsaved change. */
  function put(written: (area: HTMLTextAreaElement) => void) {
    const area = field.current?.querySelector('textarea')
    if (!area) return
    written(area)
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <Section title={title} hint={when}>
      <div ref={field}>
        <LongField
          id={id}
          label={words.own}
          hint={words.blank}
          wrong={wrong}
          name={kind}
          defaultValue={typed ?? text}
          rows={4}
          maxLength={MAX_CHAT_TEXT}
          onFocus={() => setBegun(true)}
          onInput={(event) => setShown(event.currentTarget.value)}
        />
      </div>
      {isBegun && (
        <ul className="chips">
          {CHAT_PLACES.map((place) => (
            <li key={place}>
              <button
                type="button"
                className="chip"
                onClick={() =>
                  put((area) =>
                    area.setRangeText(`{${words.places[place]}}`, area.selectionStart, area.selectionEnd, 'end'),
                  )
                }
              >
                {words.places[place]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="field">
        <span className="label" id={preview}>
          {words.preview}
        </span>
        <output className="bubble" htmlFor={id} aria-labelledby={preview} aria-live="off">
          {fillChatText(asStored(shown || ready, words.places), facts)}
        </output>
      </div>
      {isHydrated && shown !== ready && (
        <Button
          kind="quiet"
          onClick={() =>
            put((area) => {
              area.value = ready
            })
          }
        >
          {words.back}
        </Button>
      )}
    </Section>
  )
}
