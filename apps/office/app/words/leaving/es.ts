/** Words of the question before a page with unsaved changes is left. */
export const es = {
  title: '¿Salir sin guardar?',
  text: 'Lo que cambiaste en esta página se pierde.',
  stay: 'Seguir aquí',
  leave: 'Salir sin guardar',
}
