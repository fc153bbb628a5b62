/** Words on the shared card, and of the screen around it. */
export const es = {
  title: { product: 'Comparte tu producto', coupon: 'Comparte tu cupón', shop: 'Comparte tu tienda' },
  intro: 'Una imagen con tus letras y colores, lista para un chat, tu estado o tu red.',
  formats: 'Tamaño',
  format: { post: 'Publicación', story: 'Historia o estado' },
  picture: (text: string) => `Imagen para compartir: ${text}`,
  share: 'Compartir',
  download: 'Descargar la imagen',
  link: 'Enlace',
  whatsApp: 'Escribir por WhatsApp',
  broken: 'No pudimos dibujar la imagen. El enlace sirve igual.',
  from: (price: string) => `desde ${price}`,
  less: (amount: string) => `${amount} menos`,
  useCode: 'Escribe el código al pagar',
  minimum: (amount: string) => `Desde ${amount}`,
  since: (day: string) => `Desde el ${day}`,
  until: (day: string) => `Hasta el ${day}`,
} as const
