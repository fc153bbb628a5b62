import { CHAT_FIELD_LIMITS, CHAT_FIELD_TYPES, MOST_CHAT_FIELDS } from '@store/api-client/manage'
import { chatDigits } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith, wrongTyped } from '#app/session/outcome.ts'
import { chatFormWords } from '#app/words/chat-form/index.ts'
import { limitsWords } from '#app/words/limits/index.ts'
import {
  type ChatField,
  chatFieldType,
  EXAMPLES,
  isAsked,
  keyFor,
  suitsType,
  withMoved,
  withReturned,
} from './chat-fields.ts'
import { saved } from './save.server.ts'

/**
 * Loads the questions, whether anybody can be asked them (only a shop with a chat number takes orders by chat), and what
 * questions may be: the contract, which says so, is too large for browsers.
 */
export async function readChatForm({ manage }: Office, { shopId }: MyShop) {
  const params = { shopId }
  const [shop, form] = await Promise.all([manage.getShop({ params }), manage.getChatForm({ params })])
  return {
    ...form,
    fields: fieldsOf(form),
    takesChats: chatDigits(shop.chatNumber) !== null,
    allowed: { types: CHAT_FIELD_TYPES, most: MOST_CHAT_FIELDS, ...CHAT_FIELD_LIMITS },
  }
}

const fieldsOf = ({ fields }: { readonly fields: readonly (Omit<ChatField, 'type'> & { type: string })[] }) =>
  fields.map((field): ChatField => ({ ...field, type: chatFieldType(field.type) }))

/** Handles the forms of the page: one for each question, and one for a new question. */
export async function changeChatForm(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = chatFormWords.of(office.language)
  const params = { shopId }
  const form = await manage.getChatForm({ params })
  const known = fieldsOf(form)
  const typed = fieldIn(sent)
  // The key is the last part of the intent, so that the page shows a refusal at the right question.
  const [intent = '', key = ''] = splitIntent(sent.intent)
  const was = known.find((field) => field.key === key)
  const save = (fields: readonly ChatField[], note: string, revision = sent.text('revision')) =>
    saved(
      { office, shopId, sent, call: 'setChatForm' },
      () => manage.setChatForm({ params, revision, body: { fields: [...fields] } }),
      note,
    )
  switch (intent) {
    case 'move':
      return save(
        withMoved(known, sent.text('key'), sent.text('by') === 'up' ? 'up' : 'down'),
        words.moved,
        form.revision,
      )
    case 'return': {
      const field = { ...typed, key: sent.text('key') }
      return save(withReturned(known, field, sent.number('at')), words.returned(field.label), form.revision)
    }
    case 'remove': {
      const outcome = await save(
        known.filter((field) => field !== was),
        words.removed(was?.label ?? ''),
      )
      return was && outcome.kind === 'done' ? { ...outcome, undo: undoOf(was, known.indexOf(was)) } : outcome
    }
    default: {
      // The page then has no form of this question; what was typed is shown in that of a new one.
      if (key && !was) return { ...refusedWith({ intent: 'add' }, words.gone), typed: sent.values() }
      const wrong = wrongIn(typed, known, was?.key ?? null, office)
      if (Object.keys(wrong).length > 0) return wrongTyped(sent, wrong)
      if (!was && known.length >= MOST_CHAT_FIELDS) return refusedWith(sent, words.full(MOST_CHAT_FIELDS))
      const field = { ...typed, key: was?.key ?? keyFor(typed.label, known) }
      const outcome = await save(
        was ? known.map((each) => (each === was ? field : each)) : [...known, field],
        was ? words.saved(field.label) : words.added(field.label),
      )
      return outcome.kind === 'refused' ? { ...outcome, typed: sent.values() } : outcome
    }
  }
}

/** `edit que-dia` as `edit` and `que-dia`. */
const splitIntent = (intent: string) => /^(\w+) (.+)$/s.exec(intent)?.slice(1) ?? [intent]

const fieldIn = (sent: Sent): Omit<ChatField, 'key'> => ({
  label: sent.text('label'),
  type: chatFieldType(sent.text('type')),
  value: sent.text('value'),
  required: sent.on('required'),
})

/** What a question lacks, by field of its form. */
function wrongIn(
  { label, type, value }: Omit<ChatField, 'key'>,
  known: readonly ChatField[],
  key: string | null,
  { language }: Office,
): Readonly<Record<string, string>> {
  const words = chatFormWords.of(language)
  const tooLong = (most: number) => limitsWords.of(language).tooLong(most.toLocaleString(language))
  const wrongLabel = () => {
    if (label === '') return words.labelMissing
    if (label.length > CHAT_FIELD_LIMITS.label) return tooLong(CHAT_FIELD_LIMITS.label)
    return isAsked(known, label, key) ? words.labelTaken : null
  }
  const wrongValue = () => {
    if (value.length > CHAT_FIELD_LIMITS.value) return tooLong(CHAT_FIELD_LIMITS.value)
    return suitsType(type, value) ? null : words.valueWrong(EXAMPLES[type])
  }
  const wrong = { label: wrongLabel(), value: wrongValue() }
  return Object.fromEntries(Object.entries(wrong).flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
}

/** The fields of the form that asks a removed question again. */
const undoOf = ({ key, label, type, value, required }: ChatField, at: number): Done['undo'] => ({
  intent: 'return',
  at: String(at),
  ...{ key, label, type, value },
  ...(required && { required: 'on' }),
})
