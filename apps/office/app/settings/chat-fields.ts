import { CHAT_FIELD_LIMITS, CHAT_FIELD_TYPES } from '@store/api-client/manage'
import { type ChatOrderField, slugWords } from '@store/core'

type ChatFieldType = (typeof CHAT_FIELD_TYPES)[number]
/** A question of the chat form, with a type that the API accepts. */
export type ChatField = ChatOrderField & { readonly type: ChatFieldType }

/** The type with this name; imported shops may have others, whose questions are answered with any text. */
export const chatFieldType = (name: string): ChatFieldType => CHAT_FIELD_TYPES.find((type) => type === name) ?? 'text'

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** What an input of each type accepts as its initial value; browsers show others as blank. */
const SHAPES: Readonly<Record<ChatFieldType, RegExp>> = {
  text: /^/,
  tel: /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  number: /^-?\d+(?:\.\d+)?$/,
  date: DAY,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  url: /^https?:\/\/\S+$/,
}

/** An initial value of each type, as it is typed. */
export const EXAMPLES: Readonly<Record<ChatFieldType, string>> = {
  text: '…',
  tel: '300 111 2233',
  email: 'ana@example.com',
  number: '2.5',
  date: '2026-12-24',
  time: '09:30',
  url: 'https://example.com',
}

/** Whether a question of this type may begin with this answer; blank: it begins with none. */
export const suitsType = (type: ChatFieldType, value: string): boolean =>
  value === '' || (value.length <= CHAT_FIELD_LIMITS.value && SHAPES[type].test(value))

const plain = (label: string) => label.trim().toLocaleLowerCase()

/** Whether another question has this text. */
export const isAsked = (fields: readonly ChatField[], label: string, key: string | null = null): boolean =>
  fields.some((field) => field.key !== key && plain(field.label) === plain(label))

/** The key of a new question, made of its text; a number distinguishes it from others with the same letters. */
export function keyFor(label: string, fields: readonly ChatField[]): string {
  const words = slugWords(label).slice(0, CHAT_FIELD_LIMITS.key - 4) || 'field'
  for (let count = 1; ; count++) {
    const key = count === 1 ? words : `${words}-${count}`
    if (!fields.some((field) => field.key === key)) return key
  }
}

/** The questions with one of them moved by one place; unchanged at the ends. */
export function withMoved(fields: readonly ChatField[], key: string, by: 'up' | 'down'): readonly ChatField[] {
  const at = fields.findIndex((field) => field.key === key)
  const to = at + (by === 'up' ? -1 : 1)
  const [field, other] = [fields[at], fields[to]]
  return field && other ? fields.with(at, other).with(to, field) : fields
}

/** The questions with one that was removed back at its place, unless there is one with its key again. */
export const withReturned = (fields: readonly ChatField[], field: ChatField, at: number): readonly ChatField[] =>
  fields.some(({ key }) => key === field.key) ? fields : fields.toSpliced(at, 0, field)
