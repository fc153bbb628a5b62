/** The keys of the office, in Spanish (tú). */
export const es = {
  title: 'Teclas',
  find: 'Buscar pedidos y productos',
  findHere: 'Buscar en la lista',
  next: 'Fila siguiente',
  before: 'Fila anterior',
  open: 'Abrir la fila',
  pick: 'Elegir la fila, o soltarla',
  edit: 'Cambiar el precio de la fila',
  save: 'Guardar',
  undo: 'Deshacer lo último',
  help: 'Ver estas teclas',
  single: 'Teclas de una sola letra',
  singleHint:
    'Apágalas en este navegador si chocan con tu lector de pantalla o con el dictado. Las que van con Ctrl o ⌘ siguen.',
  close: 'Listo',
  account: 'Con «?» ves todas las teclas en cualquier pantalla de la tienda.',
  go: (screen: string) => `Ir a ${screen}`,
}
