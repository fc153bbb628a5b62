import type { CommonSettingWords } from '../../setting-words.ts'

const words: CommonSettingWords = {
  groups: {
    template: 'Plantilla',
    colors: 'Colores',
    letters: 'Tipografía',
    logo: 'Logo',
    banners: 'Banners',
    details: 'Detalles',
  },
  settings: {
    'colors.primary': { label: 'Color principal', hint: 'El de los botones y los enlaces de toda la tienda.' },
    'colors.accent': { label: 'Color de acento', hint: 'Resalta etiquetas y detalles en toda la tienda.' },
    'colors.background': { label: 'Fondo', hint: 'El color detrás de todas las páginas.' },
    'colors.text': { label: 'Texto', hint: 'El color de los textos. Lo ajustamos si no se lee bien sobre el fondo.' },
    font: {
      label: 'Tipo de letra',
      hint: 'La de títulos y textos en toda la tienda.',
      choices: { own: 'La de la plantilla', system: 'La del dispositivo, la que carga más rápido' },
    },
    scheme: {
      label: 'Claro u oscuro',
      hint: 'Si la tienda se ve sobre un fondo claro u oscuro.',
      choices: { light: 'Claro', dark: 'Oscuro', auto: 'Como el dispositivo de quien la visita' },
    },
    logo: {
      label: 'Nombre o logo',
      hint: 'Lo que va en el encabezado de todas las páginas.',
      choices: { wordmark: 'El nombre en letras', square: 'El logo en un cuadrado' },
    },
    categoryStyle: {
      label: 'Estilo de las categorías',
      hint: 'Cómo se muestran las categorías en la página de inicio.',
      choices: { 1: 'Estilo 1', 2: 'Estilo 2', 3: 'Estilo 3' },
    },
    productStyle: {
      label: 'Estilo de los productos',
      hint: 'Cómo se muestran los productos en las listas.',
      choices: { 1: 'Estilo 1', 2: 'Estilo 2', 3: 'Estilo 3' },
    },
    banners: { label: 'Banners', hint: 'Imágenes con texto y enlace en la página de inicio, seis como máximo.' },
    'banners.*.image': { label: 'Imagen', hint: 'La foto del banner.' },
    'banners.*.mobileImage': {
      label: 'Imagen para celular',
      hint: 'Otra foto, más alta, para pantallas angostas. Sin ella usamos la de arriba.',
    },
    'banners.*.title': { label: 'Título', hint: 'El texto grande del banner.' },
    'banners.*.text': { label: 'Texto', hint: 'Una o dos frases junto al título.' },
    'banners.*.button': { label: 'Botón', hint: 'Lo que dice el botón del banner, como «Ver la colección».' },
    'banners.*.href': { label: 'Enlace', hint: 'La página que se abre al tocar el banner.' },
    'banners.*.focus': { label: 'Punto focal', hint: 'La parte de la foto que siempre se ve cuando se recorta.' },
    'banners.*.from': {
      label: 'Se muestra desde',
      hint: 'Día y hora de tu tienda en que aparece. Sin ella, desde que lo publicas.',
    },
    'banners.*.until': {
      label: 'Se muestra hasta',
      hint: 'Día y hora de tu tienda en que se quita solo. Sin ella, hasta que lo quites.',
    },
    headline: { label: 'Mensaje principal', hint: 'La frase grande con la que empieza la página de inicio.' },
    description: {
      label: 'Descripción',
      hint: 'Quién eres y qué vendes, en una o dos frases, en la página de inicio o al pie.',
    },
    watermark: { label: '«Hecho con Feria»', hint: 'Una línea pequeña al pie de todas las páginas.' },
    onlinePayment: {
      label: 'Anunciar el pago en línea',
      hint: 'El botón del carrito dice que se paga en línea.',
    },
  },
}
export default words
