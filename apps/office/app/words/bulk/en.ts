import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const en: Said<typeof es> = {
  title: 'Change many products',
  intro: 'Choose which ones and what to do. We try it first; nothing changes until you apply it.',
  which: 'Which ones?',
  category: 'Category',
  anyCategory: 'All',
  noCategory: 'No category',
  tag: 'Filter',
  anyTag: 'Any',
  state: 'Which of them',
  states: {
    all: 'All',
    on: 'On sale',
    off: 'Hidden',
    offer: 'On offer',
    regular: 'Not on offer',
    out: 'Sold out',
  },
  named: 'Name or reference (optional)',
  do: 'What do you do to them?',
  does: {
    raise: 'Raise the price',
    lower: 'Lower the price',
    offer: 'Put on offer',
    endOffer: 'End the offer',
    category: 'Move to a category',
    addTag: 'Add a filter',
    takeTag: 'Take a filter off',
    show: 'Show in the shop',
    hide: 'Hide from the shop',
    free: 'Free shipping',
    paid: 'Normal shipping',
  },
  by: 'By how much?',
  percent: 'per cent',
  amount: 'money',
  unit: 'In',
  off: 'Per cent off',
  until: 'Until (optional)',
  untilHint: 'When that day ends they cost what they did before.',
  ending: 'The price ends in',
  endings: { exact: 'Whatever comes', round: '…00', ninety: '…900', ninetyNine: '…990' },
  endingsCents: { exact: 'Whatever comes', round: '….00', ninety: '….90', ninetyNine: '….99' },
  to: 'To the category',
  value: 'Filter',
  try: 'Try it',
  trial: 'This is how it would be',
  counts: (changed, total) =>
    changed === 0
      ? 'No product changes.'
      : changed === 1
        ? `1 of ${total} changes.`
        : `${changed} of ${total} products change.`,
  biggest: (name, percent) => `The biggest jump: ${name}, ${percent}.`,
  examples: 'For example',
  before: 'Before',
  after: 'After',
  product: 'Product',
  apply: (count) => (count === 1 ? 'Apply to 1 product' : `Apply to ${count} products`),
  undoHint: 'You can undo it for 24 hours.',
  howMuch: 'Write how much, like 8.',
  choose: 'Choose one.',
  last: 'What you did last',
  tasks: {
    'products.bulk': 'Change of many products',
    'products.prices': 'Price list',
    'products.import': 'Import',
  },
  task: {
    waiting: 'Waiting',
    running: 'Under way',
    done: 'Done',
    failed: 'Stopped',
    undoing: 'Undoing',
    undone: 'Undone',
  },
  progress: (done, total) => `${done} of ${total}`,
  changed: (count) => (count === 1 ? '1 product changed.' : `${count} products changed.`),
  skipped: (count) =>
    count === 1
      ? '1 stayed as it was: somebody changed it meanwhile.'
      : `${count} stayed as they were: somebody changed them meanwhile.`,
  restored: (count) => (count === 1 ? '1 is as it was before.' : `${count} are as they were before.`),
  kept: (count) =>
    count === 1
      ? '1 stayed: you changed it since, and we leave that alone.'
      : `${count} stayed: you changed them since, and we leave that alone.`,
  failed: 'Something failed on our side. What it did change you can undo.',
  leave: 'You can leave this page: it goes on by itself.',
  undo: 'Undo all of it',
  undoUntil: (moment) => `Can be undone until: ${moment}`,
  undoing: 'We are undoing it.',
  again: 'Refresh',
  backToProducts: 'Change many products',
  list: {
    title: 'Paste a price list',
    intro:
      'Copy your list from Excel, a note or WhatsApp and paste it here: a product and its price on each line. We find them by reference or by name.',
    text: 'Your list',
    example: ['Linen dress 119,900', 'Woven belt; 35,000', 'LS-M  45k'],
    read: 'Read the list',
    ready: (count) => (count === 1 ? '1 price ready' : `${count} prices ready`),
    jumps: (count) => (count === 1 ? '1 jump of more than 30%' : `${count} jumps of more than 30%`),
    jumpsHint: 'Look at each of them: tick those that are right.',
    same: (count) => (count === 1 ? '1 has that price already.' : `${count} have that price already.`),
    unread: (count) =>
      count === 1 ? '1 line that we did not understand' : `${count} lines that we did not understand`,
    unreadHint: 'Correct them in the list and read it again.',
    problem: {
      noPrice: 'We see no price.',
      unknown: 'There is no product with that name or reference.',
      several: 'There are several with that name: use the reference.',
      again: 'It was on another line already.',
    },
    line: (line) => `Line ${line}`,
    onRequest: 'on request',
    apply: 'Change the ticked prices',
    none: 'Tick at least one price.',
    change: 'Correct the list',
  },
}
