/** Words of the page that reports a shop to the platform. */
export default {
  title: 'Denunciar una tienda',
  intro: (shop: string) => `Cuéntanos qué pasa con la tienda «${shop}». Lo lee una persona de la plataforma.`,
  nobody:
    'La tienda no sabrá que fuiste tú, y no te pedimos tus datos. Si es sobre un pedido, escríbele primero a la tienda.',
  reason: '¿Qué pasa?',
  reasons: {
    fraud: 'Parece un engaño',
    counterfeit: 'Vende imitaciones',
    forbidden: 'Vende algo prohibido o peligroso',
    notDelivered: 'No entregó lo que compré',
    other: 'Otra cosa',
  },
  text: 'Cuéntanos más (opcional)',
  textHint: 'Por ejemplo el número de tu pedido. No pongas contraseñas ni números de tarjetas.',
  send: 'Enviar la denuncia',
  sent: 'Gracias. La leeremos.',
  sentText: 'Si la tienda engaña a la gente, la cerramos.',
}
