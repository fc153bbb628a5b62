/** Words of the texts for chats with buyers, in Spanish (tú). The compiler requires the same of the other languages. */
export const es = {
  intro:
    'Con qué empieza el chat cuando tocas «Escribir por WhatsApp» en un pedido. Nada se envía solo: tú lo lees y lo mandas.',
  kinds: {
    confirm: { title: 'Para confirmar', when: 'Pedidos contra entrega o por chat: ¿lo quiere?' },
    payment: { title: 'Espera el pago', when: 'Pedidos sin pagar.' },
    ready: { title: 'Listo para recoger', when: 'Cuando pueden pasar por él.' },
    onTheWay: { title: 'Va en camino', when: 'Después de entregarlo a la transportadora.' },
    arrived: { title: '¿Llegó?', when: 'Para saber si lo recibió.' },
    hello: { title: 'Otro mensaje', when: 'Todo lo demás.' },
  },
  /** The placeholders' names. */
  places: {
    name: 'nombre',
    shop: 'tienda',
    number: 'pedido',
    total: 'total',
    link: 'enlace',
    carrier: 'transportadora',
    guide: 'guía',
  },
  put: 'Toca un dato para ponerlo donde estás escribiendo. Si un pedido no lo tiene, esa frase no sale.',
  blank: 'En blanco: nuestro texto.',
  preview: 'Así le llega',
  back: 'Volver a nuestro texto',
  own: 'Tu texto',
  unknown: (names: string, known: string) => `No conocemos ${names}. Puedes usar: ${known}.`,
  tooLong: (most: string) => `Puede tener ${most} caracteres como máximo.`,
  example: { name: 'Marcela', carrier: 'Servientrega' },
} as const
