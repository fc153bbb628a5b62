/** That the platform's support looks into a shop. */
export default {
  mayLook: (until: string) => `Soporte puede mirar tu tienda hasta: ${until}.`,
  mayChange: (until: string) => `Soporte puede mirar y cambiar tu tienda hasta: ${until}.`,
  emergency: (why: string) => `Entró por una urgencia: ${why}`,
  seen: (who: string, when: string) => `${who} estuvo aquí: ${when}.`,
  meLook: (until: string) => `Estás aquí como soporte, solo para mirar, hasta: ${until}.`,
  meChange: (until: string) => `Estás aquí como soporte y puedes cambiar cosas, hasta: ${until}.`,
  paused: (why: string) => `Pausamos tu tienda, por eso se muestra cerrada: ${why}`,
  quiet: (until: string) =>
    `Tu tienda ya vende. Hasta el ${until} recibe 20 pedidos al día como máximo y los buscadores todavía no la muestran.`,
  title: 'Ayuda de soporte',
  intro: 'Deja que soporte entre a tu tienda por un día. Nunca ve quién te compra, y cada paso queda en el registro.',
  what: 'Qué puede hacer',
  look: 'Solo mirar',
  change: 'Mirar y cambiar',
  grant: 'Dejar entrar por un día',
  granted: 'Listo: soporte puede entrar durante un día.',
  end: 'Terminar el acceso',
  ended: 'Soporte ya no puede entrar.',
  past: 'Accesos anteriores',
  by: (who: string, when: string) => `Lo dio ${who}, ${when}`,
  byEmergency: (who: string, when: string) => `${who} entró por una urgencia, ${when}`,
}
