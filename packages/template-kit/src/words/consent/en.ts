import type { Dictionary } from '../../words.ts'
import type es from './es.ts'

/** The English words of the consent to third parties. */
const words: Dictionary<typeof es> = {
  'consent.title': 'Your privacy',
  'consent.text':
    'If you allow it, we use other companies’ services to {purposes}. Nothing loads before you choose, and you can change your mind at any time.',
  'consent.accept': 'Accept',
  'consent.reject': 'Reject',
  'consent.choose': 'Settings',
  'consent.settings': 'Privacy and cookies',
  'consent.needed': 'Always on',
  'consent.neededText': 'Your cart and what the shop needs to work are kept in this browser. Nobody else sees them.',
  'consent.signal': 'Your browser asks for your data not to be shared. We respect that, unless you say otherwise here.',
  'consent.by': 'With {company}',
  'consent.measurement': 'Measuring visits',
  'consent.measurementText': 'Counts which pages and products are viewed, to improve the shop.',
  'consent.measurementPart': 'measure visits',
  'consent.advertising': 'Showing ads',
  'consent.advertisingText': 'Lets you see this shop’s ads on other sites, and tells the shop whether they work.',
  'consent.advertisingPart': 'show ads',
  'consent.conversation': 'Chatting here',
  'consent.conversationText': 'Opens a window on the page to write to the shop.',
  'consent.conversationPart': 'chat with you',
  'consent.acceptAll': 'Accept all',
  'consent.rejectAll': 'Reject all',
  'consent.save': 'Save my choice',
  'consent.close': 'Close',
  'consent.saved': 'Your choice is saved',
}

export default words
