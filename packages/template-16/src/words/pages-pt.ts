import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'contact.title': 'Venha ou escreva',
  'contact.text': 'Uma dúvida ou um pedido grande: responde quem está no balcão.',
  'locked.title': 'Hoje atendemos só com código',
  'sazon.channels': 'Sem rodeios',
} satisfies Dictionary<typeof es>
