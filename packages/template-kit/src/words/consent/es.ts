/** The Spanish words of the consent to third parties. */
const words = {
  'consent.title': 'Tu privacidad',
  'consent.text':
    'Con tu permiso usamos servicios de otras empresas para {purposes}. Nada se carga antes de que elijas, y puedes cambiar de opinión cuando quieras.',
  'consent.accept': 'Aceptar',
  'consent.reject': 'Rechazar',
  'consent.choose': 'Configurar',
  'consent.settings': 'Privacidad y cookies',
  'consent.needed': 'Siempre activo',
  'consent.neededText':
    'Tu carrito y lo que la tienda necesita para funcionar se guardan en este navegador. Nadie más los ve.',
  'consent.signal': 'Tu navegador pide que no se compartan tus datos. Lo respetamos, salvo que aquí digas otra cosa.',
  'consent.by': 'Con {company}',
  'consent.measurement': 'Medir las visitas',
  'consent.measurementText': 'Cuenta qué páginas y productos se ven, para mejorar la tienda.',
  'consent.measurementPart': 'medir las visitas',
  'consent.advertising': 'Mostrar anuncios',
  'consent.advertisingText': 'Permite que veas anuncios de esta tienda en otros sitios, y saber si sirven.',
  'consent.advertisingPart': 'mostrar anuncios',
  'consent.conversation': 'Chatear aquí',
  'consent.conversationText': 'Abre en la página una ventana para escribirle a la tienda.',
  'consent.conversationPart': 'chatear contigo',
  'consent.acceptAll': 'Aceptar todo',
  'consent.rejectAll': 'Rechazar todo',
  'consent.save': 'Guardar mi elección',
  'consent.close': 'Cerrar',
  'consent.saved': 'Guardamos tu elección',
} as const

export default words
