/** Notifications on this device, the office as an app, and the page without a connection. */
export default {
  title: 'Avisos en este dispositivo',
  intro: 'Elige qué te avisa este teléfono o computador, tienda por tienda. De noche (22 a 7) calla.',
  kinds: {
    order: 'Pedido nuevo',
    paid: 'Te pagaron un pedido',
    hold: 'En dos horas se libera lo apartado de un pedido por chat',
    message: 'Te escribieron desde la tienda',
    soldOut: 'Se agotó un producto con una venta',
    trouble: 'Un pago necesita que lo mires',
  },
  atNight: 'También de noche',
  bell: 'Campana de caja',
  bellHint: (paid: string) =>
    `Suena cuando te pagan, si la oficina está abierta en este navegador. Elige abajo «${paid}».`,
  bellAsks: 'Para que suene la campana de caja, toca la pantalla o una tecla.',
  save: 'Guardar los avisos',
  saved: 'Guardado. Este dispositivo te avisa.',
  off: 'Guardado. Este dispositivo ya no te avisa.',
  denied: 'El navegador no deja mostrar avisos. Permítelos en los ajustes del sitio e intenta de nuevo.',
  unable: 'Este navegador no puede mostrar avisos. En iPhone, primero agrega la oficina a tu pantalla de inicio.',
  mails: {
    title: 'Avisos por correo',
    intro: (email: string) => `Llegan a ${email}, además de los que recibe el correo de la tienda.`,
    save: 'Guardar mi elección',
    saved: 'Guardado. Te escribimos sobre esta tienda.',
    off: 'Guardado. Ya no te escribimos sobre esta tienda.',
  },
  offlineTitle: 'Sin conexión',
  offlineText: 'Vuelve a intentarlo cuando tengas señal. Lo que ya tenías abierto sigue ahí.',
}
