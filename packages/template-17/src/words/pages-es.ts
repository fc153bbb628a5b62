/** Texts of pages without products, which other pages do not load. */
export default {
  'blog.title': 'Pared',
  'blog.text': 'Lo que pegamos en la calle.',
  'blog.empty': 'La pared está limpia.',
  'blog.more': 'También en la pared',
  'contact.text': 'Escribe. Contesta una persona.',
  'closed.title': 'Cerrado',
  'locked.title': 'Con código',
  'newsletter.page': 'Avisos',
  'callejon.channel': 'Canal',
  'callejon.fact': 'Dato',
  'callejon.door': 'Puerta',
  'callejon.way.chat': 'Chat',
  'callejon.way.socialChat': 'Messenger',
  'callejon.way.phone': 'Teléfono',
  'callejon.way.email': 'Correo',
} as const
