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

/** What was done, by the name of its call. */
export const actionOf = (action: string): Verb => VERBS.find(([form]) => form.test(action))?.[1] ?? 'send'

/** What rows of the log are about. */
export const NOUNS = [
  ...(['products', 'stock', 'categories', 'tags', 'discounts', 'coupons', 'orders', 'refunds', 'buyers'] as const),
  ...(['shipping', 'payments', 'policies', 'articles', 'branches', 'appearance', 'domains', 'gate'] as const),
  ...(['integrations', 'webhooks', 'keys', 'team', 'invitations', 'media', 'support', 'log', 'push'] as const),
  ...(['limits', 'messages', 'subscribers'] as const),
] satisfies readonly Noun[]

/** Parts of an address that are about something else than their name says. */
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

/** Whose own names stand in their address; what else stands there is a number, or a word for programs. */
const NAMED: readonly Noun[] = ['coupons', 'domains', 'articles']

/** What it was about, and which one: «products/77». What has no address of its own is the shop. */
export function thingOf(thing: string, action: string): { readonly noun: Noun; readonly number: string } {
  const [kind = '', number = ''] = thing.replace(/^\/|\.csv$/g, '').split('/')
  const noun = NOUNS.find((each) => each === kind)
  const form = noun && NAMED.includes(noun) ? /^(?!batch$)[\w.-]{1,80}$/ : /^\d{1,18}$/
  // There is one appearance; its number is that of a template.
  if (noun) return { noun, number: noun !== 'appearance' && form.test(number) ? number : '' }
  return { noun: kind === '' || /Shop$/.test(action) ? 'shop' : (ALSO[kind] ?? 'other'), number: '' }
}
