import type { logWords } from '#app/words/log/index.ts'

type Words = ReturnType<typeof logWords.of>

type Verb = keyof Words['log']['did']
type Noun = keyof Words['things']

const VERBS: readonly (readonly [RegExp, Verb])[] = [
  [/^(create|add|invite|upload|make|give|open)/, 'create'],
  [/^(delete|remove|withdraw|leave|forget|discard|cancel)/, 'remove'],
  [
    /^(change|set|save|adjust|bulk|end|undo|rotate|reseal|verify|close|reopen|keep|take|accept|publish|revert|confirm|apply|start|merge|rename|note|block|unblock)/,
    'change',
  ],
]

/** The verb of an action, by the name of its call. */
export const actionOf = (action: string): Verb => VERBS.find(([form]) => form.test(action))?.[1] ?? 'send'

/** The kinds of things in the log. */
export const NOUNS = [
  ...(['products', 'stock', 'categories', 'tags', 'discounts', 'coupons', 'orders', 'refunds', 'buyers'] as const),
  ...(['taxes', 'shipping', 'payments', 'policies', 'articles', 'branches', 'appearance', 'domains', 'gate'] as const),
  ...(['integrations', 'webhooks', 'keys', 'team', 'invitations', 'media', 'support', 'log', 'push'] as const),
  ...(['limits', 'messages', 'subscribers', 'team-mails'] as const),
] satisfies readonly Noun[]

/** First segments of paths whose kind has another name. */
const ALSO: Readonly<Record<string, Noun>> = {
  close: 'shop',
  reopen: 'shop',
  deletion: 'shop',
  archive: 'shop',
  'mail-notes': 'shop',
  'chat-texts': 'shop',
  'chat-form': 'shop',
  affiliations: 'integrations',
  marketplace: 'integrations',
  cities: 'shipping',
  tasks: 'products',
}

/** Kinds whose paths have names; in others, the second segment is a number, or a keyword. */
const NAMED: readonly Noun[] = ['coupons', 'domains', 'articles']

/** Returns the kind and number of what a row is about: «products/77». */
export function thingOf(thing: string, action: string): { readonly noun: Noun; readonly number: string } {
  const [kind = '', number = ''] = thing.replace(/^\/|\.csv$/g, '').split('/')
  const noun = NOUNS.find((each) => each === kind)
  const form = noun && NAMED.includes(noun) ? /^(?!batch$)[\w.-]{1,80}$/ : /^\d{1,18}$/
  // A shop has one appearance; the number is that of a template.
  if (noun) return { noun, number: noun !== 'appearance' && form.test(number) ? number : '' }
  return { noun: kind === '' || /Shop$/.test(action) ? 'shop' : (ALSO[kind] ?? 'other'), number: '' }
}
