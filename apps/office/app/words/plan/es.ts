/** Words of a shop's plan, its usage, and requests for more. */
export const es = {
  intro: 'Cuánto usa la tienda de lo que trae su plan. Nunca detiene un pedido.',
  plan: 'Plan',
  names: { start: 'Inicio', grow: 'Crecer', big: 'Grande' },
  limits: {
    products: 'Productos',
    mediaBytes: 'Fotos',
    people: 'Personas del equipo, con las invitadas',
    mailsADay: 'Correos de hoy',
    ordersADay: 'Pedidos de hoy',
  },
  of: (used: string, most: string) => `${used} de ${most}`,
  near: 'Casi lleno',
  full: 'Lleno',
  busy: 'Día de mucho movimiento',
  todo: {
    products: {
      near: 'Pronto no entrarán productos nuevos. Borra los que ya no vendes, o pide más.',
      full: 'No entran productos nuevos; los que tienes se editan y se venden igual. Borra los que ya no vendes, o pide más.',
    },
    mediaBytes: {
      near: 'Pronto no entrarán fotos nuevas. Pide más.',
      full: 'No entran fotos nuevas; las que tienes se ven igual. Pide más.',
    },
    people: {
      near: 'Pronto no podrás invitar a nadie más. Quita a quien ya no trabaja contigo, o pide más.',
      full: 'No puedes invitar a nadie más. Quita a quien ya no trabaja contigo, o pide más.',
    },
  },
  counted:
    'Solo se cuentan: ni los pedidos ni sus correos se detienen por el plan. Si todos los días son así, pide más.',
  quiet: (date: string) =>
    `La tienda es nueva: hasta el ${date} recibe menos pedidos y envía menos correos por día, y al llegar al límite se detienen hasta el día siguiente.`,
  askTitle: 'Pedir más',
  askHelp: 'Lo lee una persona de la plataforma. Cuando tu plan cambie, lo verás aquí.',
  text: 'Qué necesitas, y para cuándo',
  ask: 'Pedir más',
  waiting: 'Espera respuesta',
  askedBy: (who: string, when: string) => `${who} lo pidió: ${when}`,
  change: 'Cambiar lo que pides',
  changeIt: 'Guardar el cambio',
  withdraw: 'Ya no hace falta',
  asked: 'Recibido. Cuando tu plan cambie, lo verás aquí.',
  withdrawn: 'Listo: ya no pides más.',
}
