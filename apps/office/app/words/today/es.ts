/** Words of Today, in Spanish. */
export const es = {
  morning: (name: string) => `Buenos días, ${name}.`,
  afternoon: (name: string) => `Buenas tardes, ${name}.`,
  evening: (name: string) => `Buenas noches, ${name}.`,
  yesterday: (amount: string, orders: number) =>
    `Ayer vendiste ${amount} en ${orders === 1 ? 'un pedido' : `${orders} pedidos`}.`,
  waiting: 'Hoy te esperan:',
  allDone: 'Todo al día. Buen momento para una foto de algo nuevo.',
  nobodyElse: 'Nadie más espera respuesta tuya.',
  setUp: 'Para dejar la tienda lista:',
  share: 'Ver la tienda',
  shareCard: 'Compartir algo nuevo',
  print: 'Imprimir',
  moneyCame: 'Llegó la plata',
  daysLeft: (days: number) => `quedan ${days} días`,
  hoursLeft: (hours: number) => `quedan ${hours} horas`,
  minutesLeft: (minutes: number) => (minutes === 1 ? 'queda 1 minuto' : `quedan ${minutes} minutos`),
  over: (count: number) => `${count} o más`,
  paidTwice: (n: string, one: boolean) => (one ? `1 pedido se pagó dos veces` : `${n} pedidos se pagaron dos veces`),
  paidButCancelled: (n: string, one: boolean) =>
    one ? 'Llegó el pago de 1 pedido cancelado' : `Llegó el pago de ${n} pedidos cancelados`,
  nothingLeft: (n: string, one: boolean) =>
    one ? '1 pedido se pagó y ya no quedan unidades' : `${n} pedidos se pagaron y ya no quedan unidades`,
  misfit: (n: string, one: boolean) =>
    one ? 'El pago de 1 pedido no cuadra con su total' : `El pago de ${n} pedidos no cuadra con su total`,
  chat: (n: string, one: boolean) =>
    one ? '1 pedido por chat espera respuesta' : `${n} pedidos por chat esperan respuesta`,
  confirm: (n: string, one: boolean) => (one ? '1 contra entrega por confirmar' : `${n} contra entrega por confirmar`),
  transfers: (n: string, one: boolean) => (one ? '1 transferencia por revisar' : `${n} transferencias por revisar`),
  pack: (n: string, one: boolean) => (one ? '1 pedido por empacar' : `${n} pedidos por empacar`),
  handOver: (n: string, one: boolean) =>
    one ? '1 pedido listo para entregar a la transportadora' : `${n} pedidos listos para entregar a la transportadora`,
  collect: (n: string, one: boolean) =>
    one ? '1 pedido entregado con plata por recibir' : `${n} pedidos entregados con plata por recibir`,
  resend: (n: string, one: boolean) => (one ? '1 paquete que volvió' : `${n} paquetes que volvieron`),
  messages: (n: string, one: boolean) =>
    one
      ? '1 mensaje espera respuesta desde hace más de un día'
      : `${n} mensajes esperan respuesta desde hace más de un día`,
  low: (n: string, one: boolean) => (one ? 'Queda poco de 1 producto' : `Queda poco de ${n} productos`),
  late: (n: string, one: boolean) =>
    one ? '1 paquete va tarde: ya debía haber llegado' : `${n} paquetes van tarde: ya debían haber llegado`,
  bestSellersOut: (n: string, one: boolean) =>
    one ? 'Se acabó 1 de los más vendidos' : `Se acabaron ${n} de los más vendidos`,
  drafts: (n: string, one: boolean) =>
    one ? '1 producto en borrador, sin publicar' : `${n} productos en borrador, sin publicar`,
  mails: (n: string, one: boolean) =>
    one ? 'No se pudo entregar un correo de 1 pedido' : `No se pudieron entregar correos de ${n} pedidos`,
  webhooks: (n: string, one: boolean) =>
    one ? '1 webhook falla: tu otro sistema no se entera' : `${n} webhooks fallan: tus otros sistemas no se enteran`,
  domains: (n: string, one: boolean) =>
    one ? '1 dominio dejó de apuntar aquí' : `${n} dominios dejaron de apuntar aquí`,
  testKeys: (n: string, one: boolean) =>
    one
      ? 'La tienda cobra con 1 cuenta de prueba: ese dinero no llega'
      : `La tienda cobra con ${n} cuentas de prueba: ese dinero no llega`,
  moneyChanges: (n: string, one: boolean) =>
    one
      ? 'Un cambio de adónde llega la plata espera 24 horas'
      : `${n} cambios de adónde llega la plata esperan 24 horas`,
  limits: (_n: string, one: boolean) =>
    one ? 'Algo del plan se está llenando' : 'Varias cosas del plan se están llenando',
  setUpPayments: 'Elige cómo te pagan',
  setUpShipping: 'Di cuánto cuesta el envío',
  setUpProducts: (missing: number) => (missing === 1 ? 'Publica un producto más' : `Publica ${missing} productos más`),
  setUpPolicies: 'Escribe tus políticas',
  setUpChat: 'Pon tu WhatsApp',
  setUpDomain: 'Conecta tu propio dominio',
}
