export const es = {
  asStored:
    'Este texto tiene tablas, fotos u otras partes que el editor perdería. Te lo mostramos como está guardado, para que no se pierda nada.',
  write: 'Escribe aquí…',
  tools: 'Formato del texto',
  bold: 'Negrita',
  italic: 'Cursiva',
  title: 'Título',
  subtitle: 'Subtítulo',
  bullets: 'Lista',
  numbers: 'Lista con números',
  link: 'Enlace',
  linkTo: 'Dirección del enlace',
  undo: 'Deshacer',
} as const
